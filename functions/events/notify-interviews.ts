import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { agreedTime, endedBy, isMissed, isToCome } from '#functions/entities/interview/interview-state.ts';
import { otherSide, type ThreadSide, threadSides } from '#shared/domain/messages.ts';
import { type EpochMs, type IsoInstant, toIso } from '#shared/domain/time.ts';
import { type Effect, notificationTo } from './effect.ts';

// Only what decides, and not picked from the stored schema, so that the function starts without the rest.
const side = z.enum(threadSides);
const interview = itemSchema({
  summary: z.object({
    id: z.string(),
    recruiter_id: z.int(),
    candidate_id: z.int(),
    by: z.int(),
    company_name: z.string(),
    masked_name: z.string(),
    state: z.string(),
    times: z.array(z.string()),
    named_by: side,
    sequence: z.int(),
    agreed: z.optional(z.string()),
    reminders: z.optional(z.array(z.string())),
    reminded_at: z.optional(storedInstant),
    missing: z.optional(side),
    is_disputed: z.optional(z.boolean()),
    minutes: z.int(),
    place: z.optional(z.nullable(z.string())),
    zones: z.object({ recruiter: z.string(), candidate: z.optional(z.string()) }),
    changed_at: storedInstant,
  }),
});
type Noticed = z.output<typeof interview>['summary'];

/** What happened, and the side that did it; undefined for nothing to notify of. */
function stepOf(before: Noticed | undefined, after: Noticed): { step: string; by: ThreadSide } | undefined {
  const { state, times, named_by, missing, is_disputed } = after;
  if (!before) return { step: 'offered', by: 'recruiter' };
  const agreed = agreedTime(after);
  if (agreed && agreed !== before.agreed) return { step: 'agreed', by: otherSide(before.named_by) };
  if (isMissed(after) && missing && !before.missing) return { step: 'missed', by: otherSide(missing) };
  // The side of which it was recorded says the same.
  if (isMissed(after) && missing && is_disputed && !before.is_disputed) return { step: 'missed', by: missing };
  const isSame = times.join() === before.times.join() && named_by === before.named_by;
  if (state === before.state && isSame) return undefined;
  const side = endedBy(after);
  return side ? { step: 'ended', by: side } : { step: 'times', by: named_by };
}

/** Whether an agreed time has another place, of which both calendars learn. */
function isMoved(before: Noticed | undefined, after: Noticed): boolean {
  const agreed = agreedTime(after);
  if (!before || !agreed) return false;
  return agreedTime(before) === agreed && before.place !== after.place;
}

const isSaidTogether = ({ step }: { step: string }, { agreed }: Noticed) =>
  step === 'agreed' || step === 'place' || (step === 'ended' && agreed !== undefined);

/**
 * Notifies the other side of what one did with an interview; of an agreed time, its reminders and its end both, as each has the event in
 * their calendar. The company has perhaps not unlocked the candidate: the name stays masked.
 */
export function aboutInterview({ before, after, at }: Change): Effect[] {
  if (!after) return before ? aboutErased(interview.parse(before).summary, at) : [];
  const { summary } = interview.parse(after);
  const old = before && interview.parse(before).summary;
  const { reminded_at, reminders = [] } = summary;
  if (old && reminded_at && reminded_at !== old.reminded_at) {
    const said = { step: 'reminder', reminder: reminders.length > 0 ? 'day' : 'hour' };
    return threadSides.flatMap((to) => noticeTo(to, summary, said, reminded_at));
  }
  if (old && old.by !== summary.by) return aboutPassed(summary, old.by);
  const happened = stepOf(old, summary);
  const placed = isMoved(old, summary) ? [{ step: 'place', by: 'recruiter' } as const] : [];
  return [...(happened ? [happened] : []), ...placed].flatMap((each) => noticesOf(each, summary));
}

function noticesOf(happened: { step: string; by: ThreadSide }, summary: Noticed): Effect[] {
  const { step, by } = happened;
  const sides = isSaidTogether(happened, summary) ? ([otherSide(by), by] as const) : [otherSide(by)];
  // Devices of the side that did it show nothing.
  const said = { step, ...(sides.length > 1 && { by }) };
  return sides.flatMap((to) => noticeTo(to, summary, said, summary.changed_at));
}

/**
 * Notifies both of an agreed time that another person of the company is there now, and by the same notification the one whose it was. Of what is
 * not agreed yet none is.
 */
function aboutPassed(summary: Noticed, from: number): Effect[] {
  if (!agreedTime(summary)) return [];
  const said = (passed: string) => ({ step: 'agreed', passed });
  return [
    ...noticeTo('recruiter', summary, { ...said('company'), from }, summary.changed_at),
    ...noticeTo('candidate', summary, said('person'), summary.changed_at),
  ];
}

/**
 * Notifies the side that is left of the end of an agreed time to come, as its calendar has the event. An interview is erased with an account:
 * the notification neither names that one nor belongs to it, and has all that ends the event. It reaches no account that is erased.
 */
function aboutErased(interview: Noticed, at: EpochMs): Effect[] {
  const { id, recruiter_id, candidate_id, agreed, minutes, zones, sequence } = interview;
  if (!agreed || !isToCome(interview, at)) return [];
  const values = { step: 'gone', interview: id, sequence: sequence + 1, agreed, minutes };
  const content = (zone: string, person = {}) => ({
    kind: 'interview_changed' as const,
    values: { ...values, zone, ...person },
    link: '/interviews',
  });
  return [
    ...notificationTo('recruiter', recruiter_id, content(zones.recruiter, colleagueIn(interview)), toIso(at)),
    ...notificationTo('candidate', candidate_id, content(zones.candidate ?? zones.recruiter), toIso(at)),
  ];
}

/** Whose interview it is, where that is another one than the company's founder: their mails and devices say it. */
const colleagueIn = ({ by, recruiter_id }: Pick<Noticed, 'by' | 'recruiter_id'>) =>
  by === recruiter_id ? {} : { colleague: by };

function noticeTo(
  to: ThreadSide,
  summary: Noticed,
  said: { step: string; by?: ThreadSide; reminder?: string; passed?: string; from?: number },
  at: IsoInstant,
): Effect[] {
  const { recruiter_id, candidate_id, sequence } = summary;
  const ids: Record<ThreadSide, number> = { recruiter: recruiter_id, candidate: candidate_id };
  const other = otherSide(to);
  const values = {
    name: other === 'recruiter' ? summary.company_name : summary.masked_name,
    ...said,
    interview: summary.id,
    ...(to === 'recruiter' && colleagueIn(summary)),
    // Of what concerns an agreed time: each change of it is notified of.
    ...(said.step !== 'offered' && said.step !== 'times' && { sequence }),
  };
  const about = { kind: other, id: ids[other] };
  return notificationTo(to, ids[to], { kind: 'interview_changed', values, link: '/interviews', about }, at);
}
