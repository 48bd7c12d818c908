/** A group of calls that people make together. */
interface Habit {
  by:
    | 'guests'
    | 'candidates'
    | 'recruiters'
    | 'admins'
    | 'master admin'
    | 'people signing in and up'
    | 'both sides of a thread';
  /** Why these calls have these rates. */
  because: string;
  /** Requests in a second at the peak of the plan, when all calls together are 1,000 a second. */
  calls: Readonly<Record<string, number>>;
}

/** The confirmation of a sign-up: the call that confirms a sign-in, with other and more writes. */
export const confirmedSignUp = 'auth.candidateVerifyOtp of a sign-up';

/**
 * What people do in the busiest hour. No measured traffic exists yet: the rates follow from the screens (each visit of a
 * screen makes the calls that `web/src/config/*-routes.ts` and its features make), from 10 visitors for each account that
 * signs in, and from 20 candidates for each recruiter. Responses to guests that the edge had cached are not requests here.
 */
export const habits: readonly Habit[] = [
  {
    by: 'guests',
    because: 'Most visitors come from search engines and links to a job, search a few times, and leave.',
    calls: {
      'jobs.get': 130,
      'jobs.countPageView': 90,
      'search.jobs': 130,
      'jobs.list': 51.6,
      'languages.suggest': 43,
      'recruiters.company': 20,
      'recruiters.companyJobs': 20,
      'candidates.latestMasked': 15,
      'subscriptions.allPlans': 5,
      'search.publicCandidates': 5,
    },
  },
  {
    by: 'candidates',
    because: 'Each screen asks for session and unread count. One of five jobs that they open gets an application.',
    calls: {
      'auth.session': 40,
      'notifications.count': 60,
      'jobs.forCandidate': 40,
      'jobs.recordView': 50,
      'matches.ofJob': 30,
      'applications.check': 30,
      'applications.apply': 10,
      'applications.ofCandidate': 15,
      'applications.withdraw': 1,
      'candidates.savedJobs': 20,
      'candidates.saveJob': 6,
      'candidates.ownProfile': 12,
      'candidates.updateProfile': 4,
      'candidates.setLanguages': 2,
      'notifications.list': 10,
      'notifications.readAll': 4,
    },
  },
  {
    by: 'recruiters',
    because: 'Recruiters search people and read applicants; each candidate whom they open is read in full.',
    calls: {
      'subscriptions.status': 8,
      'recruiters.status': 4,
      'jobs.ofRecruiter': 5,
      'candidates.listMasked': 8,
      'search.candidates': 12,
      'candidates.maskedProfile': 8,
      'candidates.view': 4,
      'candidates.reach': 1,
      'applications.applicants': 8,
      'applications.recent': 4,
      'applications.updateStatus': 5,
      'shortlist.ofRecruiter': 3,
      'shortlist.stats': 1.5,
      'shortlist.add': 2,
      'shortlist.updateStatus': 1,
      'recruiters.insights': 1.5,
      'jobs.create': 1,
      'jobs.update': 1,
    },
  },
  {
    by: 'both sides of a thread',
    because: 'Half of the people whom recruiters open get messages; open threads are polled.',
    calls: {
      'shortlist.threads': 8,
      'shortlist.thread': 20,
      'shortlist.send': 6,
      'shortlist.markRead': 6,
      'shortlist.shareContact': 0.5,
      'shortlist.interviews': 5,
      'shortlist.offerTimes': 0.5,
      'shortlist.pickTime': 0.5,
      'shortlist.suggestTimes': 0.2,
      'shortlist.endInterview': 0.2,
      'shortlist.openRoom': 1.5,
      'shortlist.calendar': 10,
    },
  },
  {
    by: 'admins',
    because: 'Twenty admins work through queues and look at the dashboard.',
    calls: {
      'admin.stats': 0.5,
      'admin.trends': 0.2,
      'admin.candidates': 0.3,
      'admin.recruiters': 0.3,
      'admin.waitingRecruiters': 0.3,
      'admin.audit': 0.2,
      'jobs.adminList': 0.1,
    },
  },
  {
    by: 'master admin',
    because: 'The master admin looks after the other admins, who seldom change.',
    calls: { 'admin.activeAdmins': 0.1 },
  },
  {
    by: 'people signing in and up',
    because: 'Sessions last days: one of forty visits signs in. Ten sign-ins for a sign-up.',
    calls: {
      'auth.candidateSendOtp': 8,
      'auth.candidateVerifyOtp': 6.5,
      'auth.candidateSignup': 0.8,
      [confirmedSignUp]: 0.7,
      'auth.recruiterSendOtp': 1,
      'auth.recruiterVerifyOtp': 1,
    },
  },
];

/** Requests in a second of the target, by call. */
export const mix: Readonly<Record<string, number>> = Object.assign({}, ...habits.map(({ calls }) => calls));
