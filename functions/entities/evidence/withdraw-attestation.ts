import { deleteAttestation } from '#functions/entities/attestation/attestation-store.ts';
import { changeEvidence } from './change-evidence.ts';

/**
 * Deletes an attestation of a recruiter's, with what it vouched for; idempotent. One that an admin revoked stays, so that it
 * cannot be given again.
 * @param recruiterId only an attestation by this recruiter is deleted
 */
export const withdrawAttestation = (candidateId: number, jobId: number, recruiterId: number): Promise<undefined> =>
  changeEvidence(candidateId, ({ certificates, attestations }) => {
    const given = attestations.find((each) => each.job_id === jobId && each.recruiter_id === recruiterId);
    if (!given || given.revoked_at !== undefined) return { outcome: undefined };
    return {
      outcome: undefined,
      writes: { attestation: deleteAttestation(given) },
      after: { certificates, attestations: attestations.filter((each) => each !== given) },
    };
  });
