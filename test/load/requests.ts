import { randomUUID } from 'node:crypto';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import {
  asAdmin,
  asCandidate,
  asMasterAdmin,
  asRecruiter,
  enterCode,
  type MakeInput,
  nextAddress,
  ownRecruiter,
  popularJob,
} from './inputs-by-role.ts';
import { confirmedSignUp } from './mix.ts';
import { any, nextPair, popular } from './state.ts';

const words = ['interpreter', 'translator', 'teacher', 'support', 'editor', 'guide'];
const places = ['Tokyo', 'Pune', 'Lisbon', 'Dubai', 'Seoul'];
const tags = ['ja', 'de', 'ar', 'ko', 'fr', 'hi'];
const page = { limit: 20 };

const newJob = {
  title: 'Interpreter',
  description: 'Interpret between Japanese and English at a trade fair, and translate its leaflets.',
  language: 'Japanese',
  location: 'Pune',
};

/** The inputs of the requests of each call of the mix. */
export const inputs: Readonly<Record<string, MakeInput>> = {
  'jobs.get': popularJob,
  'jobs.countPageView': popularJob,
  'search.jobs': () => ({ query: { keyword: any(words), tag: any(tags), ...page } }),
  'jobs.list': () => ({ query: page }),
  'languages.suggest': () => ({ query: { q: any(['japa', 'germ', 'hin', 'span']), locale: 'en' } }),
  'recruiters.company': ({ recruiters }) => ({ params: { id: popular(recruiters).id } }),
  'recruiters.companyJobs': ({ recruiters }) => ({ params: { id: popular(recruiters).id } }),
  'candidates.latestMasked': () => ({}),
  'subscriptions.allPlans': () => ({}),
  'search.publicCandidates': () => ({ query: { keyword: any(words) } }),

  'auth.session': asCandidate(),
  'notifications.count': asCandidate(({ id }) => ({ params: { type: 'candidate', id } })),
  'jobs.forCandidate': asCandidate(() => ({ query: { location: any(places), ...page } })),
  'jobs.recordView': asCandidate((_, { jobs }) => ({ params: { id: popular(jobs) } })),
  'matches.ofJob': asCandidate((_, { jobs }) => ({ params: { id: popular(jobs) } })),
  'applications.check': asCandidate(({ id }, { jobs }) => ({ params: { jobId: popular(jobs), candidateId: id } })),
  'applications.apply': (world, state) => {
    const { candidate, job } = nextPair(world, state);
    return { params: { jobId: job }, body: { message: 'I would like to.' }, token: candidate.token };
  },
  'applications.ofCandidate': asCandidate(({ id }) => ({ params: { id }, query: page })),
  'applications.withdraw': (_, { applied }) => {
    const application = applied.shift();
    return application && { params: { id: application.id }, token: application.token };
  },
  'candidates.savedJobs': asCandidate(),
  'candidates.saveJob': asCandidate((_, { jobs }) => ({ params: { jobId: any(jobs) } })),
  'candidates.ownProfile': asCandidate(),
  'candidates.updateProfile': asCandidate(({ id }) => ({ params: { id }, body: { subtitle: randomUUID() } })),
  'candidates.setLanguages': asCandidate(() => ({
    body: {
      languages: [{ tag: any(tags), skills: { reading: [{ scale: 'cefr', level: any(['A2', 'B1', 'B2']) }] } }],
      modes: [],
    },
  })),
  'notifications.list': asCandidate(({ id }) => ({ params: { type: 'candidate', id } })),
  'notifications.readAll': asCandidate(({ id }) => ({ params: { type: 'candidate', id } })),

  'subscriptions.status': ownRecruiter,
  'recruiters.status': ownRecruiter,
  'jobs.ofRecruiter': asRecruiter(({ id }) => ({ params: { id }, query: page })),
  'candidates.listMasked': asRecruiter(() => ({ query: page })),
  'search.candidates': asRecruiter(() => ({ query: { tag: any(tags), skill: 'reading', level: 'B1', ...page } })),
  'candidates.maskedProfile': asRecruiter((_, { candidateIds }) => ({ params: { id: popular(candidateIds) } })),
  'candidates.view': asRecruiter(({ id }, { candidateIds }) => ({
    params: { id: any(candidateIds) },
    query: { recruiter_id: id },
  })),
  'candidates.reach': asRecruiter(() => ({
    body: {
      all: [{ need: 'must', any: [{ tag: any(tags), min: { reading: { scale: 'cefr', level: 'B1' } } }] }],
      pairs: [],
    },
  })),
  'applications.applicants': asRecruiter(({ jobs }) =>
    jobs.length === 0 ? undefined : { params: { id: popular(jobs) }, query: page },
  ),
  'applications.recent': ownRecruiter,
  'applications.updateStatus': asRecruiter(({ applications }) =>
    applications.length === 0
      ? undefined
      : { params: { id: any(applications) }, body: { status: any(['reviewed', 'shortlisted', 'applied']), notes: '' } },
  ),
  'shortlist.ofRecruiter': asRecruiter(({ id }) => ({ params: { id }, query: page })),
  'shortlist.stats': ownRecruiter,
  'shortlist.add': asRecruiter(({ id }, { candidateIds }) => ({
    body: { recruiter_id: id, candidate_id: any(candidateIds) },
  })),
  'shortlist.updateStatus': asRecruiter(({ entries }) =>
    entries.length === 0 ? undefined : { params: { id: any(entries) }, body: { status: 'contacted' } },
  ),
  'recruiters.insights': ownRecruiter,
  'jobs.create': asRecruiter(({ id }) => ({ body: { ...newJob, recruiter_id: id } })),
  'jobs.update': asRecruiter(({ id, jobs }) =>
    jobs.length === 0 ? undefined : { params: { id: any(jobs) }, body: { ...newJob, recruiter_id: id } },
  ),

  'admin.stats': asAdmin(),
  'admin.trends': asAdmin(),
  'admin.candidates': asAdmin({ query: page }),
  'admin.recruiters': asAdmin({ query: page }),
  'admin.waitingRecruiters': asAdmin(),
  'admin.audit': asAdmin(),
  'jobs.adminList': asAdmin({ query: page }),

  'admin.activeAdmins': asMasterAdmin({ query: page }),

  'auth.candidateSendOtp': ({ signingIn }, state) => ({
    body: { email: state.signUps.shift() ?? nextAddress(signingIn.candidate, state) },
  }),
  'auth.candidateVerifyOtp': enterCode('auth.candidateVerifyOtp'),
  [confirmedSignUp]: enterCode(confirmedSignUp),
  'auth.candidateSignup': () => ({
    body: {
      name: 'Chie Okada',
      email: uniqueEmail('load'),
      phone: somePhone(),
      address: 'Osaka',
      language: 'Japanese',
    },
  }),
  'auth.recruiterSendOtp': ({ signingIn }, state) => ({ body: { email: nextAddress(signingIn.recruiter, state) } }),
  'auth.recruiterVerifyOtp': enterCode('auth.recruiterVerifyOtp'),
};
