import type { Transition } from '#functions/data/conditions.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { InterviewState } from '#shared/domain/interviews.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { InterviewSummary } from './stored-interview.ts';

const open = ['offered', 'proposed', 'agreed'] as const;

/** Every way in which an interview comes into another state. */
const moves = {
  /** The company names other times, and the candidate names some. */
  offer: { from: ['offered', 'proposed'], to: 'offered' },
  propose: { from: ['offered', 'proposed'], to: 'proposed' },
  /** A side names others in the place of the agreed time, which counts until one of them is picked. */
  reopen: { from: ['agreed'], to: 'agreed' },
  agree: { from: open, to: 'agreed' },
  decline: { from: open, to: 'declined' },
  cancel: { from: open, to: 'cancelled' },
  miss: { from: ['agreed'], to: 'missed' },
  dispute: { from: ['missed'], to: 'missed' },
} as const satisfies Record<string, Transition<InterviewState>>;

/** How a side ends an interview. */
export const endingOf = (side: ThreadSide) => (side === 'candidate' ? 'decline' : 'cancel');

/**
 * The next version of an interview after a move, with what else changes of it.
 * @throws HttpError INVALID_STATE
 */
export function moved(
  before: InterviewSummary,
  move: keyof typeof moves,
  changes: Partial<Omit<InterviewSummary, 'state' | 'version'>>,
  now: EpochMs,
): InterviewSummary {
  const { from, to }: Transition<InterviewState> = moves[move];
  if (!from.includes(before.state)) throw new HttpError('INVALID_STATE');
  return { ...before, ...changes, state: to, changed_at: toIso(now), version: before.version + 1 };
}
