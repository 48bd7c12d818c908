import type { Block } from '#functions/entities/candidate/stored-candidate.ts';
import { blockedSince } from '#functions/entities/candidate/visibility.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { endToCome } from './end-to-come.ts';

/**
 * Declines the agreed interviews to come with companies that a candidate has just blocked (as `endToCome`).
 * @param blocks the new ones: what was agreed after them stays
 */
export const freeBlockedTimes = (candidateId: number, blocks: readonly Block[], now: EpochMs): Promise<void> =>
  endToCome('candidate', candidateId, now, async ({ recruiter_id, changed_at }) => {
    const company = await readRecruiter(recruiter_id);
    const viewer = { kind: 'recruiter', id: recruiter_id, email: company?.summary.email ?? '' } as const;
    return changed_at <= (blockedSince({ blocks: [...blocks] }, viewer) ?? '');
  });
