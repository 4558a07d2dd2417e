/** Light, dark, or as the device has it: kept in this browser, for every page of this server. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const DRAWER = 'parlor.theme';
const SYSTEM = matchMedia('(prefers-color-scheme: dark)');

export const rememberedTheme = (): Theme => {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(DRAWER)) ?? 'system';
  } catch {
    // Without storage it is as the device has it.
    return 'system';
  }
};

/** Every colour follows from `color-scheme`; the explorer of the API has a class of its own. */
const dress = (theme: Theme): void => {
  const { dataset, classList } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  classList.toggle('dark-mode', theme === 'dark' || (theme === 'system' && SYSTEM.matches));
};

export const chooseTheme = (theme: Theme): void => {
  try {
    localStorage.setItem(DRAWER, theme);
  } catch {
    // Then it holds for this page.
  }
  dress(theme);
};

/** Before anything is drawn, and whenever the device or another tab changes it. */
export const followTheme = (): void => {
  const again = (): void => dress(rememberedTheme());
  again();
  SYSTEM.addEventListener('change', again);
  addEventListener('storage', ({ key }) => key === DRAWER && again());
};
