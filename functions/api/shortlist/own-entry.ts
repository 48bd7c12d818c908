import { partsOf } from '#functions/data/pair-id.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { readEntry, type StoredEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';

/**
 * The caller's own entry; its owner is in its id.
 * @throws HttpError 403 for another recruiter's, 404 when there is none, or its candidate's account is not active
 */
export async function readOwnEntry(id: string, caller: Caller): Promise<StoredEntry> {
  const [recruiterId, candidateId] = partsOf(id);
  if (recruiterId !== caller.id) throw new HttpError('FORBIDDEN');
  const entry = await readEntry(recruiterId, candidateId);
  if (!entry || entry.hidden) throw new HttpError('NOT_FOUND');
  return entry;
}

/** Looks taken at an entry that others keep changing; each one that fails means that another change succeeded. */
const looks = 5;

/**
 * Reads the caller's own entry and writes it by `write`, again as long as others change it in between.
 * @throws HttpError 403, 404, what `write` throws, and 400 when it never settles
 */
export async function changeOwnEntry(
  id: string,
  caller: Caller,
  write: (entry: StoredEntry) => Promise<boolean>,
): Promise<StoredEntry> {
  for (let look = 0; look < looks; look += 1) {
    const entry = await readOwnEntry(id, caller);
    if (await write(entry)) return entry;
  }
  throw new HttpError('INVALID_STATE');
}
