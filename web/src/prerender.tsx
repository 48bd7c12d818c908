import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from './app/paths.ts';
import { createSite } from './app/routes.tsx';

/** The landing page as HTML, as the browser's first render will make it. Runs while building. */
export const renderLanding = async (): Promise<string> => {
  const Site = createSite(await import('./routes/landing.tsx'));
  return renderToString(
    <StrictMode>
      <StaticRouter location={paths.home}>
        <Site />
      </StaticRouter>
    </StrictMode>,
  );
};
