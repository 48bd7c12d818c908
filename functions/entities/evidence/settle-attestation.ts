import { mayHavePublicJobs } from '#functions/entities/account/account-store.ts';
import { readApplication } from '#functions/entities/application/application-store.ts';
import { replaceAttestation } from '#functions/entities/attestation/attestation-store.ts';
import type { StoredAttestation } from '#functions/entities/attestation/stored-attestation.ts';
import { changeEvidence, type EvidenceChange } from './change-evidence.ts';

/**
 * Whether the trust that an attestation comes from is there now: its recruiter is active and verified, and the candidate hired
 * (2 read units, consistent; decision 70).
 */
export async function isTrusted({
  recruiter_id,
  job_id,
  candidate_id,
}: Pick<StoredAttestation, 'recruiter_id' | 'job_id' | 'candidate_id'>): Promise<boolean> {
  const [mayBePublic, application] = await Promise.all([
    mayHavePublicJobs(recruiter_id),
    readApplication(job_id, candidate_id),
  ]);
  return mayBePublic === true && application?.summary.status === 'hired';
}

/**
 * Pauses an attestation whose trust has ended, or lets it count again, with the evidence that follows. It reads the present state, so that
 * duplicate, late and reordered events lead to the same result (4 read units; nothing is written when it is right).
 */
export const settleAttestation = (candidateId: number, jobId: number): Promise<undefined> =>
  changeEvidence(candidateId, async ({ certificates, attestations }): Promise<EvidenceChange<undefined>> => {
    const given = attestations.find(({ job_id }) => job_id === jobId);
    if (!given) return { outcome: undefined };
    const is_paused = !(await isTrusted(given));
    if (is_paused === (given.is_paused ?? false)) return { outcome: undefined };
    const settled = { ...given, is_paused, version: given.version + 1 };
    return {
      outcome: undefined,
      writes: { attestation: replaceAttestation(settled) },
      after: { certificates, attestations: attestations.map((each) => (each === given ? settled : each)) },
    };
  });
