import { useState } from 'preact/hooks';
import { site } from './catalogue/spoken.js';
import { showToPhone } from './guest.js';
import { Home } from './home/home.js';
import { LanguageSwitch } from './language-switch.js';
import { later } from './later.js';
import { Lesson } from './lesson/lesson.js';
import { hush, news } from './news.js';
import { here, type PageAddress } from './place.js';
import { useSignal } from './signal.js';
import { ThemeSwitch } from './theme/theme-switch.js';
import { Who } from './who/who.js';

const GamePage = later(async () => (await import('./at-table.js')).GamePage);
const ReplayPage = later(async () => (await import('./at-table.js')).ReplayPage);
const VerifyPage = later(async () => (await import('./seldom.js')).VerifyPage);
const TryPage = later(async () => (await import('./seldom.js')).TryPage);
const ComeIn = later(async () => (await import('./seldom.js')).ComeIn);
const ToPhone = later(async () => (await import('./seldom.js')).ToPhone);
const ClubPage = later(async () => (await import('./at-club.js')).ClubPage);

/** The frame around every page: who one is, news, the page itself, the lesson. */
export const App = () => {
  const place = useSignal(here);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <a class="skip" href="#main">
        {site.skip}
      </a>
      <header class={isOpen ? 'top open' : 'top'}>
        <a class="brand" href="/">
          {site.brand}
        </a>
        <nav aria-label={site.nav}>
          <a href="/">{site.links.play}</a>
          <a href="/tournament">{site.links.tournaments}</a>
          <a href="/leaderboard">{site.links.leaderboards}</a>
          <a href="/guides">{site.links.guides}</a>
          <a href="/docs">{site.links.docs}</a>
          <a href="/problems">{site.links.problems}</a>
        </nav>
        <Who />
        <button type="button" class="menu" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <span class="hidden">{site.menu}</span>☰
        </button>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main id="main">
        <NewsStrip />
        {useSignal(showToPhone) && <ToPhone />}
        <PageAt place={place} />
      </main>
      <footer>
        <p>
          {site.footer.lead} <a href="/docs">{site.footer.docs}</a>,{' '}
          <a href="/guides">{site.footer.guides}</a>, <a href="/problems">{site.footer.problems}</a>,{' '}
          <a href="/openapi.json">{site.footer.openapi}</a>, <a href="/verify">{site.footer.verify}</a>.
        </p>
      </footer>
      <Lesson />
    </>
  );
};

const PageAt = ({ place }: { readonly place: PageAddress }) => {
  switch (place.page) {
    case 'home':
      return <Home />;
    case 'game':
      return <GamePage key={place.id} id={place.id} />;
    case 'try':
      return <TryPage ruleset={place.ruleset} position={place.position} />;
    case 'come-in':
      return <ComeIn code={place.code} />;
    case 'class':
    case 'tournament':
    case 'leaderboard':
      return <ClubPage place={place} />;
    case 'verify':
      return <VerifyPage />;
    case 'replay':
      return <ReplayPage key={place.id} place={place} />;
  }
};

/** Always in the document, so that screen readers hear when something comes into it. */
const NewsStrip = () => {
  const told = useSignal(news);
  return (
    <div class="news-place" role="status" aria-live="polite">
      {told !== null && (
        <div class={`news ${told.tone}`}>
          <p>
            {told.text} {told.rule !== null && <q>{told.rule}</q>}{' '}
            {told.more !== null && <a href={told.more}>{site.news.more}</a>}
          </p>
          <button type="button" class="quiet" onClick={hush} aria-label={site.news.close}>
            ✕
          </button>
        </div>
      )}
    </div>
  );
};
