interface Tab {
  readonly name: string;
  readonly path: string;
  readonly isHere: boolean;
  /** A number beside it. */
  readonly count?: number | undefined;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Pages beside one another, as links: each has an address of its own. */
export const Tabs = ({ label, tabs }: TabsProps) => (
  <nav class="tabs" aria-label={label}>
    {tabs.map(({ name, path, isHere, count }) => (
      <a key={path} href={path} aria-current={isHere ? 'page' : undefined}>
        {name}
        {count !== undefined && <span class="tag">{count}</span>}
      </a>
    ))}
  </nav>
);
