import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { loadScreen } from './app/first-screen.ts';
import { paths } from './app/paths.ts';
import { createSite } from './app/routes.tsx';
import { guestScreens, loadAppLayout, loadProviders } from './app/screens.ts';
import { t } from './lib/i18n.ts';
import { PageFallback } from './ui/page-fallback.tsx';

/** Title and HTML of a screen, as a guest's first render in the browser will make it. Runs while building. */
export const renderScreen = async (path: string): Promise<{ title: string; html: string }> => {
  const first = await loadScreen(path);
  if (!first) throw new Error(`There is no screen for guests at ${path}.`);
  const Site = createSite(first);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <Site />
      </StaticRouter>
    </StrictMode>,
  );
  const title = path === paths.home ? 'landing.pageTitle' : guestScreens.find((route) => route.path === path)?.title;
  return { title: t('common.title', { page: title ? t(title) : '' }), html };
};

/** HTML of what stands in for every other screen until its code is there: the frame without anybody in it. */
export const renderShell = async (): Promise<string> => {
  const [providers, appLayout] = await Promise.all([loadProviders(), loadAppLayout()]);
  return renderToString(
    <StaticRouter location={paths.home}>
      <Routes>
        <Route element={<providers.Component />}>
          <Route element={<appLayout.Component />}>
            <Route path={paths.home} element={<PageFallback />} />
          </Route>
        </Route>
      </Routes>
    </StaticRouter>,
  );
};
