import type { applicationCalls } from '#shared/contracts/applications.ts';
import type { AnswerOf } from '#shared/contracts/define.ts';

type Batch = AnswerOf<typeof applicationCalls.syncShortlisted>;

/**
 * Sends one batch after the other until all shortlisted applications were processed.
 * @param send sends the batch at a cursor, the first one without
 * @param report receives the number of candidates added so far
 * @returns how many candidates were added
 */
export const syncInBatches = async (
  send: (cursor: string | undefined) => Promise<Batch>,
  report: (synced: number) => void,
): Promise<number> => {
  let synced = 0;
  let cursor: string | undefined;
  do {
    const batch = await send(cursor);
    synced += batch.synced;
    report(synced);
    cursor = batch.next ?? undefined;
  } while (cursor !== undefined);
  return synced;
};
