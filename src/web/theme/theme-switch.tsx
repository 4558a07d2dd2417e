import { useState } from 'preact/hooks';
import { site } from '../catalogue/spoken.js';
import { chooseTheme, rememberedTheme, THEMES } from './theme.js';

export const ThemeSwitch = () => {
  const [theme, setTheme] = useState(rememberedTheme);
  const choose = (index: number): void => {
    const next = THEMES[index] ?? 'system';
    setTheme(next);
    chooseTheme(next);
  };
  return (
    <label class="theme">
      <span class="hidden">{site.theme}</span>
      <select value={theme} onChange={({ currentTarget }) => choose(currentTarget.selectedIndex)}>
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {site.themes[each]}
          </option>
        ))}
      </select>
    </label>
  );
};
