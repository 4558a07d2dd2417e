import type { ComponentChildren } from 'preact';

interface Bar {
  readonly name: string;
  readonly share: number;
  readonly text: string;
  /** What can be done about it. */
  readonly beside?: ComponentChildren;
}

/** A small plot in words and bars: how many of the class. */
export const Bars = ({ rows }: { readonly rows: readonly Bar[] }) => (
  <ul class="bars">
    {rows.map(({ name, share, text, beside }) => (
      <li key={name}>
        <span class="what">
          <strong>{name}</strong> <span class="quiet">{text}</span>
        </span>
        {beside}
        <meter min={0} max={1} value={share} aria-label={`${name}: ${text}`} />
      </li>
    ))}
  </ul>
);
