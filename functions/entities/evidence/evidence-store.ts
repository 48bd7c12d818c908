import { beginsWith } from '#functions/data/conditions.ts';
import { keys } from '#functions/data/keys.ts';
import { queryItems } from '#functions/data/query.ts';
import { parseAttestation, type StoredAttestation } from '#functions/entities/attestation/stored-attestation.ts';
import { parseCertificate, type StoredCertificate } from '#functions/entities/certificate/stored-certificate.ts';
import type { Evidence } from '#shared/domain/languages/claim-evidence.ts';

/** How many people may attest languages of one candidate. */
export const maxAttestations = 100;

/** What is stored of what vouches for a candidate's languages. */
export interface StoredEvidence {
  certificates: StoredCertificate[];
  attestations: StoredAttestation[];
}

/**
 * A candidate's certificates and attestations, read consistently (1 read unit for each 4 KB; there are at most 20 and 100,
 * of less than 1 KB each as a rule).
 */
export async function readEvidence(candidateId: number): Promise<StoredEvidence> {
  const key = keys.evidence(candidateId);
  const { items } = await queryItems(key, { sort: beginsWith(key.SK), consistent: true });
  const of = (entity: string) => items.filter((item) => item.entity === entity);
  return {
    certificates: of('certificate').map((item) => parseCertificate(item)),
    attestations: of('attestation').map((item) => parseAttestation(item)),
  };
}

const counts = ({ is_shown, is_paused, revoked_at }: StoredAttestation): boolean =>
  is_shown && !is_paused && revoked_at === undefined;

/** What counts of it: a rejected certificate, and an attestation that is not shown, paused or revoked, vouch for nothing. */
export const toEvidence = ({ certificates, attestations }: StoredEvidence): Evidence => ({
  certificates: certificates
    .filter(({ summary }) => summary.status !== 'rejected')
    .map(({ summary }) => ({ ...summary, is_checked: summary.status === 'checked' })),
  attested: attestations.filter(counts).flatMap(({ levels }) => levels),
});
