import { type ComponentType, lazy, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { addEnglish, loadCatalogues, preferredLanguage, setLanguage } from '../lib/i18n.ts';
import { paths } from './paths.ts';
import { PublicLayout } from './public-layout.tsx';
import { RequireUser } from './require-user.tsx';
import { RootLayout } from './root-layout.tsx';
import { Arrived, ScreenFrame, screen } from './screen.tsx';

const Providers = lazy(async () => ({ default: (await import('./providers.tsx')).Component }));
const AppLayout = lazy(async () => ({ default: (await import('./app-layout.tsx')).Component }));

const guestScreens = [
  screen({
    path: '/signup',
    title: 'auth.candidateSignup.pageTitle',
    texts: ['auth'],
    load: () => import('../routes/candidate-signup.tsx'),
  }),
  screen({
    path: '/login',
    title: 'auth.candidateLogin.pageTitle',
    texts: ['auth'],
    load: () => import('../routes/candidate-login.tsx'),
  }),
  screen({
    path: '/recruiter/signup',
    title: 'auth.recruiterSignup.pageTitle',
    texts: ['auth'],
    load: () => import('../routes/recruiter-signup.tsx'),
  }),
  screen({
    path: '/recruiter/login',
    title: 'auth.recruiterLogin.pageTitle',
    texts: ['auth'],
    load: () => import('../routes/recruiter-login.tsx'),
  }),
  screen({
    path: '/admin/login',
    title: 'auth.adminLogin.pageTitle',
    texts: ['auth'],
    load: () => import('../routes/admin-login.tsx'),
  }),
  screen({ path: '/jobs', title: 'jobs.pageTitle', texts: ['jobs'], load: () => import('../routes/jobs.tsx') }),
  screen({ path: '*', title: 'common.notFound.title', texts: [], load: () => import('../routes/not-found.tsx') }),
];

const candidateScreens = [
  screen({
    path: '/candidate/dashboard',
    title: 'candidates.dashboard.pageTitle',
    texts: ['candidates', 'jobs', 'applications', 'notifications'],
    load: () => import('../routes/candidate-dashboard.tsx'),
  }),
];

/** A candidate's own profile, or the one a recruiter or admin may see. */
const profileScreens = [
  screen({
    path: '/candidate/profile/:candidateId?',
    title: 'candidates.profile.pageTitle',
    texts: ['candidates', 'notifications'],
    load: () => import('../routes/candidate-profile.tsx'),
  }),
  screen({
    path: '/job/:jobId',
    title: 'jobs.details.pageTitle',
    texts: ['jobs', 'applications', 'notifications'],
    load: () => import('../routes/job-details.tsx'),
  }),
];

const recruiterScreens = [
  screen({
    path: '/recruiter/dashboard',
    title: 'recruiters.dashboard.pageTitle',
    texts: ['recruiters', 'subscriptions', 'jobPostings', 'applicants', 'notifications'],
    load: () => import('../routes/recruiter-dashboard.tsx'),
  }),
  screen({
    path: '/recruiter/view-candidates',
    title: 'candidates.browse.pageTitle',
    texts: ['candidates', 'candidateSearch', 'shortlist', 'notifications'],
    load: () => import('../routes/view-candidates.tsx'),
  }),
  screen({
    path: '/recruiter/subscription-plans',
    title: 'subscriptions.plans.pageTitle',
    texts: ['subscriptions', 'notifications'],
    load: () => import('../routes/subscription-plans.tsx'),
  }),
  screen({
    path: '/post-job',
    title: 'recruiters.postJob.pageTitle',
    texts: ['recruiters', 'jobPostings', 'notifications'],
    load: () => import('../routes/post-job.tsx'),
  }),
  screen({
    path: '/my-jobs',
    title: 'recruiters.myJobs.pageTitle',
    texts: ['recruiters', 'jobPostings', 'notifications'],
    load: () => import('../routes/my-jobs.tsx'),
  }),
  screen({
    path: '/recruiter/my-jobs',
    title: 'recruiters.myJobs.pageTitle',
    texts: ['recruiters', 'jobPostings', 'notifications'],
    load: () => import('../routes/my-jobs.tsx'),
  }),
  screen({
    path: '/job/:jobId/applicants',
    title: 'applications.applicants.pageTitle',
    texts: ['applicants', 'applications', 'shortlist', 'notifications'],
    load: () => import('../routes/job-applicants.tsx'),
  }),
];

/** Tells signed-in people of other kinds that it is for recruiters, as documented, instead of redirecting. */
const shortlistScreens = [
  screen({
    path: '/recruiter/shortlisted-candidates',
    title: 'shortlist.pageTitle',
    texts: ['shortlist', 'candidateSearch', 'notifications'],
    load: () => import('../routes/shortlisted-candidates.tsx'),
  }),
];

const adminScreens = [
  screen({
    path: '/admin/dashboard',
    title: 'admin.dashboard.pageTitle',
    texts: ['admin', 'notifications'],
    load: () => import('../routes/admin-dashboard.tsx'),
  }),
  screen({
    path: '/master-admin/dashboard',
    title: 'admin.master.pageTitle',
    texts: ['admin', 'notifications'],
    load: () => import('../routes/master-admin-dashboard.tsx'),
  }),
];

/** Shows its own message to guests, as documented, instead of redirecting. */
const unguardedAdminScreens = [
  screen({
    path: '/recruiter-management',
    title: 'admin.recruiters.pageTitle',
    texts: ['admin', 'notifications'],
    load: () => import('../routes/recruiter-management.tsx'),
  }),
];

/** The landing page as the first visit's already loaded module; its English texts come with it. */
export interface LandingModule {
  Component: ComponentType;
  englishTexts: object;
}

const LaterLanding = lazy(async () => {
  const { Component, englishTexts } = await import('../routes/landing.tsx');
  addEnglish('landing', englishTexts);
  await loadCatalogues(['landing']);
  return { default: Component };
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
  const Landing = landing?.Component ?? LaterLanding;
  return () => (
    <Routes>
      <Route element={<RootLayout />}>
        <Route element={<PublicLayout />}>
          <Route
            path={paths.home}
            element={
              <ScreenFrame>
                <Arrived title="landing.pageTitle" Content={Landing} />
                {landing && <PreferredLanguage />}
              </ScreenFrame>
            }
          />
        </Route>
        <Route element={<Providers />}>
          <Route element={<PublicLayout />}>{guestScreens}</Route>
          <Route element={<AppLayout />}>
            <Route element={<RequireUser types={['candidate']} to={paths.candidate.login} />}>{candidateScreens}</Route>
            <Route element={<RequireUser to={paths.candidate.login} />}>{profileScreens}</Route>
            <Route element={<RequireUser types={['recruiter']} to={paths.recruiter.login} />}>{recruiterScreens}</Route>
            <Route element={<RequireUser to={paths.candidate.login} />}>{shortlistScreens}</Route>
            <Route element={<RequireUser types={staffTypes} to={paths.admin.login} />}>{adminScreens}</Route>
            {unguardedAdminScreens}
          </Route>
        </Route>
      </Route>
    </Routes>
  );
};
