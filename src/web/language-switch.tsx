import { site } from './catalogue/spoken.js';
import { chooseLanguage, LANGUAGES, language } from './language.js';

export const LanguageSwitch = () => (
  <label class="theme">
    <span class="hidden">{site.language}</span>
    <select
      value={language}
      onChange={({ currentTarget }) => chooseLanguage(LANGUAGES[currentTarget.selectedIndex]?.tag ?? 'en')}
    >
      {LANGUAGES.map(({ tag, name }) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
