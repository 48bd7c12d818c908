import { access } from './access.ts';
import { get, ownAccount, postingRight, profileOf, savedJobs } from './first-call.ts';
import type { RouteDefinition } from './route-definition.ts';

/** Screens of signed-in users of more than one kind. */
export const accountRoutes = {
  account: {
    path: '/account',
    access: access.signedIn,
    title: 'account.pageTitle',
    texts: ['account'],
    prefetch: ownAccount,
  },
  decisions: {
    path: '/decisions',
    access: access.candidatesAndRecruiters,
    title: 'decisions.pageTitle',
    texts: ['decisions'],
  },
  /** Threads of messages; the address of one is `{company}-{candidate}`. */
  messages: {
    path: '/messages/:threadId?',
    access: access.candidatesAndRecruiters,
    title: 'messages.title',
    texts: ['messages', 'contact'],
  },
  interviewRoom: {
    path: '/interviews/:interviewId/room',
    access: access.candidatesAndRecruiters,
    title: 'room.title',
    texts: ['room', 'messages', 'contact'],
  },
  /** Interviews of companies and candidates. */
  interviews: {
    path: '/interviews',
    access: access.candidatesAndRecruiters,
    title: 'interviews.title',
    texts: ['interviews', 'room'],
  },
  jobDetails: {
    path: '/job/:jobId',
    access: access.signedIn,
    title: 'jobs.details.pageTitle',
    texts: ['jobs', 'applications', 'matches'],
    prefetch: ({ id, userType, params }) => {
      const jobId = Number(params.jobId);
      if (!Number.isSafeInteger(jobId)) return [];
      const job = get('/jobs/{id}', { params: { id: jobId } });
      if (userType !== 'candidate') return [job];
      return [
        job,
        profileOf(id),
        get('/applications/check/{jobId}/{candidateId}', { params: { jobId, candidateId: id } }),
        savedJobs,
      ];
    },
  },
  /** A candidate's own profile, or the one that a recruiter or admin may see. */
  candidateProfile: {
    path: '/candidate/profile/:candidateId?',
    access: access.signedIn,
    title: 'candidates.profile.pageTitle',
    texts: ['candidates'],
    prefetch: ({ id, userType, params }) => {
      const candidateId = Number(params.candidateId ?? id);
      if (userType === 'candidate' && candidateId === id) return [profileOf(id)];
      if (userType !== 'recruiter' || !Number.isSafeInteger(candidateId)) return [];
      return [
        get('/candidate/profile/{id}/masked', { params: { id: candidateId } }),
        get('/candidate/{id}/activity', { params: { id: candidateId } }),
        ...postingRight(id),
      ];
    },
  },
  invoice: {
    path: '/payments/:paymentId/invoice',
    access: access.recruitersAndAdmins,
    title: 'payments.invoice.pageTitle',
    texts: ['payments'],
  },
} as const satisfies Record<string, RouteDefinition>;
