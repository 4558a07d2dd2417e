import { useEffect } from 'preact/hooks';

/** What the tab says. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
