import { partsOf } from '#functions/data/pair-id.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
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

/** How often a changing entry is read again; each attempt that fails means that another change succeeded. */
const attempts = 5;

/**
 * Reads the caller's own entry and changes it by `write`, with retries while concurrent changes win.
 * @throws HttpError 403, 404, what `write` throws, and 400 when no attempt succeeded
 */
export async function changeOwnEntry(
  id: string,
  caller: Caller,
  write: (entry: StoredEntry) => Promise<boolean>,
): Promise<StoredEntry> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const entry = await readOwnEntry(id, caller);
    if (await write(entry)) return entry;
  }
  throw new HttpError('INVALID_STATE');
}
