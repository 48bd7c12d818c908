import { incomingKey } from '#functions/data/file-keys.ts';
import { partsOf } from '#functions/data/pair-id.ts';
import { finishErasing, requestNextStep } from '#functions/entities/account/erase-account.ts';
import { parseAttestation } from '#functions/entities/attestation/stored-attestation.ts';
import { documentKeys, parseDocuments } from '#functions/entities/company-document/stored-documents.ts';
import {
  deleteItems,
  eraseItems,
  firstItems,
  idOf,
  isErasable,
  type OwnedItem,
  type OwnedPlace,
  ownedPlaces,
  storedItem,
  summaryIdOf,
  transcriptionIdOf,
} from '#functions/entities/erasure/erasure-store.ts';
import { eraseEntry as eraseStoredEntry } from '#functions/entities/hiring/change-entry.ts';
import { removeNotification } from '#functions/entities/notification/read-notification.ts';
import { anonymiseReport } from '#functions/entities/report/report-store.ts';
import { forgetHit } from '#functions/entities/saved-search/search-hit-store.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import { fileKeysOf, parseSamples } from '#functions/entities/spoken-sample/stored-samples.ts';
import { eraseThread } from '#functions/entities/thread/thread-store.ts';
import { recordErasure } from '#functions/services/files/erasure-records.ts';
import { deleteCandidateFiles, deleteFiles } from '#functions/services/files/remove-files.ts';
import { discardTranscription } from '#functions/services/speech/discard-transcription.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { ReportedType } from '#shared/domain/reports.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

/** Erases some of what it finds; false when there is nothing left of its kind. */
type Sweep = (id: number, now: EpochMs) => Promise<boolean>;

const eraseWhole =
  (placeOf: (id: number) => OwnedPlace): Sweep =>
  async (id) =>
    each(await firstItems(placeOf(id)), deleteItems);

async function each(items: OwnedItem[], erase: (items: OwnedItem[]) => Promise<unknown>): Promise<boolean> {
  if (items.length > 0) await erase(items);
  return items.length > 0;
}

/** Erases an announced upload with what arrived of it. */
async function eraseUpload(item: OwnedItem): Promise<void> {
  await deleteFiles([incomingKey(idOf(item))]);
  await deleteItems([item]);
}

/** Erases a candidate's recordings: the files first, so that an interrupted step finds the item again. */
async function eraseSamples(item: OwnedItem): Promise<void> {
  const samples = parseSamples(item);
  await deleteFiles([
    ...fileKeysOf(samples),
    ...(samples.prompt?.upload ? [incomingKey(samples.prompt.upload.id)] : []),
  ]);
  await deleteItems([item]);
}

/** Erases what a company uploaded for its verification: the files first, as of recordings. */
async function eraseDocuments(item: OwnedItem): Promise<void> {
  const stored = parseDocuments(item);
  await deleteFiles([...documentKeys(stored), ...(stored.upload ? [incomingKey(stored.upload.id)] : [])]);
  await deleteItems([item]);
}

/** Erases an entry on a recruiter's shortlist, with its part of the recruiter's counts. */
async function eraseEntry(item: OwnedItem): Promise<void> {
  const entry = await readEntry(...partsOf(summaryIdOf(item)));
  if (entry) await eraseStoredEntry(entry);
}

/** Erases some items beside a job, or, when there are none, the job: after an interruption it is found again. */
async function eraseJobPart(item: OwnedItem): Promise<{ isWhole: boolean }> {
  const beside = await firstItems(ownedPlaces.job(Number(idOf(item))), ({ entity }) => entity !== 'job');
  await deleteItems(beside.length > 0 ? beside : [item]);
  return { isWhole: beside.length === 0 };
}

/**
 * Erases one item of a deleted account, with what belongs to it.
 * @throws ZodError when the image is no item
 */
export async function eraseItem(image: unknown): Promise<void> {
  const item = storedItem.parse(image);
  if (item.entity === 'upload') await eraseUpload(item);
  else if (item.entity === 'spoken_samples') await eraseSamples(item);
  else if (item.entity === 'company_documents') await eraseDocuments(item);
  else if (item.entity === 'certificate') await eraseItems([item]);
  else if (item.entity === 'attestation') await eraseAttestation(item);
  else if (item.entity === 'shortlist_entry') await eraseEntry(item);
  else if (item.entity === 'report') await anonymiseReport(item);
  else if (item.entity === 'search_hit') await forgetHit(item);
  else if (item.entity === 'thread') await eraseThread(summaryIdOf(item));
  else if (item.entity === 'job') while (!(await eraseJobPart(item)).isWhole);
  else await deleteItems([item]);
}

/** Before the files: a job that still runs writes into their folder afterwards. */
const transcriptions: Sweep = async (id, now) =>
  each(await firstItems(ownedPlaces.account('candidate', id), ({ entity }) => entity === 'transcription'), (items) =>
    Promise.all(items.map((item) => discardTranscription(transcriptionIdOf(item), now))),
  );

const samples: Sweep = async (id) =>
  each(await firstItems(ownedPlaces.account('candidate', id), ({ entity }) => entity === 'spoken_samples'), (items) =>
    Promise.all(items.map(eraseSamples)),
  );

const documents: Sweep = async (id) =>
  each(
    await firstItems(ownedPlaces.account('recruiter', id), ({ entity }) => entity === 'company_documents'),
    (items) => Promise.all(items.map(eraseDocuments)),
  );

const uploads: Sweep = async (id) =>
  each(await firstItems(ownedPlaces.uploads(id)), (items) => Promise.all(items.map(eraseUpload)));

const shortlists: Sweep = async (id) =>
  each(await firstItems(ownedPlaces.shortlists(id)), (items) => Promise.all(items.map(eraseEntry)));

/** The recruiter's jobs, one at a time. */
const jobs: Sweep = async (id) =>
  each((await firstItems(ownedPlaces.jobs(id))).slice(0, 1), ([job]) => eraseJobPart(job as OwnedItem));

/** Notifications in others' inboxes that name the account. */
const notificationsAbout =
  (kind: AccountKind): Sweep =>
  async (id, now) =>
    each(await firstItems(ownedPlaces.notificationsAbout(kind, id)), (items) =>
      Promise.all(items.map((item) => removeNotification(summaryIdOf(item), toIso(now)))),
    );

/** Reports that the account wrote: they stay open, without the person. */
const reportsBy =
  (kind: AccountKind): Sweep =>
  async (id) =>
    each(await firstItems(ownedPlaces.reportsBy(kind, id)), (items) => Promise.all(items.map(anonymiseReport)));

/** That the candidate was found by others' saved searches. */
const searchHits: Sweep = async (id) =>
  each(await firstItems(ownedPlaces.searchHits(id)), (hits) => Promise.all(hits.map(forgetHit)));

/** Threads with all their messages, also those of the other side. */
const threads =
  (kind: 'candidate' | 'recruiter'): Sweep =>
  async (id) =>
    each(await firstItems(ownedPlaces.threads(kind, id)), async (items) => {
      for (const item of items) await eraseThread(summaryIdOf(item));
    });

/** Interviews, with the times that they take. */
const interviews =
  (kind: 'candidate' | 'recruiter'): Sweep =>
  async (id, now) =>
    each(await firstItems(ownedPlaces.interviews(kind, id)), async (items) => {
      const { eraseInterview } = await import('#functions/entities/interview/interview-store.ts');
      for (const item of items) await eraseInterview(summaryIdOf(item), now);
    });

/** What the company's people saw in interviews. After the interviews: no scorecard is written without one. */
const scorecards =
  (kind: 'candidate' | 'recruiter'): Sweep =>
  async (id) => {
    const { scorecardPlace } = await import('#functions/entities/interview/kit-store.ts');
    return each(await firstItems(scorecardPlace(kind, id)), deleteItems);
  };

const reportsAbout = (type: ReportedType) => eraseWhole((id) => ownedPlaces.reportsAbout(type, id));

/** What the recruiter attested, with the evidence that it was. The item is left when its candidate is gone. */
const attestations: Sweep = async (id) =>
  each(await firstItems(ownedPlaces.attestationsBy(id)), (items) => Promise.all(items.map(eraseAttestation)));

async function eraseAttestation(item: OwnedItem): Promise<void> {
  // The scales of languages are loaded only here: the function starts without them.
  const { withdrawAttestation } = await import('#functions/entities/evidence/withdraw-attestation.ts');
  const { candidate_id, job_id, recruiter_id } = parseAttestation(item);
  await withdrawAttestation(candidate_id, job_id, recruiter_id);
  await deleteItems([item]);
}

/** The account's place among colleagues. Once: the steps before it have nothing left to erase. */
const team: Sweep = async (id, now) => {
  await (await import('#functions/entities/company/change-team.ts')).dissolveTeam(id, now);
  return false;
};

const inbox = (kind: AccountKind) => eraseWhole((id) => ownedPlaces.inbox(kind, id));

const ownPartition =
  (kind: AccountKind): Sweep =>
  async (id) =>
    each(await firstItems(ownedPlaces.account(kind, id), isErasable), eraseItems);

const sweeps: Record<AccountKind, readonly Sweep[]> = {
  candidate: [
    transcriptions,
    deleteCandidateFiles,
    samples,
    uploads,
    eraseWhole(ownedPlaces.applications),
    shortlists,
    eraseWhole(ownedPlaces.views),
    searchHits,
    threads('candidate'),
    interviews('candidate'),
    scorecards('candidate'),
    notificationsAbout('candidate'),
    reportsBy('candidate'),
    reportsAbout('candidate'),
    eraseWhole(ownedPlaces.duplicatesOfHolder),
    eraseWhole(ownedPlaces.duplicatesOfRefused),
    inbox('candidate'),
    ownPartition('candidate'),
  ],
  recruiter: [
    jobs,
    // Applications outlive a job that was deleted before.
    eraseWhole(ownedPlaces.applicationsReceived),
    attestations,
    documents,
    threads('recruiter'),
    interviews('recruiter'),
    scorecards('recruiter'),
    notificationsAbout('recruiter'),
    reportsBy('recruiter'),
    reportsAbout('company'),
    inbox('recruiter'),
    team,
    ownPartition('recruiter'),
  ],
  admin: [reportsBy('admin'), inbox('admin'), ownPartition('admin')],
};

/**
 * Erases the next part of what belongs to an account: at most 25 items (or 1000 files) of the first kind that has any.
 * It starts from what is stored, so that it may be retried, interrupted and run concurrently.
 * @returns false when nothing is left
 */
export async function eraseStep(kind: AccountKind, id: number, now: EpochMs): Promise<boolean> {
  for (const sweep of sweeps[kind]) if (await sweep(id, now)) return true;
  return false;
}

/**
 * Erases the next part of what belongs to an account; the stream continues until nothing is left, and the account is erased. Each
 * step records the erasure first, so that no account is erased without a record, whichever step was lost.
 */
export async function eraseNext(kind: AccountKind, id: number, now: EpochMs): Promise<void> {
  await recordErasure(kind, id);
  if (await eraseStep(kind, id, now)) await requestNextStep(kind, id);
  else await finishErasing(kind, id, now);
}
