import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { fanOut } from '#functions/data/fan-out/fan-out.ts';
import type { FanOutRest } from '#functions/data/fan-out/stored-fan-out.ts';
import type { PageKey } from '#functions/data/page.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { candidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { isBlocked } from '#functions/entities/candidate/visibility.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { unlocksOfCandidate } from '#functions/entities/subscription/candidate-view-store.ts';
import { candidateView } from '#functions/entities/view/stored-view.ts';
import { clock } from '#functions/platform/clock.ts';
import { type Effect, notificationTo } from './effect.ts';

// A candidate may block a recruiter while that one unlocks them. Both changes come here, and each reads the present state of
// the other: whichever is written last gives the view back.

const blocking = itemSchema({ summary: z.pick(candidateSummary, { id: true, blocks: true }) });
const view = z.pick(candidateView, { recruiter_id: true, candidate_id: true, viewed_at: true });

/**
 * Gives back the views of recruiters whom a candidate has just blocked, and frees the times that were agreed with them.
 * @returns the views that a later run has to look at
 */
export async function followBlocks({ before, after }: Change): Promise<FanOutRest[]> {
  if (!before || !after) return [];
  const { id, blocks } = blocking.parse(after).summary;
  const earlier = blocking.parse(before).summary.blocks;
  if (isDeepStrictEqual(earlier, blocks) || blocks.length === 0) return [];
  const added = blocks.filter((each) => !earlier.some((known) => isDeepStrictEqual(known, each)));
  const { freeBlockedTimes } = await import('#functions/entities/interview/free-blocked-times.ts');
  if (added.length > 0) await freeBlockedTimes(id, added, clock.now());
  return await settleUnlocks(id);
}

/**
 * Looks at who unlocked a candidate, from where an earlier run stopped (2 read units each, and what `giveBackView` costs).
 * @returns the views that a later run has to look at
 */
export async function settleUnlocks(candidate_id: number, start?: PageKey): Promise<FanOutRest[]> {
  const next = await fanOut(
    (page) => unlocksOfCandidate(candidate_id, page),
    ({ recruiter_id }) => giveBackIfBlocked(recruiter_id, candidate_id),
    start,
  );
  return next ? [{ of: 'unlocks', candidate_id, next }] : [];
}

/** Reads the present blocks and, if there are any, the present address. */
async function giveBackIfBlocked(recruiterId: number, candidateId: number): Promise<boolean> {
  const profile = await readCandidate(candidateId, true);
  if (!profile || profile.summary.blocks.length === 0) return false;
  const recruiter = await readAccount('recruiter', recruiterId);
  if (!recruiter || !isBlocked(profile.summary, recruiter)) return false;
  // Rarely needed: the function starts without it.
  const { giveBackView } = await import('#functions/entities/subscription/give-back-view.ts');
  await giveBackView(recruiterId, candidateId, clock.now());
  return true;
}

/**
 * What follows from a new unlock: the candidate is notified at once, unless the view is given back because the candidate
 * blocks the recruiter (1.5 read units, 2.5 where there are blocks).
 */
export async function effectsOfUnlock({ entity, before, after }: Change): Promise<Effect[]> {
  if (entity !== 'candidate_view' || before || !after) return [];
  const { recruiter_id, candidate_id } = view.parse(after);
  if (await giveBackIfBlocked(recruiter_id, candidate_id)) return [];
  const recruiter = await readRecruiter(recruiter_id);
  return recruiter ? unlockNotice(after, recruiter.summary.company_name) : [];
}

/** The notification of the candidate whom a new view unlocked. */
export function unlockNotice(unlocked: unknown, company_name: string): Effect[] {
  const { recruiter_id, candidate_id, viewed_at } = view.parse(unlocked);
  const values = { company_name };
  const about = { kind: 'recruiter', id: recruiter_id } as const;
  const content = { kind: 'profile_unlocked', values, link: '/account#privacy', about } as const;
  return notificationTo('candidate', candidate_id, content, viewed_at);
}
