import { isBelow } from '#functions/data/conditions.ts';
import { indexKeys, partsOfPlace } from '#functions/data/index-keys.ts';
import { is, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryItems } from '#functions/data/query.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { addMs, type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import type { StoredPreferences } from './stored-mail.ts';

/** A candidate's weekly digest. */
export interface DueDigest {
  /** The candidate. */
  id: number;
  due: EpochMs;
}

/** The place of a candidate's mail preferences among the digests, while they are switched on. */
export const digestPlace = (id: number, due: EpochMs) => indexKeys.dueDigests(toIso(due), id);

/** The digests that are due by `now`, the longest due first (0.5 read units for each 4 KB, some 20 of them; 0.5 for none). */
export async function dueDigests(now: EpochMs, { limit, start }: PageRequest): Promise<Page<DueDigest>> {
  const { GSI2PK } = indexKeys.dueDigests();
  // Sort keys are the time and an id: those of `now` itself are greater than its text.
  const { items, next } = await queryItems({ GSI2PK }, { sort: isBelow(toIso(addMs(now, 1))), limit, start });
  const digests = items.map(({ GSI2SK }) => {
    const { at, id } = partsOfPlace(String(GSI2SK));
    return { id: Number(id), due: toEpochMs(at) };
  });
  return { items: digests, next };
}

/**
 * The write that moves a digest to its next time (4 write units inside a transaction, with the index). It fails when another run moved
 * it, or it was switched off.
 */
export const moveDigest = ({ id, due }: DueDigest, next: EpochMs): TransactionItem =>
  updateItem<StoredPreferences>(keys.mailPreferences('candidate', id), {
    set: { GSI2SK: digestPlace(id, next).GSI2SK },
    when: { GSI2SK: is(digestPlace(id, due).GSI2SK) },
  });
