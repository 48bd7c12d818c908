import * as z from 'zod/mini';
import { indexKeys } from '#functions/data/index-keys.ts';
import { keys } from '#functions/data/keys.ts';
import { type Partition, queryPages } from '#functions/data/query.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { freeNumber } from '#functions/entities/certificate/certificate-number-store.ts';
import { parseCertificate } from '#functions/entities/certificate/stored-certificate.ts';
import { isUnsettled, settlingWrites } from '#functions/entities/subscription/settle-subscription.ts';
import { parseSubscription } from '#functions/entities/subscription/stored-subscription.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { ReportedType } from '#shared/domain/reports.ts';

/** The part of any item that erasing needs. */
export const storedItem = z.looseObject({ PK: z.string(), SK: z.string(), entity: z.string() });

export type OwnedItem = z.output<typeof storedItem>;

/** How many items one step takes. */
export const stepSize = 25;

/** Places where a person's items lie. */
export type OwnedPlace = Partition;

export const ownedPlaces = {
  account: (kind: AccountKind, id: number) => ({ PK: keys.accountPartition(kind, id) }),
  inbox: (kind: AccountKind, id: number) => ({ PK: keys.unread(kind, id).PK }),
  job: (id: number) => ({ PK: keys.job(id).PK }),
  applications: (candidateId: number) => indexKeys.applicationsOfCandidate(candidateId),
  shortlists: (candidateId: number) => indexKeys.shortlistsOfCandidate(candidateId),
  views: (candidateId: number) => indexKeys.viewsOfCandidate(candidateId),
  uploads: (candidateId: number) => indexKeys.uploadsOfCandidate(candidateId),
  jobs: (recruiterId: number) => indexKeys.jobsOfRecruiter(recruiterId),
  applicationsReceived: (recruiterId: number) => indexKeys.applicationsToRecruiter(recruiterId),
  duplicatesOfHolder: (candidateId: number) => indexKeys.duplicatesOfHolder(candidateId),
  duplicatesOfRefused: (candidateId: number) => indexKeys.duplicatesOfRefused(candidateId),
  attestationsBy: (recruiterId: number) => indexKeys.attestationsOfRecruiter(recruiterId),
  threads: (kind: 'candidate' | 'recruiter', id: number) =>
    kind === 'recruiter' ? indexKeys.threadsOfRecruiter(id) : indexKeys.threadsOfCandidate(id),
  interviews: (kind: 'candidate' | 'recruiter', id: number) =>
    kind === 'recruiter' ? indexKeys.interviewsOfRecruiter(id) : indexKeys.interviewsOfCandidate(id),
  searchHits: (candidateId: number) => indexKeys.searchHitsOf(candidateId),
  notificationsAbout: (kind: AccountKind, id: number) => indexKeys.notificationsAbout(kind, id),
  reportsBy: (kind: AccountKind, id: number) => indexKeys.reportsBy(kind, id),
  reportsAbout: (type: ReportedType, id: number) => ({ PK: keys.reportedSubject(type, id).PK }),
} as const;

/**
 * The first items of a place that `matches`, at most 25 (0.5 read units for each 4 KB read). An index is eventually
 * consistent: an item that it still shows may be deleted already, and deleting it again is harmless.
 */
export async function firstItems(
  place: OwnedPlace,
  matches: (item: OwnedItem) => boolean = () => true,
): Promise<OwnedItem[]> {
  for await (const items of queryPages(place, 'PK' in place ? { consistent: true } : { limit: stepSize })) {
    const found = items.map((item) => storedItem.parse(item)).filter(matches);
    if (found.length > 0) return found.slice(0, stepSize);
  }
  return [];
}

/** Deletes items, whatever they are (1 write unit each and 1 for each of its indexes). */
export async function deleteItems(items: readonly Pick<OwnedItem, 'PK' | 'SK'>[]): Promise<void> {
  await Promise.all(items.map(({ PK, SK }) => write({ Delete: { Key: { PK, SK } } })));
}

/** Deletes all items of a place, which has few (1 read unit for each 4 KB and each 25 items, and as `deleteItems`). */
export async function deleteAll(place: OwnedPlace): Promise<void> {
  for (let items = await firstItems(place); items.length > 0; items = await firstItems(place)) await deleteItems(items);
}

/** Subscriptions are retained, as the law requires, but closed and without who paid for them. Payments name no person. */
const isRetained = ({ entity }: OwnedItem) => entity === 'subscription';

/** Whether there is something to erase of an item of a person's own partition; the account itself is erased last. */
export const isErasable = (item: OwnedItem): boolean =>
  item.entity !== 'account' && (!isRetained(item) || isUnsettled(parseSubscription(item)));

/** Deletes items of a person's own partition, frees the numbers of certificates, and settles the subscriptions, which are retained. */
export async function eraseItems(items: readonly OwnedItem[]): Promise<void> {
  const certificates = items.filter(({ entity }) => entity === 'certificate');
  await Promise.all(certificates.map((item) => freeNumber(parseCertificate(item))));
  await deleteItems(items.filter((item) => !isRetained(item)));
  for (const item of items.filter(isRetained)) await transact(settlingWrites(parseSubscription(item)));
}

/** The id in the partition key of a job or an upload. */
export const idOf = ({ PK }: OwnedItem): string => PK.slice(PK.indexOf('#') + 1);

const summarised = itemSchema({ summary: z.object({ id: z.string() }) });

/** The id in the summary of a notification or a shortlist entry. */
export const summaryIdOf = (item: OwnedItem): string => summarised.parse(item).summary.id;

/** The id in the sort key of a transcription. */
export const transcriptionIdOf = ({ SK }: OwnedItem): string => SK.slice(SK.indexOf('#') + 1);
