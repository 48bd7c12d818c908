import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readOwnZone } from '#functions/entities/own-zone/own-zone-store.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { bookedOf, type Person, readBooked, removeBooked, withoutTime, withTime } from './booked-times.ts';
import { eachToCome } from './end-to-come.ts';
import { agreedTime, endOf, isHeld, isOpen } from './interview-state.ts';
import { agreedToCome, putNext, readInterview } from './interview-store.ts';
import type { InterviewSummary } from './stored-interview.ts';

/** Whether an interview needs a person of the company: one that is over stays with the one who held it. */
const isToHold = (interview: InterviewSummary, now: EpochMs): boolean => isOpen(interview) && !isHeld(interview, now);

/**
 * Passes the interviews of a person, who holds none of the company any more, to its founder (1.5 read units, 0.5 for each 5 of the company, and what
 * each one costs). Those that are agreed are found by their booked times, whatever an index has not got yet. It can be repeated.
 */
export async function passInterviews(person: Person, now: EpochMs): Promise<void> {
  for (const { id } of await agreedToCome(person, now)) await passInterview(id, person, now);
  await eachToCome('recruiter', person.recruiter_id, now, async (interview) => {
    if (interview.by === person.by && isToHold(interview, now)) await passInterview(interview.id, person, now);
  });
  await removeBooked(person, now);
}

/**
 * Passes an interview to the company's founder (2 read and 3 write units; 4 and 14 of an agreed one), also where the founder has another one then: who of
 * the two is met there is a person's decision. One that changed hands or was ended meanwhile stays as it is.
 */
export const passInterview = (id: string, { recruiter_id, by }: Person, now: EpochMs): Promise<true> =>
  retry(async () => {
    const found = await readInterview(id);
    if (!found || found.summary.by !== by || by === recruiter_id || !isToHold(found.summary, now)) return true;
    const before = found.summary;
    const next = await passed(before, now);
    const agreed = agreedTime(before);
    if (!agreed) return (await transact({ interview: putNext(before, next) })).done || undefined;
    const [from, to] = await Promise.all([readBooked(before), readBooked(next)]);
    const time = { id, from: agreed, until: endOf(before, agreed) };
    const { done } = await transact({
      interview: putNext(before, next),
      from: bookedOf(before, withoutTime(from, id, now)),
      to: bookedOf(next, withTime(withoutTime(to, id, now), time)),
    });
    return done || undefined;
  });

/** An interview as its company's founder holds it, by their clocks where these are known. An agreed one is another event in their calendar. */
async function passed(before: InterviewSummary, now: EpochMs): Promise<InterviewSummary> {
  const { recruiter_id, zones, sequence, version } = before;
  const own = await readOwnZone({ kind: 'recruiter', id: recruiter_id });
  return {
    ...before,
    by: recruiter_id,
    zones: own ? { ...zones, recruiter: own.zone } : zones,
    sequence: agreedTime(before) ? sequence + 1 : sequence,
    changed_at: toIso(now),
    version: version + 1,
  };
}
