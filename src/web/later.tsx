import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { complain } from './news.js';

/** A part of the page that is fetched when somebody first wants it. */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | null = null;
  return (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded);
    useEffect(() => {
      const show = (part: ComponentType<Props>): void => {
        loaded = part;
        setPart(() => part);
      };
      load().then(show, complain);
    }, []);
    return Part === null ? null : <Part {...props} />;
  };
};
