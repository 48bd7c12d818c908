import { type ComponentType, lazy, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { addEnglish, loadCatalogues, preferredLanguage, setLanguage } from '../lib/i18n.ts';
import { paths } from './paths.ts';
import { PublicLayout } from './public-layout.tsx';
import { RequireUser } from './require-user.tsx';
import { RootLayout } from './root-layout.tsx';
import { Arrived, ScreenFrame, screen } from './screen.tsx';
import {
  adminScreens,
  candidateScreens,
  guestScreens,
  loadAppLayout,
  loadProviders,
  profileScreens,
  recruiterScreens,
  shortlistScreens,
  unguardedAdminScreens,
} from './screens.ts';

const Providers = lazy(async () => ({ default: (await loadProviders()).Component }));
const AppLayout = lazy(async () => ({ default: (await loadAppLayout()).Component }));

/** The landing page as the first visit's already loaded module; its English texts come with it. */
export interface LandingModule {
  Component: ComponentType;
  englishTexts: object;
}

const LaterLanding = lazy(async () => {
  const { Component, englishTexts } = await import('../routes/landing.tsx');
  addEnglish('landing', englishTexts);
  await loadCatalogues(['landing']);
  return { default: () => <Arrived title="landing.pageTitle" Content={Component} /> };
});

/**
 * The landing page was rendered in English while building. It changes language only after its own hydration, the last
 * one of the page; before that the texts would not match the HTML.
 */
const PreferredLanguage = () => {
  useEffect(() => {
    void setLanguage(preferredLanguage());
  }, []);
  return null;
};

const staffTypes = ['admin', 'master_admin'] as const;

/** All routes of the site. `landing` is given where the first visit is to the landing page, to render at once. */
export const createSite = (landing?: LandingModule): ComponentType => {
  if (landing) addEnglish('landing', landing.englishTexts);
  const Landing = landing ? () => <Arrived title="landing.pageTitle" Content={landing.Component} /> : LaterLanding;
  return () => (
    <Routes>
      <Route element={<RootLayout />}>
        <Route element={<PublicLayout />}>
          <Route
            path={paths.home}
            element={
              <ScreenFrame>
                <Landing />
                {landing && <PreferredLanguage />}
              </ScreenFrame>
            }
          />
        </Route>
        <Route element={<Providers />}>
          <Route element={<PublicLayout />}>{guestScreens.map(screen)}</Route>
          <Route element={<AppLayout />}>
            <Route element={<RequireUser types={['candidate']} to={paths.candidate.login} />}>
              {candidateScreens.map(screen)}
            </Route>
            <Route element={<RequireUser to={paths.candidate.login} />}>{profileScreens.map(screen)}</Route>
            <Route element={<RequireUser types={['recruiter']} to={paths.recruiter.login} />}>
              {recruiterScreens.map(screen)}
            </Route>
            <Route element={<RequireUser to={paths.candidate.login} />}>{shortlistScreens.map(screen)}</Route>
            <Route element={<RequireUser types={staffTypes} to={paths.admin.login} />}>
              {adminScreens.map(screen)}
            </Route>
            {unguardedAdminScreens.map(screen)}
          </Route>
        </Route>
      </Route>
    </Routes>
  );
};
