import { chooseTheme, followTheme, rememberedTheme, THEMES } from './theme.js';

/** Runs in the head of every page, so that none is ever drawn in the wrong colours. */
followTheme();

/** The switch of a page that the server wrote; the app brings its own. */
const wire = (): void => {
  const select = document.querySelector<HTMLSelectElement>('select[data-theme-switch]');
  if (select === null) return;
  select.value = rememberedTheme();
  select.addEventListener('change', () => chooseTheme(THEMES[select.selectedIndex] ?? 'system'));
};
document.addEventListener('DOMContentLoaded', wire);
