import type { Thread } from '#shared/contracts/messages.ts';
import { useSession } from '#web/lib/use-session.ts';

/** What a thread says of the placeholders' values; empty what it does not say. */
export const useKnownValues = ({ candidate, company_name }: Thread, jobTitle: string | undefined) => ({
  candidate_name: candidate.name ?? '',
  company_name,
  recruiter_name: useSession()?.user.name ?? '',
  job_title: jobTitle ?? '',
  document: '',
});
