import { erasureKey, erasuresFolder } from '#functions/data/file-keys.ts';
import { type AccountKind, accountKinds } from '#shared/domain/account-kind.ts';
import { fileClient, within } from './file-client.ts';
import { putFile } from './file-store.ts';

// Records of erasures are apart from the table, so that they outlive its loss, and a restored table is erased again (decision 99).
// Each is an empty object whose key is all it says.

/** An account that was deleted for good, by its number alone. */
export interface Erasure {
  kind: AccountKind;
  id: number;
}

/** Records an erasure; a repeated record is the same one. */
export const recordErasure = (kind: AccountKind, id: number): Promise<void> =>
  putFile(erasureKey(kind, id), new Uint8Array(), 'text/plain');

/** All recorded erasures, one request for each 1000; a key that names no account is left out. */
export async function recordedErasures(): Promise<Erasure[]> {
  const { s3, client, Bucket } = await fileClient();
  const found: Erasure[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new s3.ListObjectsV2Command({ Bucket, Prefix: erasuresFolder, ContinuationToken }),
      within('ask'),
    );
    found.push(...(page.Contents ?? []).flatMap(({ Key = '' }) => erasureIn(Key)));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
  return found;
}

function erasureIn(key: string): Erasure[] {
  const [name, id] = key.slice(erasuresFolder.length).split('/');
  const kind = accountKinds.find((known) => known === name);
  return kind && Number.isSafeInteger(Number(id)) ? [{ kind, id: Number(id) }] : [];
}
