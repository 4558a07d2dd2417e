import { Marked } from 'marked';
import { site } from '../../web/catalogue/en/site.js';
import { escapeHtml } from './escape.js';
import { highlighted } from './highlight.js';

/** Where a link of a document leads on this server; null when nothing of the kind is served here. */
export type Signpost = (href: string) => string | null;

/**
 * Our own Markdown as HTML: every heading can be linked to, by its number ("8.3 Splitting a Seven" is `#8.3`)
 * or else by its words. Raw HTML is shown, never run.
 */
export const htmlFrom = (markdown: string, signpost: Signpost = (href) => href): string =>
  new Marked({
    async: false,
    renderer: {
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens);
        const name = escapeHtml(anchorOf(this.parser.parseInline(tokens, this.parser.textRenderer)));
        if (depth === 1) return `<h1>${words}</h1>\n`;
        return `<h${depth} id="${name}"><a href="#${name}">${words}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const to = isSafe(href) ? signpost(href) : null;
        return to === null ? words : `<a href="${escapeHtml(to)}">${words}</a>`;
      },
      code: ({ text, lang = '' }) => program(text, lang),
      // A page loads nothing: what a picture shows is said.
      image: ({ text }) => `<em>${escapeHtml(text)}</em>`,
      html: ({ text }) => escapeHtml(text),
    },
  }).parse(markdown, { async: false });

/** A program with its name, if it is to be saved; a command, or what was answered. */
const program = (text: string, lang: string): string => {
  const [language = '', ...more] = lang.split(' ');
  // What is wider than the page is scrolled by the keyboard, too.
  const code = `<pre tabindex="0"><code>${highlighted(text, language)}</code></pre>`;
  if (language === 'answer') return `<figure class="answer">${code}</figure>\n`;
  const file = more.map((word) => word.replace('file=', '')).find((word) => word.includes('.'));
  const name = file ?? (Object.hasOwn(site.code, language) ? site.code[language] : undefined);
  if (name === undefined) return `${code}\n`;
  return `<figure class="code"><figcaption>${escapeHtml(name)}</figcaption>${code}</figure>\n`;
};

/** "3. Placing a die" is 3, "8.3 Splitting a Seven" is 8.3, and "What you need" is what-you-need. */
export const anchorOf = (heading: string): string => {
  const [number] = /^\d+(?:\.\d+)*(?=\.? )/.exec(heading) ?? [];
  return (
    number ??
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  );
};

/** A place on this page, a path, or the open web: nothing that runs. */
const isSafe = (href: string): boolean => /^(?:#|https?:\/\/|\/(?!\/)|[\w.-]+(?:[/#]|$))/.test(href);
