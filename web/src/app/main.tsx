import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AfterHydration } from './after-hydration.tsx';
import { type FirstScreen, loadFirstScreen } from './first-screen.ts';
import { discardRecordedEvents } from './replay-events.ts';
import './landing.css';
import { routes } from '#web/config/routes.ts';
import { pageLanguage, setLanguage } from '#web/lib/i18n.ts';
import { announceFailure } from '#web/lib/load-code.ts';
import { getSession } from '#web/lib/session.ts';
import { preferredLanguage } from '#web/lib/site-languages.ts';
import { recordInput } from './record-input.ts';
import { registerWorker } from './register-worker.ts';
import { createSite } from './router.tsx';
import { settleAddress } from './settle-address.ts';
import { startReports } from './start-reports.ts';

/** Whether the page's HTML equals this visitor's first render; always true for the landing page. */
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

/** The first screen with the input that visitors enter into the prerendered page until then. */
const withRecordedInput = (container: HTMLElement, first: FirstScreen): FirstScreen => {
  const content = (
    <>
      {first.content}
      <AfterHydration restoreInput={recordInput(container)} />
    </>
  );
  return { ...first, content };
};

/** Stops recording when the screen fails: it is never hydrated, and the error message in its place has a button. */
const onCaughtError = (error: unknown): void => {
  discardRecordedEvents();
  console.error(error);
  announceFailure(error);
};

const hydrate = (container: HTMLElement, first: FirstScreen): void => {
  hydrateRoot(container, siteOf(withRecordedInput(container, first)), { onCaughtError });
};

const render = async (container: HTMLElement, first: FirstScreen | undefined): Promise<void> => {
  // The texts of the screen are known only once its code has loaded.
  await setLanguage(preferredLanguage());
  const withInput = first && container.dataset.path ? withRecordedInput(container, first) : undefined;
  if (!withInput) discardRecordedEvents();
  const root = createRoot(container, { onCaughtError });
  // As a transition it uses loaded code immediately, without a skeleton in between.
  startTransition(() => root.render(siteOf(withInput ?? first)));
};

const start = async (container: HTMLElement): Promise<void> => {
  // A failed load is reported by the screen itself, when it requests the file again.
  const loading = loadFirstScreen(settleAddress()).catch(() => undefined);
  if (isAsPrerendered(container)) {
    const first = await loading;
    if (first) {
      // Hydration needs the texts of the HTML.
      if (pageLanguage !== 'en') await setLanguage(pageLanguage);
      return hydrate(container, first);
    }
  }
  // Texts in the visitor's language load beside the screen's code.
  const [first] = await Promise.all([loading, setLanguage(preferredLanguage())]);
  await render(container, first);
};

// Before the start, which may fail.
void startReports();
const container = document.getElementById('root');
if (container) await start(container);
void registerWorker();
