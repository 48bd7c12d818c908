import { randomBytes } from 'node:crypto';
import { rememberRequest } from '#functions/data/request-keys.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { budgetName, dayUse, usedUpToday } from '#functions/entities/address-budget/day-budget.ts';
import { readCandidate, requireVisibleCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { insertInterview, readInterview } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import type { CountedJob } from '#functions/entities/job/job-store.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { optionalSetting } from '#functions/platform/env.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import { requireCandidateAccess } from '#functions/policies/candidate-access.ts';
import { isSeenInThread } from '#functions/policies/thread-access.ts';
import { readTie } from '#functions/policies/visible-candidate.ts';
import { loadClocks } from '#functions/services/clocks/local-times.ts';
import type { interviewCalls } from '#shared/contracts/interviews.ts';
import { earliestMs, latestMs, maxTimes } from '#shared/domain/interviews.ts';
import { maskName } from '#shared/domain/redaction/masking.ts';
import { addMs, type EpochMs, type IsoInstant, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { requireFree } from './office-hours.ts';
import { showInterviews } from './shown-interview.ts';
import { viewsOf } from './threads.ts';

type Call = typeof interviewCalls.offerTimes;
type Offering = PortalRequest<Call, CountedJob | undefined>;

/**
 * The instants of times in a zone, in order.
 * @throws HttpError 400 for times that the zone's clocks leave out, and for those that are too soon or too far away
 */
export async function readTimes(
  { times, zone }: { times: readonly string[]; zone: string },
  now: EpochMs,
): Promise<IsoInstant[]> {
  const { instantOf } = await loadClocks();
  const [first, last] = [toIso(addMs(now, earliestMs)), toIso(addMs(now, latestMs))];
  const found = times.map((wall) => {
    const at = instantOf(wall, zone);
    if (!at) throw invalidField('times', textId('interview_time_absent'));
    if (at < first || at > last) throw invalidField('times', textId('interview_time_out_of_range'));
    return at;
  });
  return [...new Set(found)].sort();
}

/** Those of the candidates whom the company may invite (2 read units each, and up to 75 more without an unlocked profile). */
async function invitable(caller: Caller, ids: readonly number[]): Promise<CandidateProfile[]> {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const [tie, candidate] = await Promise.all([readTie(caller.id, id), readCandidate(id, true)]);
      if (!candidate || (!tie.unlocked && tie.appliedAt === undefined)) return [];
      return (await isSeenInThread(caller, candidate)) ? [candidate] : [];
    }),
  );
  return found.flat();
}

/** Offers times to candidates, in one transaction (8 write units each), once for a key. */
export const offerTimes: UseCase<Call, CountedJob | undefined> = (request) =>
  once(
    request.requestKey,
    () => offer(request),
    (made) => offered(request, made),
  );

async function offer(request: Offering) {
  const { caller, body, owned, requestKey, now } = request;
  if (!body.place && !optionalSetting('VIDEO_ROOMS')) throw invalidField('place', textId('interview_place_missing'));
  const times = await readTimes(body, now);
  const from_hours = body.from_hours ? await requireFree(caller, { ...body, times }, now) : undefined;
  if (!from_hours && times.length > maxTimes) throw invalidField('times', textId('list_too_long', { max: maxTimes }));
  await requireCandidateAccess(caller, now, textId('subscription_required_to_contact'));
  const [company, candidates] = await Promise.all([readRecruiter(caller.id), invitable(caller, body.candidate_ids)]);
  if (!company || candidates.length === 0) throw new HttpError('CANDIDATE_NOT_FOUND');
  const made = randomBytes(8).toString('hex');
  const at = toIso(now);
  const writes: Record<string, Writes[string]> = {};
  for (const { summary: candidate } of candidates) {
    const interview: InterviewSummary = {
      id: idOf(made, candidate.id),
      recruiter_id: caller.id,
      candidate_id: candidate.id,
      by: caller.account.id,
      company_name: company.summary.company_name,
      masked_name: maskName(candidate.name),
      ...(owned && { job: { id: owned.job.summary.id, title: owned.job.summary.title } }),
      minutes: body.minutes,
      place: body.place ?? null,
      state: 'offered',
      times,
      named_by: 'recruiter',
      ...(from_hours && { from_hours }),
      zones: { recruiter: body.zone },
      sequence: 0,
      offered_at: at,
      changed_at: at,
      version: 1,
    };
    writes[`interview ${candidate.id}`] = insertInterview(interview);
    writes[`candidate ${candidate.id}`] = requireVisibleCandidate(candidate.id, false);
  }
  const result = await transact<Writes>({
    request: rememberRequest(requestKey, made),
    budget: useOf(caller, now),
    ...writes,
  });
  if (result.done) return await offered(request, made);
  if (result.failed === 'budget') throw usedUpToday('interviews', now);
  if (result.failed.startsWith('candidate')) throw new HttpError('CANDIDATE_NOT_FOUND');
  throw new StoreUnavailable('The request was carried out before.');
}

const idOf = (made: string, candidateId: number) => `${made}-${candidateId}`;

/** The write that counts an offer, or other times, in the person's day. */
export const useOf = ({ kind, account }: Caller, now: EpochMs) =>
  dayUse('interviews', budgetName('interviews', 'by', { kind, id: account.id }), now);

/** The interviews of an offer, as they are now. */
async function offered({ caller, body, now }: Offering, made: string) {
  const ids = [...new Set(body.candidate_ids)];
  const found = (await Promise.all(ids.map((id) => readInterview(idOf(made, id))))).flatMap((each) =>
    each ? [each.summary] : [],
  );
  const views = await viewsOf(caller, found, now);
  const seen = found.flatMap((summary) => {
    const view = views(summary);
    return view ? [{ summary, view }] : [];
  });
  const invited = new Set(found.map(({ candidate_id }) => candidate_id));
  return {
    id: made,
    interviews: await showInterviews({ caller, zone: body.zone, now }, seen),
    refused: ids.filter((id) => !invited.has(id)),
  };
}
