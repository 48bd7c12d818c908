import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { otherSide, type ThreadSide, threadSides } from '#shared/domain/messages.ts';
import { type Effect, notificationTo } from './effect.ts';

// Only what decides, and not picked from the stored schema, so that the function starts without the rest.
const side = z.enum(threadSides);
const interview = itemSchema({
  summary: z.object({
    id: z.string(),
    recruiter_id: z.int(),
    candidate_id: z.int(),
    company_name: z.string(),
    masked_name: z.string(),
    state: z.string(),
    times: z.array(z.string()),
    named_by: side,
    agreed: z.optional(z.string()),
    missing: z.optional(side),
    changed_at: storedInstant,
  }),
});
type Noticed = z.output<typeof interview>['summary'];

/** What happened, and the side that did it; undefined for nothing to notify of. */
function stepOf(
  before: Noticed | undefined,
  { state, agreed, times, named_by, missing }: Noticed,
): { step: string; by: ThreadSide } | undefined {
  if (!before) return { step: 'offered', by: 'recruiter' };
  if (state === 'agreed' && agreed !== before.agreed) return { step: 'agreed', by: otherSide(before.named_by) };
  if (state === 'missed' && missing && !before.missing) return { step: 'missed', by: otherSide(missing) };
  if (state === before.state && times.join() === before.times.join()) return undefined;
  if (state === 'declined' || state === 'cancelled')
    return { step: 'ended', by: state === 'declined' ? 'candidate' : 'recruiter' };
  return { step: 'times', by: named_by };
}

/** Notifies the other side of what one did with an interview. The company has perhaps not unlocked the candidate: the name stays masked. */
export function aboutInterview({ before, after }: Change): Effect[] {
  if (!after) return [];
  const { summary } = interview.parse(after);
  const happened = stepOf(before ? interview.parse(before).summary : undefined, summary);
  if (!happened) return [];
  const { step, by } = happened;
  const ids: Record<ThreadSide, number> = {
    recruiter: summary.recruiter_id,
    candidate: summary.candidate_id,
  };
  const to = otherSide(by);
  const name = by === 'recruiter' ? summary.company_name : summary.masked_name;
  const values = {
    name,
    step,
    interview: summary.id,
    ...(step !== 'offered' && step !== 'times' && { at: summary.changed_at }),
  };
  const about = { kind: by, id: ids[by] };
  return notificationTo(
    to,
    ids[to],
    { kind: 'interview_changed', values, link: '/interviews', about },
    summary.changed_at,
  );
}
