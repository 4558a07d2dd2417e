import { chooseTheme, followTheme, rememberedTheme, THEMES } from './theme.js';

/** Runs in the head of every page, so that none is ever drawn in the wrong colours. */
followTheme();

/** The button and the switch of a page that the server wrote; the app brings its own. */
const wire = (): void => {
  const menu = document.querySelector('[data-menu]');
  menu?.addEventListener('click', () => {
    const isOpen = menu.parentElement?.classList.toggle('open') ?? false;
    menu.setAttribute('aria-expanded', String(isOpen));
  });
  const select = document.querySelector<HTMLSelectElement>('select[data-theme-switch]');
  if (select === null) return;
  select.value = rememberedTheme();
  select.addEventListener('change', () => chooseTheme(THEMES[select.selectedIndex] ?? 'system'));
};
document.addEventListener('DOMContentLoaded', wire);
