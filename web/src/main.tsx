import './lib/zod-without-eval.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type FirstScreen, loadScreen } from './app/first-screen.ts';
import { forgetHeld } from './app/held.ts';
import { Hydrated } from './app/hydrated.tsx';
import './app/landing.css';
import { paths } from './app/paths.ts';
import { createSite } from './app/routes.tsx';
import { rememberTyped } from './app/typed.ts';
import { preferredLanguage, setLanguage } from './lib/i18n.ts';
import { getSession } from './lib/session.ts';

/** Whether the page's HTML is what this visitor's first render makes; the landing page's always is. */
const isAsPrerendered = ({ dataset }: HTMLElement): boolean => {
  const { pathname, search } = window.location;
  const isPlainVisit = search === '' && getSession() === null && !window.history.state?.usr;
  return dataset.path === pathname && (pathname === paths.home || isPlainVisit);
};

const siteOf = (first: FirstScreen | undefined) => {
  const Site = createSite(first);
  return (
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>
  );
};

/** The first screen, which keeps what is filled into the prerendered page until then. */
const withTyped = (container: HTMLElement, first: FirstScreen): FirstScreen => {
  const content = (
    <>
      {first.content}
      <Hydrated restoreTyped={rememberTyped(container)} />
    </>
  );
  return { ...first, content };
};

/** A screen that fails never comes alive, and the message in its place has a button. */
const onCaughtError = (error: unknown): void => {
  forgetHeld();
  console.error(error);
};

const hydrate = (container: HTMLElement, first: FirstScreen): void => {
  hydrateRoot(container, siteOf(withTyped(container, first)), { onCaughtError });
};

const render = async (container: HTMLElement, first: FirstScreen | undefined): Promise<void> => {
  // The screen named its own texts only while it loaded.
  await setLanguage(preferredLanguage());
  const kept = first && container.dataset.path ? withTyped(container, first) : undefined;
  if (!kept) forgetHeld();
  const root = createRoot(container, { onCaughtError });
  // As a transition it takes code that is already there at once, without showing a screen's shape in between.
  startTransition(() => root.render(siteOf(kept ?? first)));
};

const start = async (container: HTMLElement): Promise<void> => {
  // A lost file is reported by the screen itself, when it asks for it again.
  const loading = loadScreen(window.location.pathname).catch(() => undefined);
  if (isAsPrerendered(container)) {
    const first = await loading;
    if (first) return hydrate(container, first);
  }
  // Texts in the visitor's language load beside the screen's code.
  const [first] = await Promise.all([loading, setLanguage(preferredLanguage())]);
  await render(container, first);
};

const container = document.getElementById('root');
if (container) await start(container);
