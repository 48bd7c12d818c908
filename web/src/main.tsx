import './lib/zod-without-eval.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './app/landing.css';
import { paths } from './app/paths.ts';
import { createSite } from './app/routes.tsx';
import { preferredLanguage, setLanguage } from './lib/i18n.ts';

const start = async (container: HTMLElement) => {
  const onLanding = window.location.pathname === paths.home;
  if (!onLanding) await setLanguage(preferredLanguage());
  const Site = createSite(onLanding ? await import('./routes/landing.tsx') : undefined);
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>
  );
  if (onLanding && container.hasChildNodes()) hydrateRoot(container, site);
  else createRoot(container).render(site);
};

const container = document.getElementById('root');
if (container) await start(container);
