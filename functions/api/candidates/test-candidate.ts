import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';

/** Whether a candidate exists, and in which state (1 read unit). */
export const testCandidate: UseCase<typeof candidateCalls.test> = async ({ params }) => {
  const profile = await readCandidate(params.id, true);
  return { id: params.id, exists: profile !== undefined, state: profile?.card.state ?? null };
};
