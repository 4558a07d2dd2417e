import { render } from 'preact';
import './page.css';
import { App } from './app.js';
import { followLinks } from './place.js';

followLinks();
const root = document.getElementById('page');
if (root !== null) {
  root.replaceChildren();
  render(<App />, root);
}
