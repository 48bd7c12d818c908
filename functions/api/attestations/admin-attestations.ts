import { partsOf } from '#functions/data/pair-id.ts';
import { replaceAttestation } from '#functions/entities/attestation/attestation-store.ts';
import type { StoredAttestation } from '#functions/entities/attestation/stored-attestation.ts';
import { toOwnAttestation } from '#functions/entities/attestation/to-attestation.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { changeEvidence, type EvidenceChange } from '#functions/entities/evidence/change-evidence.ts';
import { readEvidence } from '#functions/entities/evidence/evidence-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { attestationCalls } from '#shared/contracts/attestations.ts';
import { toIso } from '#shared/domain/time.ts';

/** What recruiters attested of a candidate's languages, newest first (1 read unit for each 4 KB): no contact details. */
export const listAttestations: UseCase<typeof attestationCalls.ofCandidate> = async ({ params }) => {
  const { attestations } = await readEvidence(params.id);
  return attestations
    .toSorted((left, right) => (left.attested_at < right.attested_at ? 1 : -1))
    .map((each) => ({ ...toOwnAttestation(each), recruiter_id: each.recruiter_id }));
};

/**
 * Revokes an attestation for good, with the evidence that follows and the audit entry; idempotent. The stream notifies the candidate and the
 * recruiter.
 * @throws HttpError 404 when there is none
 */
export const revokeAsAdmin: UseCase<typeof attestationCalls.adminRevoke> = async ({ params, caller, now }) => {
  const [jobId, candidateId] = partsOf(params.id);
  const found = await changeEvidence(candidateId, (before): EvidenceChange<StoredAttestation | undefined> => {
    const { certificates, attestations } = before;
    const given = attestations.find(({ job_id }) => job_id === jobId);
    if (!given || given.revoked_at !== undefined) return { outcome: given };
    const revoked = { ...given, revoked_at: toIso(now), version: given.version + 1 };
    return {
      outcome: revoked,
      writes: {
        attestation: replaceAttestation(revoked),
        audit: auditEntry({
          caller,
          action: 'attestation_revoked',
          target: { type: 'candidate', id: candidateId },
          now,
        }),
      },
      after: { certificates, attestations: attestations.map((each) => (each === given ? revoked : each)) },
    };
  });
  if (!found) throw new HttpError('NOT_FOUND');
};
