import { Home } from './home/home.js';
import { Lesson } from './lesson/lesson.js';
import { hush, news } from './news.js';
import { here, type PageAddress } from './place.js';
import { ReplayPage } from './replay/replay-page.js';
import { VerifyPage } from './replay/verify-page.js';
import { useSignal } from './signal.js';
import { GamePage } from './table/game-page.js';
import { Who } from './who.js';

/** The frame around every page: who one is, news, the page itself, the lesson. */
export const App = () => {
  const place = useSignal(here);
  return (
    <>
      <a class="skip" href="#main">
        Skip to the game
      </a>
      <header class="top">
        <a class="brand" href="/">
          Parlor
        </a>
        <nav aria-label="Documents">
          <a href="/docs">API</a>
          <a href="/guides">Guides</a>
          <a href="/problems">Problems</a>
        </nav>
        <Who />
      </header>
      <main id="main">
        <NewsStrip />
        <PageAt place={place} />
      </main>
      <footer>
        <p>
          Everything here is plain HTTP, and yours to build on:{' '}
          <a href="/docs">the API, to read and to try</a>, <a href="/guides">guides and lessons</a>,{' '}
          <a href="/problems">everything that can go wrong</a>,{' '}
          <a href="/openapi.json">the OpenAPI document</a>, <a href="/verify">check a record</a>.
        </p>
      </footer>
      <Lesson />
    </>
  );
};

const PageAt = ({ place }: { readonly place: PageAddress }) => {
  switch (place.page) {
    case 'home':
      return <Home />;
    case 'game':
      return <GamePage key={place.id} id={place.id} />;
    case 'verify':
      return <VerifyPage />;
    case 'replay':
      return <ReplayPage key={place.id} id={place.id} first={place.at} />;
  }
};

/** Always in the document, so that screen readers hear when something comes into it. */
const NewsStrip = () => {
  const told = useSignal(news);
  return (
    <div class="news-place" role="status" aria-live="polite">
      {told !== null && (
        <div class={`news ${told.tone}`}>
          <p>
            {told.text} {told.rule !== null && <q>{told.rule}</q>}{' '}
            {told.more !== null && <a href={told.more}>What does this mean?</a>}
          </p>
          <button type="button" class="quiet" onClick={hush} aria-label="Close this message">
            ✕
          </button>
        </div>
      )}
    </div>
  );
};
