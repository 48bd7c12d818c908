import { colleagueNames } from '#functions/entities/company/colleague-names.ts';
import { everyInterviewOf } from '#functions/entities/interview/interview-store.ts';
import { everyScorecardOf, scorecardsOf } from '#functions/entities/interview/kit-store.ts';
import type { StoredScorecard } from '#functions/entities/interview/stored-kit.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import type { CandidateData } from '#shared/contracts/own-data.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import { companyNames } from './company-names.ts';
import type { everything } from './everything.ts';

type Read = ReturnType<typeof everything>['read'];
type OwnInterviews = NonNullable<CandidateData['interviews']>;

/** An account's interviews, with what the company's people saw in them. The candidate's copy names the company alone. */
export async function ownInterviews(side: ThreadSide, id: number, read: Read): Promise<OwnInterviews> {
  const interviews = await read((page) => everyInterviewOf(side, id, page));
  const names = await companyNames(interviews.map(({ recruiter_id }) => recruiter_id));
  const listed = await read((page) => everyScorecardOf(side, id, page));
  const invited = interviews.map(({ offered_at, by }) => ({ at: offered_at, by }));
  const nameOf = side === 'recruiter' ? await namesIn(id, [...listed, ...invited]) : undefined;
  const scorecards = await ownScorecards(new Set(listed.map(({ interview }) => interview)), nameOf);
  return interviews.map((each) => ({
    id: each.id,
    company_name: names.get(each.recruiter_id) ?? each.company_name,
    ...(each.job && { job: each.job }),
    ...(nameOf && { invited_by: nameOf(each.by) }),
    minutes: each.minutes,
    place: each.place,
    state: each.state,
    times: each.times,
    named_by: each.named_by,
    ...(each.agreed && { agreed: each.agreed }),
    zones: each.zones,
    offered_at: each.offered_at,
    changed_at: each.changed_at,
    ...(each.reminders && { reminders: each.reminders }),
    ...(each.reminded_at && { reminded_at: each.reminded_at }),
    ...(each.missing && { missing: each.missing }),
    ...(each.is_disputed && { is_disputed: each.is_disputed }),
    ...(scorecards.has(each.id) && { scorecards: scorecards.get(each.id) }),
  }));
}

type NameOf = Awaited<ReturnType<typeof namesIn>>;

/** The scorecards of interviews. The company reads who wrote them, and the candidate does not. */
async function ownScorecards(interviews: ReadonlySet<string>, nameOf: NameOf | undefined) {
  const shown = ({ summary: { at, by }, languages, note }: StoredScorecard) => ({
    at,
    languages,
    note,
    ...(nameOf && { author: nameOf(by) }),
  });
  const found = new Map<string, NonNullable<OwnInterviews[number]['scorecards']>>();
  for (const interview of interviews) found.set(interview, (await scorecardsOf(interview)).map(shown));
  return found;
}

/** The names of the company's people who wrote scorecards or invited; null for who left. */
async function namesIn(companyId: number, listed: readonly { at: string; by: number }[]) {
  if (listed.length === 0) return () => null;
  const acted = listed.filter(({ by }) => by !== companyId).map(({ at, by }) => ({ at, id: by }));
  const [company, names] = await Promise.all([readRecruiter(companyId), colleagueNames(companyId, acted)]);
  return (by: number) => (by === companyId ? (company?.summary.name ?? null) : (names.get(by) ?? null));
}
