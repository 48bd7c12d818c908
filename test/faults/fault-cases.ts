import { changeFeed } from '#functions/entities/calendar-feed/feed-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobDraftCalls } from '#shared/contracts/job-drafts.ts';
import { savedJobCalls } from '#shared/contracts/saved-jobs.ts';
import type { RawRequest, TestApi } from '#test/support/api.ts';
import {
  agreedInterview,
  callFixtures,
  offeredTime,
  ownDraft,
  ownInterview,
  ownTemplate,
} from '#test/support/call-fixtures.ts';
import { type Cast, makeInvitation } from '#test/support/cast.ts';
import { makePrincipal } from '#test/support/principals.ts';

/** A call whose stores fail. Its input is that of the call's fixture unless given here. */
export interface FaultCase {
  operation: string;
  by: 'guest' | keyof Cast;
  input?: { params?: object; query?: object; body?: object };
  /** The raw request of calls that take no JSON. */
  raw?: () => RawRequest;
  /** Creates required records besides those of `castWorld`. */
  before?: (api: TestApi, cast: Cast) => Promise<unknown>;
  /** Error code of a retry after the first request was carried out and only its response was lost. */
  repeated?: string;
  /** The effect of a failed attempt is left to expire, so its items exist once more. */
  waitsAgain?: boolean;
  /** A retry that was carried out twice leaves a second audit entry. */
  auditedAgain?: boolean;
}

const ofColleague = { params: { id: 17 }, body: { role: 'viewer' } };
const makeColleague = () => makePrincipal('recruiter', 17, { company: { id: 7, role: 'recruiter' } });

/** Calls of users for themselves, and some reads; the other lists have the remaining writes. */
export const ownFaultCases: readonly FaultCase[] = [
  { operation: 'auth.candidateSignup', by: 'guest', waitsAgain: true },
  { operation: 'auth.recruiterSignup', by: 'guest', waitsAgain: true },
  { operation: 'auth.adminSignup', by: 'masterAdmin', repeated: 'EMAIL_TAKEN' },
  { operation: 'auth.candidateSendOtp', by: 'guest' },
  { operation: 'auth.recruiterSendOtp', by: 'guest' },
  { operation: 'auth.adminSendOtp', by: 'guest' },
  { operation: 'auth.startEmailChange', by: 'candidate' },
  { operation: 'auth.masterSignup', by: 'guest', repeated: 'BOOTSTRAP_CLOSED' },
  { operation: 'auth.logout', by: 'candidate', repeated: 'SESSION_REQUIRED' },
  { operation: 'candidates.updateProfile', by: 'candidate' },
  { operation: 'candidates.setLanguages', by: 'candidate' },
  { operation: 'candidates.setVisibility', by: 'candidate' },
  {
    operation: 'candidates.updateProfile',
    by: 'candidate',
    input: { params: { id: 7 }, body: { name: 'Another Name' } },
  },
  { operation: 'candidates.view', by: 'recruiter' },
  { operation: 'candidates.saveJob', by: 'candidate' },
  {
    operation: 'candidates.unsaveJob',
    by: 'candidate',
    before: (api, { candidate }) => api.call(savedJobCalls.saveJob, { token: candidate.token, params: { jobId: 100 } }),
  },
  { operation: 'candidates.mergeSavedJobs', by: 'candidate' },
  { operation: 'candidates.listMasked', by: 'recruiter' },
  {
    operation: 'candidates.listPublic',
    by: 'guest',
    // The list itself may be that of ten seconds ago; the profiles that it shows are read with each call.
    before: (api, { candidate: { id, token } }) =>
      api.call(candidateCalls.updateProfile, { token, params: { id }, body: { profile_public: true } }),
  },
  { operation: 'candidates.reach', by: 'recruiter' },
  { operation: 'search.jobs', by: 'candidate' },
  { operation: 'search.candidates', by: 'recruiter' },
  { operation: 'recruiters.status', by: 'recruiter' },
  { operation: 'recruiters.updateDetails', by: 'recruiter' },
  { operation: 'recruiters.updateCompany', by: 'recruiter' },
  { operation: 'recruiters.invite', by: 'recruiter' },
  { operation: 'recruiters.withdrawInvitation', by: 'recruiter' },
  { operation: 'auth.colleagueSignup', by: 'guest', waitsAgain: true },
  {
    operation: 'recruiters.joinCompany',
    by: 'unverifiedRecruiter',
    before: async (api, { unverifiedRecruiter: { token, email } }) => {
      // An account with drafts does not join.
      await api.call(jobDraftCalls.removeDraft, { token, params: { id: ownDraft } });
      await makeInvitation(email);
    },
    repeated: 'NOT_FOUND',
  },
  { operation: 'recruiters.changeColleague', by: 'recruiter', before: makeColleague, input: ofColleague },
  {
    operation: 'recruiters.removeColleague',
    by: 'recruiter',
    before: makeColleague,
    input: { params: ofColleague.params },
    repeated: 'NOT_FOUND',
  },
  { operation: 'recruiters.createTemplate', by: 'recruiter', repeated: 'INVALID_INPUT' },
  { operation: 'recruiters.changeTemplate', by: 'recruiter' },
  {
    operation: 'recruiters.changeTemplate',
    by: 'recruiter',
    input: { params: { id: ownTemplate }, body: { name: 'Another name', text: 'Hello!' } },
  },
  { operation: 'recruiters.removeTemplate', by: 'recruiter', repeated: 'NOT_FOUND' },
  { operation: 'account.acceptDocuments', by: 'candidate' },
  { operation: 'reports.create', by: 'guest' },
  { operation: 'reports.create', by: 'candidate' },
  { operation: 'jobs.create', by: 'recruiter' },
  { operation: 'jobs.update', by: 'recruiter' },
  { operation: 'jobs.remove', by: 'recruiter', repeated: 'JOB_NOT_FOUND' },
  { operation: 'jobs.remove', by: 'admin', repeated: 'JOB_NOT_FOUND' },
  { operation: 'jobs.createDraft', by: 'recruiter' },
  { operation: 'jobs.changeDraft', by: 'recruiter' },
  { operation: 'jobs.removeDraft', by: 'recruiter', repeated: 'NOT_FOUND' },
  {
    operation: 'jobs.create',
    by: 'recruiter',
    input: { body: { ...callFixtures['jobs.create']?.body, draft: ownDraft } },
    repeated: 'INVALID_STATE',
  },
  { operation: 'jobs.recordView', by: 'candidate' },
  { operation: 'jobs.get', by: 'candidate' },
  { operation: 'applications.apply', by: 'candidate', repeated: 'ALREADY_APPLIED' },
  { operation: 'applications.withdraw', by: 'candidate', repeated: 'NOT_APPLIED' },
  { operation: 'applications.updateStatus', by: 'recruiter' },
  { operation: 'applications.updateStatus', by: 'admin' },
  { operation: 'applications.contact', by: 'recruiter' },
  { operation: 'subscriptions.create', by: 'otherRecruiter', repeated: 'SUBSCRIPTION_ALREADY_ACTIVE' },
  { operation: 'subscriptions.confirmPayment', by: 'admin', repeated: 'INVALID_STATE' },
  { operation: 'payments.verifyPayment', by: 'recruiter' },
  { operation: 'payments.purchase', by: 'recruiter' },
  { operation: 'payments.saveBilling', by: 'recruiter' },
  { operation: 'admin.verifyRecruiter', by: 'admin' },
  { operation: 'admin.deactivateUser', by: 'admin' },
  { operation: 'notifications.read', by: 'candidate' },
  { operation: 'notifications.readAll', by: 'candidate' },
  { operation: 'notifications.updatePreferences', by: 'candidate' },
  { operation: 'notifications.setTimeZone', by: 'candidate' },
  { operation: 'notifications.setPushDevice', by: 'candidate' },
  { operation: 'notifications.removePushDevice', by: 'candidate' },
  { operation: 'shortlist.add', by: 'recruiter', repeated: 'ALREADY_SHORTLISTED' },
  { operation: 'shortlist.updateStatus', by: 'recruiter' },
  { operation: 'shortlist.reject', by: 'recruiter', repeated: 'INVALID_STATE' },
  { operation: 'shortlist.remove', by: 'recruiter', repeated: 'NOT_FOUND' },
  { operation: 'shortlist.send', by: 'candidate' },
  {
    operation: 'shortlist.send',
    by: 'recruiter',
    input: { params: { id: '7-8' }, body: { text: 'Are you looking for work?' } },
    before: () => unlockCandidate(7, 8, clock.now()),
  },
  { operation: 'shortlist.offerTimes', by: 'recruiter' },
  {
    operation: 'shortlist.pickTime',
    by: 'candidate',
    input: { params: { id: ownInterview }, body: { at: offeredTime } },
  },
  { operation: 'shortlist.suggestTimes', by: 'candidate' },
  { operation: 'shortlist.endInterview', by: 'recruiter', input: { params: { id: agreedInterview }, body: {} } },
  { operation: 'shortlist.recordMissing', by: 'candidate' },
  { operation: 'shortlist.setOfficeHours', by: 'recruiter' },
  { operation: 'shortlist.openRoom', by: 'candidate' },
  { operation: 'shortlist.renewCalendarFeed', by: 'candidate', input: { body: { version: '0' } } },
  {
    operation: 'shortlist.endCalendarFeed',
    by: 'recruiter',
    before: () => changeFeed({ kind: 'recruiter', id: 7 }, () => 'new'),
  },
  { operation: 'attestations.saveScorecard', by: 'recruiter' },
  { operation: 'attestations.saveQuestions', by: 'recruiter' },
  { operation: 'shortlist.markRead', by: 'candidate' },
  { operation: 'shortlist.shareContact', by: 'recruiter' },
  { operation: 'uploads.start', by: 'candidate' },
  { operation: 'uploads.cancel', by: 'candidate' },
  {
    operation: 'uploads.startDocument',
    by: 'unverifiedRecruiter',
    input: { params: { id: 9 }, body: { content_type: 'application/pdf', size: 1000 } },
  },
  { operation: 'uploads.removeDocument', by: 'recruiter' },
  { operation: 'uploads.startFile', by: 'candidate' },
  { operation: 'uploads.openFile', by: 'recruiter' },
  { operation: 'samples.remove', by: 'candidate' },
  { operation: 'searches.create', by: 'candidate' },
  { operation: 'searches.change', by: 'recruiter' },
  { operation: 'searches.remove', by: 'candidate', repeated: 'NOT_FOUND' },
  { operation: 'certificates.remove', by: 'candidate' },
];
