import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type RouteName, routeNames, routes } from '#web/config/routes.ts';
import { addEnglish, loadCatalogues } from '#web/lib/i18n.ts';
import type { FirstScreen } from './first-screen.ts';
import { isInAppFrame, isJobSearch, textsOf } from './first-screen-files.ts';
import { JobsLayout } from './jobs-layout.tsx';
import { PublicLayout } from './public-layout.tsx';
import { RequireAccess } from './require-access.tsx';
import { RootLayout } from './root-layout.tsx';
import { LoadedScreen, ScreenFrame } from './screen.tsx';
import { loadAppLayout, loadLanding, loadProviders, screenLoaders } from './screen-loaders.ts';

const LazyProviders = lazy(async () => ({ default: (await loadProviders()).Component }));
const LazyAppLayout = lazy(async () => ({ default: (await loadAppLayout()).Component }));

/** A screen whose code and texts load together when it is first visited. */
const lazyScreen = (name: RouteName) =>
  lazy(async () => {
    const [{ Component }] = await Promise.all([screenLoaders[name](), loadCatalogues(textsOf(name))]);
    return { default: () => <LoadedScreen title={routes[name].title} Content={Component} /> };
  });

const LazyLanding = lazy(async () => {
  const { Component, englishTexts } = await loadLanding();
  addEnglish('landing', englishTexts);
  await loadCatalogues(['landing']);
  return { default: () => <LoadedScreen title={routes.landing.title} Content={Component} /> };
});

const names = routeNames.filter((name) => name !== 'landing');
const publicNames = names.filter((name) => !isJobSearch(name) && !isInAppFrame(name));
const appNames = names.filter(isInAppFrame);

/** All routes of the site. `first` is the first screen of the visit, if it was loaded before. */
export const createSite = (first?: FirstScreen): ComponentType => {
  const Providers = first?.Providers ?? LazyProviders;
  const AppLayout = first?.AppLayout ?? LazyAppLayout;
  const routeOf = (name: RouteName) => {
    const Screen = name === 'landing' ? LazyLanding : lazyScreen(name);
    const { path, access } = routes[name];
    const screen = <ScreenFrame>{first?.name === name ? first.content : <Screen />}</ScreenFrame>;
    const element = access === 'public' ? screen : <RequireAccess access={access}>{screen}</RequireAccess>;
    return <Route key={name} path={path} element={element} />;
  };
  const site = (
    <Routes>
      <Route element={<RootLayout />}>
        <Route element={<PublicLayout />}>{routeOf('landing')}</Route>
        <Route element={<Providers />}>
          <Route element={<JobsLayout AppLayout={AppLayout} />}>{names.filter(isJobSearch).map(routeOf)}</Route>
          <Route element={<PublicLayout />}>{publicNames.map(routeOf)}</Route>
          <Route element={<AppLayout />}>{appNames.map(routeOf)}</Route>
        </Route>
      </Route>
    </Routes>
  );
  return () => site;
};
