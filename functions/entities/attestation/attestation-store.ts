import { indexKeys } from '#functions/data/index-keys.ts';
import { deleteItem, is, putVersion } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { toItem } from '#functions/data/summary.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { attestationSchemaVersion, attestationSummary, type StoredAttestation } from './stored-attestation.ts';

/**
 * The write of a new or changed attestation (4 write units inside a transaction up to 1 KB). It fails when the attestation
 * changed since it was read.
 */
export function replaceAttestation(attestation: StoredAttestation): TransactionItem {
  const { application_id, job_id, candidate_id, recruiter_id, attested_at } = attestation;
  return putVersion({
    ...keys.attestation(candidate_id, job_id),
    entity: 'attestation',
    schema_version: attestationSchemaVersion,
    ...indexKeys.attestationsOfRecruiter(recruiter_id, attested_at, application_id),
    ...toItem({ summary: attestation }),
  });
}

/** The write that deletes an attestation unless it changed since it was read (4 write units inside a transaction). */
export const deleteAttestation = ({ job_id, candidate_id, version }: StoredAttestation): TransactionItem =>
  deleteItem<{ summary: StoredAttestation }>(keys.attestation(candidate_id, job_id), {
    when: { 'summary.version': is(version) },
  });

/** What a recruiter attested, newest first (0.5 read units for each 4 KB). */
export const attestationsOfRecruiter = (id: number, page: PageRequest): Promise<Page<StoredAttestation>> =>
  newestSummaries(indexKeys.attestationsOfRecruiter(id), attestationSummary, { page });
