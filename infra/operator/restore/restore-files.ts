import {
  candidateFolder,
  companiesFolder,
  erasuresFolder,
  samplesFolder,
  threadsFolder,
} from '#functions/data/file-keys.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { readEvidence } from '#functions/entities/evidence/evidence-store.ts';
import { deleteCandidateFiles } from '#functions/services/files/remove-files.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { repeatErasures } from './repeat-erasures.ts';
import { createClient } from './restore-items.ts';
import { bringBack, type FileVersions, versionsOfFiles, wayBack } from './way-back.ts';

export interface RestoreFilesRequest {
  /** What was hidden or overwritten from then on comes back. */
  since: EpochMs;
  /** The live table. */
  table: string;
  isDryRun: boolean;
}

/** `unnamed`: no profile and no certificate has the file any more, as after its owner removed it. */
type Fate = 'back' | 'unnamed' | 'erased';
type Counts = Record<Fate, number>;

/** How many files are brought back at a time. */
const inFlight = 25;

/**
 * Brings back the files that were hidden or overwritten since a time and that the live table names. Recordings, documents of
 * companies and files of messages are never hidden by the portal: all of these come back. Records of erasures come back first, and are repeated.
 * @param print receives lines about the progress
 */
export async function restoreFiles({ since, table, isDryRun }: RestoreFilesRequest, print: (line: string) => void) {
  const counts: Counts = { back: 0, unnamed: 0, erased: 0 };
  const run = { since, isDryRun, counts };
  await restoreBelow(erasuresFolder, run, async () => 'back');
  const records = counts.back;
  const erased = await repeat(table, isDryRun, print);
  const named = new Map<number, Promise<ReadonlySet<string>>>();
  await restoreBelow(candidatesFolder, run, async ({ key }) => {
    const owner = ownerOf(key);
    if (erased.has(owner)) return 'erased';
    const files = named.get(owner) ?? namedFiles(owner);
    named.set(owner, files);
    return (await files).has(key) ? 'back' : 'unnamed';
  });
  for (const folder of [samplesFolder, companiesFolder, threadsFolder])
    await restoreBelow(folder, run, async () => 'back');
  const verb = isDryRun ? 'To bring back' : 'Brought back';
  return `${verb}: ${counts.back - records} files and ${records} records of erasures. Left: ${counts.unnamed} that their owners removed, ${counts.erased} of deleted people.`;
}

/** Erases the accounts of all recorded erasures again, with their files; returns the candidates among them. */
async function repeat(table: string, isDryRun: boolean, print: (line: string) => void): Promise<ReadonlySet<number>> {
  const { recorded, missing } = await repeatErasures(
    { client: createClient(), table, overwrite: false },
    isDryRun,
    print,
  );
  print(`${recorded.length} recorded erasures, ${missing} of them ${isDryRun ? 'to repeat' : 'repeated'}.`);
  const candidates = recorded.filter(({ kind }) => kind === 'candidate').map(({ id }) => id);
  if (!isDryRun) for (const id of candidates) while (await deleteCandidateFiles(id));
  return new Set(candidates);
}

async function restoreBelow(
  prefix: string,
  { since, isDryRun, counts }: Omit<RestoreFilesRequest, 'table'> & { counts: Counts },
  fateOf: (versions: FileVersions) => Promise<Fate>,
): Promise<void> {
  const restoreOne = async (versions: FileVersions) => {
    const way = wayBack(versions, since);
    if (!way) return;
    const fate = await fateOf(versions);
    if (fate === 'back' && !isDryRun) await bringBack(versions.key, way);
    counts[fate] += 1;
  };
  let group: FileVersions[] = [];
  const restoreGroup = async () => {
    await Promise.all(group.map(restoreOne));
    group = [];
  };
  for await (const versions of versionsOfFiles(prefix)) {
    if (group.push(versions) >= inFlight) await restoreGroup();
  }
  await restoreGroup();
}

/** The folder of all candidates' folders. */
const candidatesFolder = candidateFolder(0).slice(0, -'0/'.length);

/** The candidate whose file it is; NaN for a key that names none. */
const ownerOf = (key: string): number => Number(key.slice(candidatesFolder.length).split('/')[0]);

/** The keys of the files that a candidate's items name (1 read unit for each 4 KB). */
async function namedFiles(candidateId: number): Promise<ReadonlySet<string>> {
  if (!Number.isSafeInteger(candidateId)) return new Set();
  const [profile, { certificates }] = await Promise.all([readCandidate(candidateId, true), readEvidence(candidateId)]);
  const keys = [profile?.cv_key, profile?.video_key, ...certificates.map(({ file_key }) => file_key)];
  return new Set(keys.filter((key) => key !== undefined));
}
