import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import matchExample from '#shared/locales/en/screens/matchExample.json';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { routes } from '#web/config/routes.ts';
import { figuresAtBuild } from '#web/features/landing/counted-figures.ts';
import { MatchExample } from '#web/features/landing/match-example.tsx';
import { atBuild } from '#web/features/landing/match-section.tsx';
import { addEnglish, setLanguageAtBuild, t } from '#web/lib/i18n.ts';
import { siteName } from '#web/lib/site-settings.ts';
import { PageFallback } from '#web/ui/page-fallback.tsx';
import { loadFirstScreen } from './first-screen.ts';
import { PublicLayout } from './public-layout.tsx';
import { createSite } from './router.tsx';
import { loadAppLayout, loadProviders } from './screen-loaders.ts';

// The browser gets the HTML of the example, and its code only where it is needed.
atBuild.Example = MatchExample;
addEnglish('matchExample', matchExample);

interface Rendered {
  title: string;
  /** What the site is, for search engines. */
  about: string;
  html: string;
}

/** Title and HTML of a screen in a language, as in a guest's first render in the browser. Runs at build time. */
export const renderScreen = async (path: string, language: InterfaceLanguage): Promise<Rendered> => {
  const first = await loadFirstScreen(path);
  if (!first) throw new Error(`There is no screen for guests at ${path}.`);
  await setLanguageAtBuild(language);
  const Site = createSite(first);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <Site />
      </StaticRouter>
    </StrictMode>,
  );
  const title = t('common.title', { page: t(routes[first.name].title), product: siteName });
  return { title, about: t('landing.hero.text'), html };
};

/** The landing page with placeholders for figures that a deployment counted (`infra/landing/counted-pages.ts`). */
export const renderCountedLanding = async (language: InterfaceLanguage): Promise<Rendered> => {
  figuresAtBuild.placeholders = {
    candidates: '%CANDIDATES%',
    recruiters: '%RECRUITERS%',
    jobs: '%JOBS%',
    applications: '%APPLICATIONS%',
    day: '%DAY%',
  };
  const rendered = await renderScreen(routes.landing.path, language);
  delete figuresAtBuild.placeholders;
  return rendered;
};

/** HTML of the frame for signed-in users, without a session: the placeholder of every screen that is not prerendered. */
export const renderShell = async (language: InterfaceLanguage): Promise<string> => {
  const [providers, appLayout] = await Promise.all([loadProviders(), loadAppLayout()]);
  await setLanguageAtBuild(language);
  return renderToString(
    <StaticRouter location={routes.landing.path}>
      <Routes>
        <Route element={<providers.Component />}>
          <Route element={<appLayout.Component />}>
            <Route path={routes.landing.path} element={<PageFallback />} />
          </Route>
        </Route>
      </Routes>
    </StaticRouter>,
  );
};

/**
 * HTML of the frame in a language for pages that the API renders on request, with `%CONTENT%` in the place of headings, paragraphs and
 * lists. The site's own screen replaces all of it.
 */
export const renderPageFrame = async (language: InterfaceLanguage): Promise<string> => {
  const providers = await loadProviders();
  await setLanguageAtBuild(language);
  const content =
    'mx-auto max-w-3xl px-4 py-10 sm:px-6 wrap-anywhere [&_a]:underline [&_h1]:text-3xl [&_li]:mt-2 [&_p]:mt-4';
  return renderToString(
    <StaticRouter location={routes.jobs.path}>
      <Routes>
        <Route element={<providers.Component />}>
          <Route element={<PublicLayout />}>
            <Route path={routes.jobs.path} element={<div className={content}>%CONTENT%</div>} />
          </Route>
        </Route>
      </Routes>
    </StaticRouter>,
  );
};
