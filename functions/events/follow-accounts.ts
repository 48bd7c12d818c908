import * as z from 'zod/mini';
import { askForNextStep, finishErasing, isGone, readAccount, readState } from '#functions/accounts/account-store.ts';
import { eraseItem, eraseStep } from '#functions/accounts/erase-step.ts';
import { storedItem } from '#functions/accounts/erasure-store.ts';
import { refreshContacts } from '#functions/jobs/recruiter-contact-store.ts';
import { alignJobs, withdrawJob } from '#functions/jobs/withdrawal-store.ts';
import { clock } from '#functions/runtime/clock.ts';
import { type AccountKind, accountKinds } from '#shared/domain/account-kind.ts';
import type { Change } from './change.ts';

const account = z.object({
  kind: z.enum(accountKinds),
  id: z.int(),
  state: z.string(),
  email: z._default(z.string(), ''),
});
const job = z.object({ card: z.object({ id: z.int(), recruiter_id: z.int(), is_active: z.boolean() }) });

/**
 * What follows from an account's new state or e-mail address: a recruiter's jobs leave the public lists and come back,
 * they name the present address, and what belongs to an account that is deleted for good goes step by step. Every look is at the present state, so that repeated, late
 * and shuffled records lead to the same end.
 */
export async function followAccounts(change: Change): Promise<void> {
  if (change.entity === 'account') await followAccount(change);
  else if (!change.before && change.after) await removeIfOwnerIsGone(change);
  if (change.entity === 'job') await withdrawLateJob(change);
}

async function followAccount({ before, after }: Change): Promise<void> {
  if (!after) return;
  const { kind, id, state, email } = account.parse(after);
  const old = before && account.parse(before);
  if (kind === 'recruiter' && old && old.state !== state) {
    await alignJobs(id, (await readState(kind, id)) === 'active');
  }
  if (kind === 'recruiter' && old && old.email !== email) await followAddress(id);
  if (state !== 'erasing') return;
  const now = clock.now();
  if (await eraseStep(kind, id, now)) await askForNextStep(kind, id);
  else await finishErasing(kind, id, now);
}

/** Jobs say where their recruiter can be reached. */
async function followAddress(recruiterId: number): Promise<void> {
  const present = await readAccount('recruiter', recruiterId);
  if (present && !isGone(present.state)) await refreshContacts(recruiterId, present.email);
}

/** A call that was under way when its recruiter's account was deactivated may post or reopen a job just afterwards. */
async function withdrawLateJob({ before, after }: Change): Promise<void> {
  const wasActive = before !== undefined && job.parse(before).card.is_active;
  const card = after && job.parse(after).card;
  if (!card?.is_active || wasActive) return;
  const state = await readState('recruiter', card.recruiter_id);
  if (state !== undefined && state !== 'active') await withdrawJob(card.id);
}

type Owners = Partial<Record<AccountKind, number>>;

const pair = z.object({ candidate_id: z.int(), recruiter_id: z.int() });
const ofCandidate = z.object({ candidate_id: z.int() });
const listed = z.object({ card: z.object({ recruiter_id: z.int(), candidate: z.object({ id: z.int() }) }) });
const ofRecruiter = z.object({ recruiter_id: z.int() });
const ofAccount = z.object({ owner: z.object({ kind: z.enum(accountKinds), id: z.int() }) });
const ownersOfPair = (value: z.output<typeof pair>): Owners => ({
  candidate: value.candidate_id,
  recruiter: value.recruiter_id,
});

/** Whose an item is, by entity. */
const ownersIn: Record<string, (image: unknown) => Owners> = {
  application: (image) => ownersOfPair(z.object({ card: pair }).parse(image).card),
  candidate_view: (image) => ownersOfPair(pair.parse(image)),
  shortlist_entry: (image) => {
    const { recruiter_id, candidate } = listed.parse(image).card;
    return { recruiter: recruiter_id, candidate: candidate.id };
  },
  job_view: (image) => ({ candidate: ofCandidate.parse(image).candidate_id }),
  upload: (image) => ({ candidate: ofCandidate.parse(image).candidate_id }),
  job: (image) => ({ recruiter: job.parse(image).card.recruiter_id }),
  removed_job: (image) => ({ recruiter: ofRecruiter.parse(image).recruiter_id }),
  request: (image) => {
    const { kind, id } = ofAccount.parse(image).owner;
    return { [kind]: id };
  },
};

/** A call that was under way when an account was deleted for good may write something just afterwards: it goes, too. */
async function removeIfOwnerIsGone({ entity, after }: Change): Promise<void> {
  const owners = Object.entries(ownersIn[entity]?.(after) ?? {}) as [AccountKind, number][];
  const states = await Promise.all(owners.map(([kind, id]) => readState(kind, id)));
  if (states.some(isGone)) await eraseItem(storedItem.parse(after));
}
