import { colleagueNames } from '#functions/entities/company/colleague-names.ts';
import { everyInterviewOf } from '#functions/entities/interview/interview-store.ts';
import { everyScorecardOf, scorecardsOf } from '#functions/entities/interview/kit-store.ts';
import type { StoredScorecard } from '#functions/entities/interview/stored-kit.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import type { CandidateData } from '#shared/contracts/account.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import { companyNames } from './company-names.ts';
import type { everything } from './everything.ts';

type Read = ReturnType<typeof everything>['read'];
type OwnInterviews = NonNullable<CandidateData['interviews']>;

/** An account's interviews, with what the company's people saw in them. */
export async function ownInterviews(side: ThreadSide, id: number, read: Read): Promise<OwnInterviews> {
  const interviews = await read((page) => everyInterviewOf(side, id, page));
  const names = await companyNames(interviews.map(({ recruiter_id }) => recruiter_id));
  const scorecards = await ownScorecards(side, id, read);
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
    ...(scorecards.has(each.id) && { scorecards: scorecards.get(each.id) }),
  }));
}

/** The scorecards of a side's interviews, by interview. The company reads who wrote them, and the candidate does not. */
async function ownScorecards(side: ThreadSide, id: number, read: Read) {
  const listed = await read((page) => everyScorecardOf(side, id, page));
  const nameOf = side === 'recruiter' ? await namesIn(id, listed) : undefined;
  const shown = ({ summary: { at, by }, languages, note }: StoredScorecard) => ({
    at,
    languages,
    note,
    ...(nameOf && { author: nameOf(by) }),
  });
  const found = new Map<string, NonNullable<OwnInterviews[number]['scorecards']>>();
  for (const interview of new Set(listed.map((each) => each.interview))) {
    found.set(interview, (await scorecardsOf(interview)).map(shown));
  }
  return found;
}

/** The names of the company's people who wrote scorecards; null for who left. */
async function namesIn(companyId: number, listed: readonly { at: string; by: number }[]) {
  if (listed.length === 0) return () => null;
  const acted = listed.filter(({ by }) => by !== companyId).map(({ at, by }) => ({ at, id: by }));
  const [company, names] = await Promise.all([readRecruiter(companyId), colleagueNames(companyId, acted)]);
  return (by: number) => (by === companyId ? (company?.summary.name ?? null) : (names.get(by) ?? null));
}
