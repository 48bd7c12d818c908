import type { Caller } from '#functions/entities/account/caller.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { Block } from '#functions/entities/candidate/stored-candidate.ts';
import { toVisibility } from '#functions/entities/candidate/visibility.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { isPublicCompany } from '#functions/entities/recruiter/visibility.ts';
import { hasViewed } from '#functions/entities/subscription/candidate-view-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { Blocked, visibilityCalls } from '#shared/contracts/visibility.ts';
import { maxBlocks } from '#shared/contracts/visibility.ts';
import { toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { saveProfile } from './save-profile.ts';

type Calls = typeof visibilityCalls;

/** Who may see the caller, read consistently (1 read unit). */
export const visibility: UseCase<Calls['visibility']> = async ({ caller }) => {
  const profile = await readCandidate(caller.id, true);
  if (!profile) throw new HttpError('PROFILE_NOT_FOUND');
  return toVisibility(profile.summary);
};

/**
 * Changes who may see the caller. A block counts with the next request; what follows from it, such as giving views back, is
 * left to the stream (`settle-unlocks.ts`). Costs what a change of the profile costs, and 1.5 read units to block a company.
 * @throws HttpError 404 for a company that the caller cannot know, 400 for more blocks than `maxBlocks`, 429 as `saveProfile`
 */
export const setVisibility: UseCase<Calls['setVisibility']> = async ({ body, caller, now }) => {
  const { paused, in_showcase, block, unblock } = body;
  const added = block && { ...(await namedBlock(block, caller)), at: toIso(now) };
  const { after } = await saveProfile({ caller, now }, ({ summary }) => {
    const rest = unblock ? summary.blocks.filter((each) => !isSame(each, unblock)) : summary.blocks;
    const isNew = block && !rest.some((each) => isSame(each, block));
    if (isNew && rest.length >= maxBlocks) {
      throw new HttpError('INVALID_STATE', { text: textId('too_many_blocks', { max: maxBlocks }) });
    }
    const blocks = added && isNew ? [...rest, added] : rest;
    return {
      summary: {
        ...(paused === undefined ? {} : { paused }),
        ...(in_showcase === undefined ? {} : { in_showcase }),
        blocks,
      },
    };
  });
  return toVisibility(after.summary);
};

const isSame = ({ company_id, name }: Block, blocked: Blocked): boolean =>
  'company_id' in blocked ? company_id === blocked.company_id : company_id === undefined && name === blocked.domain;

/**
 * A block with the company's name. Only companies that the caller can know have one here: those with a public page and those
 * that unlocked the caller. Others are not distinguished from ids that do not exist.
 */
async function namedBlock(blocked: Blocked, caller: Caller): Promise<Omit<Block, 'at'>> {
  if ('domain' in blocked) return { name: blocked.domain };
  const { company_id } = blocked;
  const [recruiter, hasUnlocked] = await Promise.all([readRecruiter(company_id), hasViewed(company_id, caller.id)]);
  if (!recruiter || !(hasUnlocked || isPublicCompany(recruiter.summary))) throw new HttpError('NOT_FOUND');
  return { company_id, name: recruiter.summary.company_name };
}
