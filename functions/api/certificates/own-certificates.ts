import { freeNumber } from '#functions/entities/certificate/certificate-number-store.ts';
import { deleteCertificate } from '#functions/entities/certificate/certificate-store.ts';
import { changeEvidence } from '#functions/entities/evidence/change-evidence.ts';
import { readEvidence } from '#functions/entities/evidence/evidence-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { clearFiles, hideFiles } from '#functions/services/files/remove-files.ts';
import { toOwnCertificate } from '#functions/services/files/to-own-certificate.ts';
import type { certificateCalls } from '#shared/contracts/certificates.ts';

/** The caller's certificates, newest first (1 read unit for each 4 KB). */
export const listOwnCertificates: UseCase<typeof certificateCalls.mine> = async ({ caller }) => {
  const { certificates } = await readEvidence(caller.id);
  const newest = certificates.toSorted((left, right) =>
    left.summary.uploaded_at < right.summary.uploaded_at ? 1 : -1,
  );
  return await Promise.all(newest.map(toOwnCertificate));
};

/**
 * Deletes a certificate of the caller's with its number and document, and lowers what it proved. The document is hidden
 * last: the stream hides it when this call is interrupted.
 */
export const removeCertificate: UseCase<typeof certificateCalls.remove> = async ({ params, caller }) => {
  const removed = await changeEvidence(caller.id, ({ certificates, attestations }) => {
    const own = certificates.find(({ summary }) => summary.id === params.id);
    if (!own) return { outcome: undefined };
    return {
      outcome: own,
      writes: { certificate: deleteCertificate(own.summary) },
      after: { certificates: certificates.filter((each) => each !== own), attestations },
    };
  });
  if (removed) await freeNumber(removed);
  await clearFiles([removed?.file_key], hideFiles);
};
