import type { RawRequest, TestApi } from '#test/support/api.ts';
import type { Cast } from '#test/support/cast.ts';

/** A call whose stores fail. Its input is that of the call's fixture, unless it stands here. */
export interface FaultCase {
  operation: string;
  by: 'guest' | keyof Cast;
  input?: { params?: object; query?: object; body?: object };
  /** The request as it is sent, of calls that take no JSON. */
  raw?: () => RawRequest;
  /** What has to be there besides the records of `castWorld`. */
  before?: (api: TestApi, cast: Cast) => Promise<unknown>;
  /** What a repetition is told when the first time was carried out, and only its answer failed. */
  repeated?: string;
  /** What was done before a failure is left to expire, and is there once more. */
  waitsAgain?: boolean;
  /** What is done again the same way is written down in the audit once more: it happened twice. */
  auditedAgain?: boolean;
}

/** What people do for themselves, and some calls that only read; what else writes stands in the other lists. */
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
  {
    operation: 'candidates.updateProfile',
    by: 'candidate',
    input: { params: { id: 7 }, body: { name: 'Another Name' } },
  },
  { operation: 'candidates.view', by: 'recruiter' },
  { operation: 'candidates.listMasked', by: 'recruiter' },
  { operation: 'recruiters.status', by: 'recruiter' },
  { operation: 'jobs.create', by: 'recruiter' },
  { operation: 'jobs.update', by: 'recruiter' },
  { operation: 'jobs.remove', by: 'recruiter', repeated: 'JOB_NOT_FOUND' },
  { operation: 'jobs.remove', by: 'admin', repeated: 'JOB_NOT_FOUND' },
  { operation: 'jobs.recordView', by: 'candidate' },
  { operation: 'jobs.get', by: 'candidate' },
  { operation: 'applications.apply', by: 'candidate', repeated: 'ALREADY_APPLIED' },
  { operation: 'applications.updateStatus', by: 'recruiter' },
  { operation: 'applications.updateStatus', by: 'admin' },
  { operation: 'applications.contact', by: 'recruiter' },
  { operation: 'subscriptions.create', by: 'otherRecruiter', repeated: 'SUBSCRIPTION_ALREADY_ACTIVE' },
  { operation: 'subscriptions.confirmPayment', by: 'admin', repeated: 'INVALID_STATE' },
  { operation: 'payments.verifyPayment', by: 'recruiter' },
  { operation: 'payments.purchase', by: 'recruiter' },
  { operation: 'admin.verifyRecruiter', by: 'admin' },
  { operation: 'admin.deactivateUser', by: 'admin' },
  { operation: 'notifications.read', by: 'candidate' },
  { operation: 'notifications.readAll', by: 'candidate' },
  { operation: 'notifications.updatePreferences', by: 'candidate' },
  { operation: 'shortlist.add', by: 'recruiter', repeated: 'ALREADY_SHORTLISTED' },
  { operation: 'shortlist.updateStatus', by: 'recruiter' },
  { operation: 'shortlist.reject', by: 'recruiter', repeated: 'INVALID_STATE' },
  { operation: 'shortlist.remove', by: 'recruiter', repeated: 'NOT_FOUND' },
  { operation: 'uploads.start', by: 'candidate' },
];
