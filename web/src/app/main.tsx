import '#web/lib/zod-without-eval.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AfterHydration } from './after-hydration.tsx';
import { type FirstScreen, loadFirstScreen } from './first-screen.ts';
import { discardRecordedEvents } from './replay-events.ts';
import './landing.css';
import { routes } from '#web/config/routes.ts';
import { preferredLanguage, setLanguage } from '#web/lib/i18n.ts';
import { getSession } from '#web/lib/session.ts';
import { recordInput } from './record-input.ts';
import { createSite } from './router.tsx';

/** Whether the page's HTML is what this visitor's first render makes; the landing page's always is. */
const isAsPrerendered = ({ dataset }: HTMLElement): boolean => {
  const { pathname, search } = window.location;
  const isPlainVisit = search === '' && getSession() === null && !window.history.state?.usr;
  return dataset.path === pathname && (pathname === routes.landing.path || isPlainVisit);
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

const hydrate = (container: HTMLElement, first: FirstScreen): void => {
  const content = (
    <>
      {first.content}
      <AfterHydration restoreInput={recordInput(container)} />
    </>
  );
  const onCaughtError = (error: unknown) => {
    discardRecordedEvents();
    console.error(error);
  };
  hydrateRoot(container, siteOf({ ...first, content }), { onCaughtError });
};

const render = async (container: HTMLElement, first: FirstScreen | undefined): Promise<void> => {
  // The screen named its own texts only while it loaded.
  await setLanguage(preferredLanguage());
  discardRecordedEvents();
  // As a transition it takes code that is already there at once, without showing a screen's shape in between.
  startTransition(() => createRoot(container).render(siteOf(first)));
};

const start = async (container: HTMLElement): Promise<void> => {
  // A lost file is reported by the screen itself, when it asks for it again.
  const loading = loadFirstScreen(window.location.pathname).catch(() => undefined);
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
