import type { Caller } from '#functions/entities/account/caller.ts';
import { readAccounts } from '#functions/entities/account/read-accounts.ts';
import { isTaken, readBooked } from '#functions/entities/interview/booked-times.ts';
import { endOf, hasBegun, isOpen, latestPast, stateAt } from '#functions/entities/interview/interview-state.ts';
import type { Booked, InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { zonesOfCandidates } from '#functions/entities/own-zone/own-zone-store.ts';
import { isInvited } from '#functions/policies/interview-access.ts';
import { type Clocks, loadClocks } from '#functions/services/clocks/local-times.ts';
import type { Interview, InterviewTime } from '#shared/contracts/interviews.ts';
import { otherSide } from '#shared/domain/messages.ts';
import type { EpochMs, IsoInstant } from '#shared/domain/time.ts';
import { namesFor, type View } from './shown-thread.ts';

/** Who reads, in which zone: absent, the one that is stored. */
export interface Reader {
  caller: Caller;
  zone?: string | undefined;
  now: EpochMs;
}

export interface Seen {
  summary: InterviewSummary;
  view: View;
}

const personOf = ({ recruiter_id, by }: InterviewSummary) => `${recruiter_id}-${by}`;

/** The agreed times of the people of open interviews (1 read unit each). */
async function bookedOfOpen(found: readonly Seen[]): Promise<ReadonlyMap<string, Booked>> {
  const people = new Map(
    found.filter(({ summary }) => isOpen(summary)).map(({ summary }) => [personOf(summary), summary]),
  );
  return new Map(
    await Promise.all([...people].map(async ([name, person]) => [name, await readBooked(person)] as const)),
  );
}

/** The zones of candidates who have not said theirs in the interview, for companies (0.5 read units each). */
const zonesFor = ({ caller }: Reader, found: readonly Seen[]): Promise<ReadonlyMap<number, string>> | undefined =>
  caller.kind === 'recruiter'
    ? zonesOfCandidates(
        found.flatMap(({ summary: { zones, candidate_id } }) => (zones.candidate ? [] : [candidate_id])),
      )
    : undefined;

/** The names of those who invited, who still work for the company (0.5 read units for each colleague). */
async function inviters(found: readonly Seen[]): Promise<(seen: Seen) => string | null> {
  const ids = found.flatMap(({ summary: { by, recruiter_id } }) => (by === recruiter_id ? [] : [by]));
  const accounts = ids.length > 0 ? await readAccounts([...new Set(ids)]) : new Map<number, never>();
  return ({ summary: { by, recruiter_id }, view }) => {
    if (by === recruiter_id) return view.company.name;
    const account = accounts.get(by);
    return account?.company?.id === recruiter_id ? account.name : null;
  };
}

/** What both sides' clocks show: the reader's in the zone in which they read. */
function shownTime(clocks: Clocks, { zones }: Pick<InterviewSummary, 'zones'>, { caller, zone }: Reader) {
  const [own, other] =
    caller.kind === 'recruiter' ? [zones.recruiter, zones.candidate] : [zones.candidate, zones.recruiter];
  const read = zone ?? own;
  const [recruiter, candidate] = caller.kind === 'recruiter' ? [read, other] : [other, read];
  return (at: IsoInstant): InterviewTime => ({
    at,
    recruiter: clocks.localTime(at, recruiter ?? zones.recruiter),
    ...(candidate && { candidate: clocks.localTime(at, candidate) }),
  });
}

/** The times that can still be picked: none in the place of a time that has begun. */
export function freeTimes(summary: InterviewSummary, booked: Booked | undefined, now: EpochMs): IsoInstant[] {
  if (!isOpen(summary) || hasBegun(summary, now)) return [];
  const others = { version: 0, times: booked?.times.filter(({ id }) => id !== summary.id) ?? [] };
  const past = latestPast(summary, now);
  const buffer = summary.from_hours?.buffer_minutes;
  return summary.times.filter((each) => each > past && !isTaken(others, each, endOf(summary, each), buffer));
}

/** Interviews as the reader sees them. */
export async function showInterviews(reader: Reader, found: readonly Seen[]): Promise<Interview[]> {
  const [clocks, booked, nameOf, known] = await Promise.all([
    loadClocks(),
    bookedOfOpen(found),
    inviters(found),
    zonesFor(reader, found),
  ]);
  return found.map((seen) => {
    const { summary, view } = seen;
    const {
      id,
      recruiter_id,
      candidate_id,
      job,
      minutes,
      place,
      agreed,
      missing,
      is_disputed,
      named_by,
      sequence,
      version,
    } = summary;
    const candidate = summary.zones.candidate ?? known?.get(candidate_id);
    const zones = { ...summary.zones, ...(candidate && { candidate }) };
    const toTime = shownTime(clocks, { zones }, reader);
    const times = freeTimes(summary, booked.get(personOf(summary)), reader.now);
    return {
      id,
      thread: `${recruiter_id}-${candidate_id}`,
      ...namesFor(view),
      recruiter: nameOf(seen),
      ...(!isInvited(reader.caller, summary) && { is_invited: false }),
      ...(job && { job }),
      minutes,
      place,
      state: stateAt(summary, reader.now),
      times: times.map(toTime),
      ...(times.length > 0 && { waits_for: otherSide(named_by) }),
      ...(agreed && { agreed: toTime(agreed) }),
      ...(missing && { missing }),
      ...(is_disputed && { is_disputed }),
      sequence,
      version: String(version),
    };
  });
}
