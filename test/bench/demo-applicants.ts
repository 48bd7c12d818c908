import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import { type ApplicationSummary, parseApplication } from '#functions/entities/application/stored-application.ts';
import { type CandidateProfile, parseCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { type JobSummary, parseJob } from '#functions/entities/job/stored-job.ts';
import { newPlace } from '#functions/entities/ranking/new-place.ts';
import type { NamedPlace } from '#functions/entities/ranking/stored-ranking.ts';
import type { DemoData } from '#infra/local/demo-data/demo-types.ts';
import { itemHistory } from '#infra/local/demo-data/item-history.ts';
import type { Item } from '#infra/local/demo-data/item-version.ts';
import { makeDemoData } from '#infra/local/demo-data/make-demo-data.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { compareRanked } from '#shared/domain/languages/ranking.ts';
import { fitOf } from '#shared/domain/languages/tags.ts';
import { epochMs } from '#shared/domain/time.ts';

/** The demo's data at this time are the same in every run. */
const at = epochMs(Date.UTC(2026, 5, 1));

/** How many at the top of a list are counted. */
export const top = 3;

/** An application of the demo with the place that the product gives it in the list of its job. */
export interface Applicant {
  candidate: CandidateProfile['summary'];
  /** States the first required language as native. */
  isNative: boolean;
  job: number;
  place: NamedPlace;
  /** Whether it is among the first of its list. */
  isFirst: boolean;
  /** The same, if the month of the last use did not count. */
  isFirstWithoutUse: boolean;
  /** How many applicants its list has. */
  listed: number;
}

const idsOf = (list: readonly unknown[]): number[] => list.map((_, index) => index + 1);

/** The latest versions of the candidates, jobs and applications, as the local run stores them. */
function itemsOf(data: DemoData): Item[] {
  const { candidates, recruiters, jobs, certificates } = data;
  const ids = { candidates: idsOf(candidates), recruiters: idsOf(recruiters), jobs: idsOf(jobs), subscriptions: [] };
  const documents = certificates.map((_, index) => ({ id: String(index), file_key: '' }));
  const files = { candidates: new Map(), certificates: documents, samples: [], sampleSeconds: 0 };
  // Nothing else counts for a match.
  const others = { views: [], pageViews: [], shortlist: [], reports: [], samples: [], interviews: [] };
  const unsubscribed = recruiters.map(({ subscription: _, ...recruiter }) => recruiter);
  const history = itemHistory({ ...data, ...others, recruiters: unsubscribed }, ids, [], files, at);
  const versions = history.flatMap((each) => ('item' in each ? [each.item] : []));
  return [...new Map(versions.map((item) => [`${item.PK} ${item.SK}`, item])).values()];
}

type Candidate = CandidateProfile['summary'];

/** The summaries of an entity's items, by id. */
const summariesOf = <Summary extends { id: number }>(
  items: readonly Item[],
  entity: string,
  parse: (item: unknown) => { summary: Summary },
) =>
  new Map(items.filter((item) => item.entity === entity).map((item) => [parse(item).summary.id, parse(item).summary]));

function existing<Value>(values: ReadonlyMap<number, Value>, id: number): Value {
  const found = values.get(id);
  if (found === undefined) throw new Error(`The demo has no ${id}.`);
  return found;
}

const inOrder = (places: readonly NamedPlace[]): NamedPlace[] =>
  places.toSorted((left, right) => compareRanked(left.ranking, right.ranking));

function statesNative({ languages }: Candidate, { language_requirements }: JobSummary): boolean {
  const wanted = unpackRequirements(language_requirements).all[0]?.any[0]?.tag ?? '';
  return unpackLanguages(languages).languages.some(
    ({ native, tag }) => native && fitOf(tag, wanted, false) === 'serves',
  );
}

/** The applicants of a job in the order of their match. */
function listOf(job: JobSummary, list: readonly ApplicationSummary[], candidates: ReadonlyMap<number, Candidate>) {
  const places = list.map(({ candidate_id, applied_at }) => {
    const { languages } = existing(candidates, candidate_id);
    return newPlace(candidate_id, applied_at, { languages, requirements: job.language_requirements, day: dayOf(at) });
  });
  const withoutUse = inOrder(places.map((place) => ({ ...place, ranking: { ...place.ranking, last_used: null } })));
  const firstWithoutUse = new Set(withoutUse.slice(0, top).map(({ candidate_id }) => candidate_id));
  return inOrder(places).map((place, index): Applicant => {
    const candidate = existing(candidates, place.candidate_id);
    return {
      candidate,
      isNative: statesNative(candidate, job),
      job: job.id,
      place,
      isFirst: index < top,
      isFirstWithoutUse: firstWithoutUse.has(place.candidate_id),
      listed: list.length,
    };
  });
}

/** All applications of the demo, in the lists of their jobs ordered by match. */
export function demoApplicants(): Applicant[] {
  const items = itemsOf(makeDemoData(at));
  const candidates = summariesOf(items, 'candidate', parseCandidate);
  const jobs = summariesOf(items, 'job', parseJob);
  const applications = items
    .filter(({ entity }) => entity === 'application')
    .map((item) => parseApplication(item).summary);
  return [...Map.groupBy(applications, ({ job_id }) => job_id)].flatMap(([job, list]) =>
    listOf(existing(jobs, job), list, candidates),
  );
}
