import { callFixtures } from './call-fixtures.ts';
import type { ContractInput } from './contract-calls.ts';

/** Accounts and items of the calls. */
export interface Subject {
  recruiterId: number;
  candidateId: number;
  jobId: number;
  transcription: string;
}

/** Input of a call that recruiters may make: the fixture's, with these accounts and items instead of the cast's. */
export function recruiterInput(operation: string, subject: Subject): ContractInput {
  const { recruiterId: id, candidateId, jobId, transcription } = subject;
  const entry = { params: { id: `${id}-${candidateId}` } };
  const application = { params: { id: `${jobId}-${candidateId}` } };
  const [self, them, job] = [{ params: { id } }, { params: { id: candidateId } }, { params: { id: jobId } }];
  const inputs: Record<string, ContractInput> = {
    'candidates.profile': them,
    'candidates.maskedProfile': them,
    'candidates.view': { ...them, query: {} },
    'recruiters.status': self,
    'jobs.update': job,
    'jobs.ofRecruiter': self,
    'jobs.create': { body: { ...callFixtures['jobs.create']?.body, recruiter_id: id } },
    'applications.check': { params: { jobId, candidateId } },
    'applications.applicants': job,
    'applications.unmaskedApplicants': job,
    'applications.updateStatus': application,
    'applications.contact': application,
    'matches.ofApplication': application,
    'applications.recent': self,
    'subscriptions.create': { body: { recruiter_id: id, plan_name: 'trial' } },
    'subscriptions.status': self,
    'subscriptions.views': self,
    'subscriptions.claimView': { ...self, body: { candidate_id: candidateId } },
    'subscriptions.pay': { body: { recruiter_id: id, plan_name: 'basic', upi_id: 'some@bank' } },
    'subscriptions.incrementView': { ...self, body: { candidate_id: candidateId } },
    'payments.purchase': { body: { recruiter_id: id, plan_id: 2 } },
    'payments.ofRecruiter': self,
    'notifications.count': { params: { type: 'recruiter', id } },
    'notifications.list': { params: { type: 'recruiter', id } },
    'notifications.readAll': { params: { type: 'recruiter', id } },
    'shortlist.add': { body: { recruiter_id: id, candidate_id: candidateId } },
    'shortlist.quickAdd': { ...them, body: { recruiter_id: id } },
    'shortlist.ofRecruiter': self,
    'shortlist.updateStatus': entry,
    'shortlist.reject': entry,
    'shortlist.stats': self,
    'transcriptions.start': { body: { candidate_id: candidateId } },
    'transcriptions.status': { params: { id: transcription } },
  };
  return { ...(callFixtures[operation] as ContractInput | undefined), ...inputs[operation] };
}
