import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import type { Taken } from './actions.ts';
import { idOf } from './world.ts';

/** Values known only to the portal: addresses, codes and ids. */
export interface Known {
  email: (who: Taken['who']) => string;
  /** The digits of the code that an action requested. */
  code: (requested: number) => string;
  /** The id of the subscription that an action requested. */
  subscription: (made: number) => number;
}

interface Request {
  call: CallDefinition;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const job = { title: 'Interpreter', description: 'Interpret.', language: 'German', location: 'Pune' };
const moves = {
  deactivate: adminCalls.deactivateUser,
  reactivate: adminCalls.reactivateUser,
  terminate: adminCalls.terminateUser,
} as const;
const kinds = { c: 'candidate', r: 'recruiter', a: 'admin' } as const;
const kindOf = (who: Taken['who']) => kinds[who[0] as keyof typeof kinds];

/** The call of an action. */
export function requestOf(action: Taken, known: Known): Request {
  const { who } = action;
  const me = idOf(who);
  const isCandidate = who.startsWith('c');
  switch (action.do) {
    case 'ask for a code':
      return {
        call: isCandidate ? authCalls.candidateSendOtp : authCalls.recruiterSendOtp,
        body: { email: known.email(who) },
      };
    case 'enter the code':
      return {
        call: isCandidate ? authCalls.candidateVerifyOtp : authCalls.recruiterVerifyOtp,
        body: { email: known.email(who), otp: known.code(action.requested) },
      };
    case 'sign out':
      return { call: authCalls.logout };
    case 'take the trial':
      return { call: subscriptionCalls.create, body: { recruiter_id: me, plan_name: 'trial' } };
    case 'pay by UPI':
      return { call: subscriptionCalls.pay, body: { plan_name: action.plan, upi_id: `recruiter${me}@bank` } };
    case 'confirm':
      return { call: adminSubscriptionCalls.confirmPayment, params: { id: known.subscription(action.purchase) } };
    case 'view':
      return { call: candidateCalls.view, params: { id: action.candidate }, query: { recruiter_id: me } };
    case 'count a view':
      return {
        call: planCalls.incrementView,
        params: { id: me },
        body: { candidate_id: action.candidate },
      };
    case 'apply':
      return { call: applicationCalls.apply, params: { jobId: action.job }, query: { candidate_id: me } };
    case 'change an application': {
      const params = { id: `${action.job}-${action.candidate}` };
      return { call: applicationCalls.updateStatus, params, body: { status: action.status } };
    }
    case 'contact': {
      const params = { id: `${action.job}-${action.candidate}` };
      return { call: applicationCalls.contact, params, body: { method: 'phone' } };
    }
    case 'shortlist':
      return { call: shortlistCalls.add, body: { candidate_id: action.candidate, job_id: action.job } };
    case 'quick shortlist':
      return { call: shortlistCalls.quickAdd, params: { id: action.candidate }, body: { job_id: action.job } };
    case 'move':
      return {
        call: shortlistCalls.updateStatus,
        params: { id: `${me}-${action.candidate}` },
        body: { status: action.status },
      };
    case 'reject':
      return { call: shortlistCalls.reject, params: { id: `${me}-${action.candidate}` }, body: {} };
    case 'take off':
      return { call: shortlistCalls.remove, params: { id: `${me}-${action.candidate}` } };
    case 'sync':
      return { call: applicationCalls.syncShortlisted };
    case 'post a job':
      return { call: jobCalls.create, body: job };
    case 'remove a job':
      return { call: jobCalls.remove, params: { id: action.job } };
    case 'terminate':
      return {
        call: moves[action.do],
        params: { a: kindOf(action.target), b: idOf(action.target) },
        query: { seen: 'active' },
      };
    case 'deactivate':
    case 'reactivate':
      return { call: moves[action.do], params: { a: kindOf(action.target), b: idOf(action.target) } };
    case 'verify':
      return { call: adminCalls.verifyRecruiter, params: { id: action.recruiter } };
    case 'unverify':
      return { call: adminCalls.unverifyRecruiter, params: { id: action.recruiter } };
  }
}
