import { batchGet } from '#functions/data/batch-get.ts';
import { indexKeys } from '#functions/data/index-keys.ts';
import { deleteItem, is, isOneOf, putVersion, statesBefore } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { readItem } from '#functions/data/query.ts';
import { toItem } from '#functions/data/summary.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { rejectedCertificateDays } from '#shared/domain/retention.ts';
import { addDays, expiryAt, toEpochMs } from '#shared/domain/time.ts';
import { certificateMoves } from './certificate-moves.ts';
import {
  type CertificateSummary,
  certificateSchemaVersion,
  certificateSummary,
  parseCertificate,
  type StoredCertificate,
} from './stored-certificate.ts';

/** One certificate, read consistently (1 read unit), or undefined. */
export async function readCertificate(candidateId: number, id: string): Promise<StoredCertificate | undefined> {
  const item = await readItem(keys.certificate(candidateId, id));
  return item && parseCertificate(item);
}

/**
 * The write of a new or decided certificate, with its place among the open ones while it is open, and among those that claim
 * its number (2 write units inside a transaction, and 2 for each place). It fails when the certificate changed since it was read, or
 * was in a state from which no move leads into its new one.
 */
export function replaceCertificate(certificate: StoredCertificate): TransactionItem {
  const { id, candidate_id, status, uploaded_at } = certificate.summary;
  const { decided_at, number_hash } = certificate;
  return putVersion<StoredCertificate>(
    {
      ...keys.certificate(candidate_id, id),
      entity: 'certificate',
      schema_version: certificateSchemaVersion,
      ...(status === 'open' ? indexKeys.openCertificates(uploaded_at, id) : {}),
      ...(number_hash === undefined ? {} : indexKeys.certificatesOfNumber(number_hash, uploaded_at, id)),
      ...toItem(certificate),
      ...(status === 'rejected' && decided_at !== undefined
        ? { expires_at: expiryAt(addDays(toEpochMs(decided_at), rejectedCertificateDays)) }
        : {}),
    },
    { when: { 'summary.status': isOneOf(statesBefore(certificateMoves, status)) } },
  );
}

/** The write that deletes a certificate unless it changed since it was read (2 write units inside a transaction). */
export const deleteCertificate = ({ id, candidate_id, version }: CertificateSummary): TransactionItem =>
  deleteItem<StoredCertificate>(keys.certificate(candidate_id, id), { when: { 'summary.version': is(version) } });

/**
 * The certificates that claim a number, of all accounts, the earliest first (0.5 read units for each 4 KB). The index is
 * eventually consistent.
 */
export const certificatesOfNumber = (hash: string, page: PageRequest): Promise<Page<CertificateSummary>> =>
  newestSummaries(indexKeys.certificatesOfNumber(hash), certificateSummary, { page, oldestFirst: true });

/** Certificates by candidate and id; missing ones are left out (0.5 read units each; 1 when `consistent`). */
export async function readCertificates(
  wanted: readonly { candidate_id: number; id: string }[],
  consistent = false,
): Promise<Map<string, StoredCertificate>> {
  const places = wanted.map(({ candidate_id, id }) => keys.certificate(candidate_id, id));
  const different = [...new Map(places.map((key) => [`${key.PK} ${key.SK}`, key])).values()];
  const found = (await batchGet(different, consistent)).map(parseCertificate);
  return new Map(found.map((each) => [each.summary.id, each]));
}

/** Certificates that no admin has checked, the oldest first (0.5 read units for each 4 KB). */
export const openCertificates = (page: PageRequest): Promise<Page<CertificateSummary>> =>
  newestSummaries(indexKeys.openCertificates(), certificateSummary, { page, oldestFirst: true });
