import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { addEnglish, loadCatalogues } from '../lib/i18n.ts';
import type { FirstScreen } from './first-screen.ts';
import { paths } from './paths.ts';
import { PublicLayout } from './public-layout.tsx';
import { RequireUser } from './require-user.tsx';
import { RootLayout } from './root-layout.tsx';
import { Arrived, ScreenFrame, screen } from './screen.tsx';
import { guestScreens, loadAppLayout, loadProviders, type ScreenRoute, signedInScreens } from './screens.ts';

const LaterProviders = lazy(async () => ({ default: (await loadProviders()).Component }));
const LaterAppLayout = lazy(async () => ({ default: (await loadAppLayout()).Component }));

const LaterLanding = lazy(async () => {
  const { Component, englishTexts } = await import('../routes/landing.tsx');
  addEnglish('landing', englishTexts);
  await loadCatalogues(['landing']);
  return { default: () => <Arrived title="landing.pageTitle" Content={Component} /> };
});

const staffTypes = ['admin', 'master_admin'] as const;
const receiptTypes = ['recruiter', ...staffTypes] as const;

/** All routes of the site. `first` is what the visit begins with, where it was loaded before. */
export const createSite = (first?: FirstScreen): ComponentType => {
  const at = (path: string) => (first?.path === path ? first.content : undefined);
  const Providers = first?.Providers ?? LaterProviders;
  const AppLayout = first?.AppLayout ?? LaterAppLayout;
  const screenOf = (route: ScreenRoute) => screen(route, at(route.path));
  const routes = (
    <Routes>
      <Route element={<RootLayout />}>
        <Route element={<PublicLayout />}>
          <Route path={paths.home} element={<ScreenFrame>{at(paths.home) ?? <LaterLanding />}</ScreenFrame>} />
        </Route>
        <Route element={<Providers />}>
          <Route element={<PublicLayout />}>{guestScreens.map(screenOf)}</Route>
          <Route element={<AppLayout />}>
            <Route element={<RequireUser types={['candidate']} to={paths.candidate.login} />}>
              {signedInScreens.candidate.map(screenOf)}
            </Route>
            <Route element={<RequireUser to={paths.candidate.login} />}>{signedInScreens.profile.map(screenOf)}</Route>
            <Route element={<RequireUser types={['recruiter']} to={paths.recruiter.login} />}>
              {signedInScreens.recruiter.map(screenOf)}
            </Route>
            <Route element={<RequireUser types={receiptTypes} to={paths.recruiter.login} />}>
              {signedInScreens.receipt.map(screenOf)}
            </Route>
            <Route element={<RequireUser to={paths.candidate.login} />}>
              {signedInScreens.shortlist.map(screenOf)}
            </Route>
            <Route element={<RequireUser types={staffTypes} to={paths.admin.login} />}>
              {signedInScreens.admin.map(screenOf)}
            </Route>
            {signedInScreens.unguardedAdmin.map(screenOf)}
          </Route>
        </Route>
      </Route>
    </Routes>
  );
  return () => routes;
};
