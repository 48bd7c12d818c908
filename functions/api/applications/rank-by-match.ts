import { packRequirements } from '#functions/data/packed-requirements.ts';
import type { Page } from '#functions/data/page.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { newPlace } from '#functions/entities/ranking/new-place.ts';
import { putRanking } from '#functions/entities/ranking/ranking-store.ts';
import type { NamedPlace, RankingRecord } from '#functions/entities/ranking/stored-ranking.ts';
import type { PortalRequest } from '#functions/http/request.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { needsOf } from '#functions/services/languages/job-needs.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { maxRankedApplicants } from '#shared/domain/hiring-statuses.ts';
import { rules } from '#shared/domain/languages/match.ts';
import { toIso } from '#shared/domain/time.ts';
import { isInOrder, pageInOrder } from './match-order.ts';
import { type Keep, type ProfiledApplication, readApplicants, readFirstApplicants } from './profiled-applications.ts';

/** What is shown beside the places: whose job, to whom, and when. */
type Showing = Omit<RankingRecord, 'id' | 'rules' | 'places' | 'version'>;

/**
 * A page of the applicants whose languages meet most of the job's requirements first: of the first 500 (decision 52),
 * then of those who follow them, each page by itself. What is shown is recorded before it is answered (`recordRanking`):
 * about 2 write units for 20 applicants. Reads all of the first 500 for each page, about 0.6 read units each.
 */
export async function showByMatch(
  job: JobSummary,
  { caller, page, now }: Pick<PortalRequest<typeof applicationCalls.applicants>, 'caller' | 'page' | 'now'>,
  keep: Keep,
): Promise<Page<ProfiledApplication>> {
  const showing: Showing = {
    job_id: job.id,
    viewer: { type: caller.type, id: caller.id },
    day: dayOf(now),
    shown_at: toIso(now),
    requirements: await packedNeeds(job),
    is_first_page: page.start === undefined,
  };
  const isOrdered = isInOrder(page.start);
  const found = isOrdered
    ? await readFirstApplicants(job.id, caller, maxRankedApplicants)
    : await readApplicants(job.id, caller, page);
  const matching = keep ? await keep(found.items) : found.items;
  const { items, next } = pageInOrder(
    matching.map((item) => ({ item, place: placeOf(item, showing) })),
    { limit: page.limit, start: isOrdered ? page.start : undefined, rest: found.next },
  );
  await recordRanking(
    showing,
    items.map(({ place }) => place),
  );
  return { items: items.map(({ item }) => item), next };
}

/** What the job requires, packed; what its language means as text where it states no requirements. */
async function packedNeeds({ language, language_requirements }: JobSummary): Promise<string | undefined> {
  if (language_requirements) return language_requirements;
  return packRequirements(await needsOf({ language, language_requirements: { all: [], pairs: [] } }));
}

function placeOf({ application, profile }: ProfiledApplication, { requirements, day }: Showing): NamedPlace {
  const { candidate_id, applied_at } = application.summary;
  const { languages } = profile.summary;
  return newPlace(candidate_id, applied_at, { languages, requirements, day });
}

/**
 * Records an order that is about to be shown. A function may stop as soon as it has answered, so the answer waits for the
 * write; but a write that fails does not keep a recruiter from the applicants: it raises the alarm LoggedFaults.
 */
async function recordRanking(showing: Showing, places: readonly NamedPlace[]): Promise<void> {
  if (places.length === 0) return;
  try {
    await putRanking({ ...showing, rules, places: [...places] });
  } catch (error) {
    log('RANKING_NOT_RECORDED', { job: showing.job_id, ...describeError(error) });
  }
}
