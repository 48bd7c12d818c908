import './lib/zod-without-eval.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadFirstScreen } from './app/first-screen.ts';
import './app/landing.css';
import { paths } from './app/paths.ts';
import { createSite } from './app/routes.tsx';
import { preferredLanguage, setLanguage } from './lib/i18n.ts';

/** How long an empty page may wait for its first screen's code, before it shows the shape of one. */
const longestWaitMs = 500;

const start = async (container: HTMLElement) => {
  const onLanding = window.location.pathname === paths.home;
  if (!onLanding) {
    const late = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
    await Promise.all([setLanguage(preferredLanguage()), Promise.race([loadFirstScreen(), late])]);
  }
  const Site = createSite(onLanding ? await import('./routes/landing.tsx') : undefined);
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>
  );
  if (onLanding && container.hasChildNodes()) hydrateRoot(container, site);
  // As a transition it takes code that is already there at once, without showing a screen's shape in between.
  else startTransition(() => createRoot(container).render(site));
};

const container = document.getElementById('root');
if (container) await start(container);
