import { replay } from '../catalogue/spoken-later.js';
import { CopyButton } from '../copy-button.js';
import { curlOfStream } from './curl.js';
import type { Line } from './lines.js';
import { type Language, SNIPPETS } from './snippets.js';

interface LessonLineProps {
  readonly line: Line;
  /** In which language a request is copied. */
  readonly language: Language;
  /** Whether it was sent by the last thing that was clicked. */
  readonly isYours: boolean;
}

export const LessonLine = ({ line, language, isYours }: LessonLineProps) =>
  line.kind === 'event' ? (
    <EventLine {...line} />
  ) : (
    <ExchangeLine exchange={line.exchange} language={language} isYours={isYours} />
  );

interface ExchangeLineProps extends Omit<LessonLineProps, 'line'> {
  readonly exchange: Extract<Line, { kind: 'exchange' }>['exchange'];
}

const ExchangeLine = ({ exchange, language, isYours }: ExchangeLineProps) => {
  const { pathname, search } = new URL(exchange.url);
  const { method, status, requestBody, responseBody, durationMs, error } = exchange;
  const isFine = status !== null && status < 400;
  return (
    <li class={isYours ? 'exchange yours' : 'exchange'}>
      <details>
        <summary>
          <span class="method">{method}</span> <span class="path">{pathname + search}</span>{' '}
          <span class={isFine ? 'status' : 'status bad'}>{status ?? replay.drawer.noAnswer}</span>{' '}
          <span class="took">{Math.round(durationMs)} ms</span>{' '}
          {isYours && <span class="tag">{replay.drawer.yours}</span>}
        </summary>
        {requestBody !== null && <Body title={replay.drawer.sent} text={requestBody} />}
        {responseBody !== null && <Body title={replay.drawer.answered} text={responseBody} />}
        {error !== null && <p>{error}</p>}
      </details>
      <CopyButton
        text={SNIPPETS[language](exchange)}
        what={`${method} ${pathname}`}
        label={replay.drawer.languages[language]}
      />
    </li>
  );
};

const EventLine = ({ gameId, event }: Extract<Line, { kind: 'event' }>) => (
  <li class="event">
    <details>
      <summary>
        <span class="method">{replay.drawer.event}</span> <span class="path">{event.event.type}</span>{' '}
        <span class="took">{replay.drawer.number(event.seq)}</span>
      </summary>
      <Body title={replay.drawer.heard} text={JSON.stringify(event)} />
    </details>
    <CopyButton
      text={curlOfStream(location.origin, gameId, event.seq - 1)}
      what={replay.drawer.streamFrom(event.seq)}
      label="curl"
    />
  </li>
);

const LONGEST = 6000;

const Body = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <figure>
    <figcaption>{title}</figcaption>
    <pre>{shortened(pretty(text))}</pre>
  </figure>
);

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text);

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};
