import { replaceAttestation } from '#functions/entities/attestation/attestation-store.ts';
import type { StoredAttestation } from '#functions/entities/attestation/stored-attestation.ts';
import { toOwnAttestation } from '#functions/entities/attestation/to-attestation.ts';
import { changeEvidence, type EvidenceChange } from '#functions/entities/evidence/change-evidence.ts';
import { readEvidence } from '#functions/entities/evidence/evidence-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { attestationCalls } from '#shared/contracts/attestations.ts';

/** What recruiters attested of the caller's languages, newest first (1 read unit for each 4 KB). */
export const listOwnAttestations: UseCase<typeof attestationCalls.mine> = async ({ caller }) => {
  const { attestations } = await readEvidence(caller.id);
  return attestations.toSorted((left, right) => (left.attested_at < right.attested_at ? 1 : -1)).map(toOwnAttestation);
};

/**
 * Shows an attestation to others or not, with the evidence that follows.
 * @throws HttpError 404 when it was revoked
 */
export const showAttestation: UseCase<typeof attestationCalls.show> = async ({ params, body, caller }) => {
  const { is_shown } = body;
  const changed = await changeEvidence(caller.id, (before): EvidenceChange<StoredAttestation | undefined> => {
    const { certificates, attestations } = before;
    const own = attestations.find(({ application_id }) => application_id === params.id);
    if (!own || own.is_shown === is_shown) return { outcome: own };
    const after = { ...own, is_shown, version: own.version + 1 };
    return {
      outcome: after,
      writes: { attestation: replaceAttestation(after) },
      after: { certificates, attestations: attestations.map((each) => (each === own ? after : each)) },
    };
  });
  if (!changed) throw new HttpError('NOT_FOUND');
  return toOwnAttestation(changed);
};
