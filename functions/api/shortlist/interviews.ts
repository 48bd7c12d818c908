import { retry } from '#functions/data/retry.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { spendToday } from '#functions/entities/address-budget/day-budget.ts';
import { endingOf, moved } from '#functions/entities/interview/interview-moves.ts';
import { agreedTime, endedBy, hasBegun, isMissed, latestPast } from '#functions/entities/interview/interview-state.ts';
import { changeInterview, interviewsOf } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary, StoredInterview } from '#functions/entities/interview/stored-interview.ts';
import { threadPlace } from '#functions/entities/thread/thread-store.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import { isInvited, requireInterviewParties } from '#functions/policies/interview-access.ts';
import { type Parties, requireWriting } from '#functions/policies/thread-access.ts';
import type { Interview, interviewCalls } from '#shared/contracts/interviews.ts';
import { missingMs } from '#shared/domain/interviews.ts';
import { otherSide } from '#shared/domain/messages.ts';
import { addMs, type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { readTimes } from './offer-interviews.ts';
import { type Reader, showInterviews } from './shown-interview.ts';
import { sideOf, viewOf, viewsOf } from './threads.ts';

type Calls = typeof interviewCalls;

/** The caller's interviews (0.5 read units for each 5 and each other side, 1 for each person who invites). */
export const listInterviews: UseCase<Calls['interviews']> = async ({ caller, query, page, now }) => {
  const { items, next } = await interviewsOf(sideOf(caller), caller.id, page, { now, isPast: query.past === true });
  const views = await viewsOf(caller, items, now);
  const seen = items.flatMap((summary) => {
    const view = views(summary);
    return view ? [{ summary, view }] : [];
  });
  return { items: await showInterviews({ caller, zone: query.zone, now }, seen), next };
};

/** One interview (as `requireInterviewParties`, and 2 to 4 read units). */
export const readInterview: UseCase<Calls['interview'], StoredInterview> = async ({ caller, owned, query, now }) =>
  show({ caller, zone: query.zone, now }, owned.summary, await requireInterviewParties(caller, owned.summary));

async function show(reader: Reader, summary: InterviewSummary, parties: Parties): Promise<Interview> {
  const view = await viewOf(reader.caller, threadPlace(summary), reader.now, parties);
  const [shown] = await showInterviews(reader, [{ summary, view }]);
  return shown as Interview;
}

type Changing = Pick<PortalRequest, 'caller' | 'now'> & {
  latest: () => Promise<StoredInterview>;
  body: { version?: string | undefined; zone?: string | undefined };
};

/**
 * Changes an interview as it is. One that is as it is to become already is answered as it is: the answer before was lost.
 * @param next the interview after the change; undefined when it was changed so before
 * @throws HttpError CHANGED_MEANWHILE for a change of another version than the stored one
 */
const change = (
  { caller, latest, body, now }: Changing,
  next: (before: InterviewSummary, parties: Parties) => Promise<InterviewSummary | undefined>,
): Promise<Interview> =>
  retry(async () => {
    const { summary } = await latest();
    const parties = await requireInterviewParties(caller, summary);
    const reader = { caller, zone: body.zone, now };
    const changed = await next(summary, parties);
    if (!changed) return await show(reader, summary, parties);
    if (body.version !== undefined && body.version !== String(summary.version))
      throw new HttpError('CHANGED_MEANWHILE');
    const result = await changeInterview(summary, changed, now);
    if (result === 'taken') throw new HttpError('INVALID_STATE', { text: textId('interview_time_taken') });
    return result ? await show(reader, changed, parties) : undefined;
  });

/** @throws HttpError INVALID_STATE for one that has begun, or was held */
function requireToCome(interview: InterviewSummary, now: EpochMs): void {
  if (hasBegun(interview, now)) throw new HttpError('INVALID_STATE');
}

/** Agrees to a time of the other side: that of one who comes first. */
export const pickTime: UseCase<Calls['pickTime'], StoredInterview> = (request) =>
  change(request, async (before, parties) => {
    const { caller, body, now } = request;
    const { at, zone } = body;
    const side = sideOf(caller);
    if (agreedTime(before) === at) return undefined;
    await requireWriting(caller, parties, now);
    requireToCome(before, now);
    const isOffered = before.named_by !== side && before.times.includes(at) && at > latestPast(before, now);
    if (!isOffered) throw new HttpError('INVALID_STATE', { text: textId('interview_time_taken') });
    const zones = zonesWith(before, caller, zone);
    const sequence = before.agreed ? before.sequence + 1 : before.sequence;
    return moved(before, 'agree', { agreed: at, times: [], zones, sequence }, now);
  });

/** Names other times to the other side, or another place, of which calendars with an agreed time learn. */
export const suggestTimes: UseCase<Calls['suggestTimes'], StoredInterview> = async (request) => {
  const { caller, body, now } = request;
  const { zone, place } = body;
  const side = sideOf(caller);
  if (!body.times && !place) throw invalidField('times', textId('text_missing'));
  if (place && side !== 'recruiter') throw new HttpError('INVALID_STATE');
  const times = body.times && (await readTimes({ times: body.times, zone }, now));
  let isCounted = false;
  return await change(request, async (before, parties) => {
    const isNamed = !times || (before.named_by === side && before.times.join() === times.join());
    const isPlaced = !place || before.place === place;
    if (isNamed && isPlaced) return undefined;
    await requireWriting(caller, parties, now);
    requireToCome(before, now);
    if (!isCounted) await spendToday('interviews', { kind: caller.kind, id: caller.account.id }, now);
    isCounted = true;
    const { from_hours, ...rest } = before;
    const named_by = isNamed ? before.named_by : side;
    const move = agreedTime(before) ? 'reopen' : named_by === 'recruiter' ? 'offer' : 'propose';
    const named = isNamed ? from_hours && { from_hours } : { times, zones: zonesWith(before, caller, zone) };
    const placed = !isPlaced && { place, sequence: before.agreed ? before.sequence + 1 : before.sequence };
    return moved(rest, move, { ...named, named_by, ...placed }, now);
  });
};

/** The zones of the two people who meet, with that of the caller if they are one of them: their mails and calendars have these. */
const zonesWith = (interview: InterviewSummary, caller: Caller, zone: string | undefined): InterviewSummary['zones'] =>
  zone && isInvited(caller, interview) ? { ...interview.zones, [sideOf(caller)]: zone } : interview.zones;

/** Ends an interview before it was held. */
export const endInterview: UseCase<Calls['endInterview'], StoredInterview> = (request) =>
  change(request, async (before) => {
    const { caller, now } = request;
    if (endedBy(before)) return undefined;
    requireToCome(before, now);
    const sequence = before.agreed ? before.sequence + 1 : before.sequence;
    return moved(before, endingOf(sideOf(caller)), { times: [], sequence }, now);
  });

/** Records that the other side did not come; that side may record the same of the first one, for a week after it. Both records are shown. */
export const recordMissing: UseCase<Calls['recordMissing'], StoredInterview> = (request) =>
  change({ ...request, body: {} }, async (before) => {
    const { caller, now } = request;
    const missing = otherSide(sideOf(caller));
    const isRecorded = isMissed(before);
    if (isRecorded && (before.missing === missing || before.is_disputed)) return undefined;
    const since = isRecorded ? before.changed_at : before.agreed;
    const isTime = since && since <= toIso(now) && addMs(toEpochMs(since), missingMs) > now;
    if (!isTime) throw new HttpError('INVALID_STATE');
    if (isRecorded) return moved(before, 'dispute', { is_disputed: true }, now);
    return moved(before, 'miss', { missing, times: [] }, now);
  });
