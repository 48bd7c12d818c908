import { everyInterviewOf } from '#functions/entities/interview/interview-store.ts';
import type { CandidateData } from '#shared/contracts/account.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import { companyNames } from './company-names.ts';
import type { everything } from './everything.ts';

/** An account's interviews. */
export async function ownInterviews(
  side: ThreadSide,
  id: number,
  read: ReturnType<typeof everything>['read'],
): Promise<NonNullable<CandidateData['interviews']>> {
  const interviews = await read((page) => everyInterviewOf(side, id, page));
  const names = await companyNames(interviews.map(({ recruiter_id }) => recruiter_id));
  return interviews.map((each) => ({
    id: each.id,
    company_name: names.get(each.recruiter_id) ?? each.company_name,
    ...(each.job && { job: each.job }),
    minutes: each.minutes,
    place: each.place,
    state: each.state,
    times: each.times,
    ...(each.agreed && { agreed: each.agreed }),
    ...(each.missing && { missing: each.missing }),
  }));
}
