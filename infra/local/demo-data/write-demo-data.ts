import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { candidateFileKey, sampleKey } from '#functions/data/file-keys.ts';
import { nextIds } from '#functions/data/next-id.ts';
import { tableName } from '#functions/data/table.ts';
import { listPlans } from '#functions/entities/plan/plan-store.ts';
import { seedPlans } from '#functions/entities/plan/seed-plans.ts';
import { putFile } from '#functions/services/files/file-store.ts';
import { putSample } from '#functions/services/files/sample-files.ts';
import { cleanRecording } from '#functions/services/recordings/clean-recording.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { type EpochMs, epochMs } from '#shared/domain/time.ts';
import type { SeedKind } from '../database/seed.ts';
import { adminItems, type FileKeys } from './account-items.ts';
import { admins } from './admins.ts';
import { bulkWrite } from './bulk-write.ts';
import { makeCertificateDocument } from './demo-certificate.ts';
import { makeCv } from './demo-cv.ts';
import type { DemoCertificate, DemoData } from './demo-types.ts';
import type { StoredDocument } from './evidence-items.ts';
import { type DemoFiles, type DemoIds, itemHistory } from './item-history.ts';
import type { CountedCall, ItemVersion } from './item-version.ts';
import { itemAt } from './look-up.ts';
import { makeDemoData } from './make-demo-data.ts';
import { wholeTable } from './whole-table.ts';

/**
 * Fills a new table whose stream has no reader yet. The items come from the domains' own stores; the items that the
 * stream function would derive from them are written as well. Writes all data, or only the plans and the demo admins.
 */
export const writeDemoData = async (kind: SeedKind, endpoint: string): Promise<void> => {
  const now = epochMs(Date.now());
  const [adminIds, plans] = await Promise.all([nextIds('admin', admins.length), writePlans(now)]);
  const history = kind === 'demo' ? await prepareHistory(makeDemoData(now), plans, now) : [];
  await bulkWrite(endpoint, tableName(), wholeTable([...history, ...adminItems(adminIds, now)], now));
};

/** Allocates ids and stores the files; returns the history of the data's items. */
export const prepareHistory = async (
  data: DemoData,
  plans: readonly Plan[],
  now: EpochMs,
): Promise<(ItemVersion | CountedCall)[]> => {
  const ids = await takeIds(data);
  return itemHistory(data, ids, plans, await storeFiles(data, ids), now);
};

/** Writes the standard plans as a first deployment does; returns the stored plans. */
export const writePlans = async (now: EpochMs): Promise<Plan[]> => {
  await seedPlans(now);
  return listPlans();
};

const takeIds = async ({ candidates, recruiters, jobs }: DemoData): Promise<DemoIds> => {
  const subscribed = recruiters.filter(({ subscription }) => subscription !== undefined);
  const [candidateIds, recruiterIds, jobIds, subscriptionIds] = await Promise.all([
    nextIds('candidate', candidates.length),
    nextIds('recruiter', recruiters.length),
    nextIds('job', jobs.length),
    nextIds('subscription', subscribed.length),
  ]);
  return { candidates: candidateIds, recruiters: recruiterIds, jobs: jobIds, subscriptions: subscriptionIds };
};

/** Stores all files. All candidates have the same video, a drawing, and the same recording, of a synthetic voice. */
const storeFiles = async (data: DemoData, ids: DemoIds): Promise<DemoFiles> => {
  const [candidates, certificates, samples] = await Promise.all([
    storeProfileFiles(data, ids),
    Promise.all(data.certificates.map((certificate) => storeCertificate(certificate, data, ids))),
    storeSamples(data),
  ]);
  return { candidates, certificates, ...samples };
};

/** Stores CVs and videos; returns their keys by the candidate's index. */
const storeProfileFiles = async ({ candidates }: DemoData, ids: DemoIds): Promise<Map<number, FileKeys>> => {
  const video = await readFile(new URL('intro-video.webm', import.meta.url));
  const stored = candidates.map(async (candidate, index) => {
    const id = itemAt(ids.candidates, index);
    const cv_key = candidate.has_cv ? candidateFileKey(id, 'cv', randomUUID(), 'pdf') : undefined;
    const video_key = candidate.has_video ? candidateFileKey(id, 'video', randomUUID(), 'webm') : undefined;
    if (cv_key) await putFile(cv_key, makeCv(candidate));
    if (video_key) await putFile(video_key, video);
    return [index, { cv_key, video_key }] as const;
  });
  return new Map(await Promise.all(stored));
};

const storeCertificate = async (
  certificate: DemoCertificate,
  { candidates }: DemoData,
  ids: DemoIds,
): Promise<StoredDocument> => {
  const id = randomUUID();
  const file_key = candidateFileKey(itemAt(ids.candidates, certificate.candidate), 'certificate', randomUUID(), 'pdf');
  await putFile(file_key, makeCertificateDocument(itemAt(candidates, certificate.candidate), certificate));
  return { id, file_key };
};

const storeSamples = async ({ samples }: DemoData): Promise<Pick<DemoFiles, 'samples' | 'sampleSeconds'>> => {
  const { bytes, seconds } = cleanRecording(await readFile(new URL('spoken-sample.webm', import.meta.url)));
  const stored = samples.map(async () => {
    const file_key = sampleKey(randomUUID(), 'webm');
    await putSample(file_key, bytes);
    return { id: randomUUID(), file_key };
  });
  return { samples: await Promise.all(stored), sampleSeconds: seconds };
};
