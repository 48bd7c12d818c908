import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { eraseAgain } from '#functions/entities/account/erase-account.ts';
import { type Account, accountSchemaVersion, isGone } from '#functions/entities/account/stored-account.ts';
import { documentKeys, parseDocuments } from '#functions/entities/company-document/stored-documents.ts';
import { beginErasing, isLastMaster } from '#functions/entities/erasure/begin-erasing.ts';
import { fileKeysOf, parseSamples } from '#functions/entities/spoken-sample/stored-samples.ts';
import { clock } from '#functions/platform/clock.ts';
import { type Erasure, recordedErasures } from '#functions/services/files/erasure-records.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';
import { accountKinds } from '#shared/domain/account-kind.ts';
import { entityOf, type RawItem } from './what-comes-back.ts';
import { type WriteOptions, writeItem } from './write-item.ts';

/** How many accounts are read or changed at a time. */
const inFlight = 25;

export interface RepeatedErasures {
  /** The accounts of all recorded erasures that were repeated, or need not be. */
  recorded: Erasure[];
  /** How many of them the live table did not have as erased. */
  missing: number;
}

/**
 * Begins each recorded erasure anew that the live table does not know, as after its loss; the stream function erases what is left of
 * the account, its files too. The last master admin is left out and named, as a portal without one could not be mended. Reads 1 unit
 * for each record.
 * @param print gets the erasures that were left out
 */
export async function repeatErasures(
  options: WriteOptions,
  isDryRun: boolean,
  print: (line: string) => void,
): Promise<RepeatedErasures> {
  const all = await recordedErasures();
  const left = new Set<Erasure>();
  let missing = 0;
  const repeat = async (erasure: Erasure) => {
    const account = await readAccount(erasure.kind, erasure.id);
    if (isGone(account?.state)) return;
    if (account && (await isLastMaster(account))) {
      left.add(erasure);
      return print(
        `Not repeated: the erasure of ${erasure.kind} ${erasure.id}, the last master admin. Appoint another one, then run the task again.`,
      );
    }
    missing += 1;
    if (!isDryRun) await (account ? beginErasing(async () => account, clock.now()) : writeErasing(erasure, options));
  };
  // Of two master admins the second one is the last when the first one is erased.
  await inGroups(
    all.filter(({ kind }) => kind !== 'admin'),
    repeat,
  );
  for (const erasure of all.filter(({ kind }) => kind === 'admin')) await repeat(erasure);
  if (!isDryRun) await raiseCounters(all, options);
  const recorded = all.filter((erasure) => !left.has(erasure));
  return { recorded, missing };
}

/**
 * Erases what the restored items of others have of erased accounts, such as notifications: the stream function starts once more
 * with each recorded account (1 write unit each, and what erasing reads).
 */
export const eraseRestored = (recorded: readonly Erasure[]): Promise<void> =>
  inGroups(recorded, ({ kind, id }) => eraseAgain(kind, id));

async function inGroups(recorded: readonly Erasure[], work: (erasure: Erasure) => Promise<void>): Promise<void> {
  for (let start = 0; start < recorded.length; start += inFlight) {
    await Promise.all(recorded.slice(start, start + inFlight).map(work));
  }
}

/** Writes an account that is being erased, without anything personal, where there is none. */
function writeErasing({ kind, id }: Erasure, options: WriteOptions): Promise<boolean> {
  const account: Account = {
    ...{ kind, id, email: '', name: '', state: 'erasing', verified: false },
    ...{ role: null, sessions: {}, version: 1 },
  };
  const item = { ...keys.account(kind, id), entity: 'account', schema_version: accountSchemaVersion, ...account };
  return writeItem(marshall(item), { ...options, overwrite: false });
}

/** The number of an erased account is not given again: a later restore would erase the person who got it. */
async function raiseCounters(recorded: readonly Erasure[], options: WriteOptions): Promise<void> {
  for (const kind of accountKinds) {
    const greatest = Math.max(0, ...recorded.filter((erasure) => erasure.kind === kind).map(({ id }) => id));
    const counter = { ...keys.counter(kind), entity: 'counter', schema_version: 1, value: greatest };
    if (greatest > 0) await writeItem(marshall(counter), options);
  }
}

/**
 * Deletes the files that an item of an erased account names, recordings or a company's documents: a copy may have brought them back.
 * Those of messages belong to threads, which are restored, and erased with their files by `eraseRestored`.
 */
export async function deleteFilesOf(item: RawItem): Promise<void> {
  if (entityOf(item) === 'spoken_samples') await deleteFiles(fileKeysOf(parseSamples(unmarshall(item))));
  if (entityOf(item) === 'company_documents') await deleteFiles(documentKeys(parseDocuments(unmarshall(item))));
}
