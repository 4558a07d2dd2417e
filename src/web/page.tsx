import { render } from 'preact';
import './page.css';
import { App } from './app.js';
import { speakAsChosen } from './language.js';
import { followLinks } from './place.js';

followLinks();
void speakAsChosen().then(() => {
  const root = document.getElementById('page');
  if (root === null) return;
  root.replaceChildren();
  render(<App />, root);
});
