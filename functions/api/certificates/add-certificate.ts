import { incomingKey } from '#functions/data/file-keys.ts';
import { languagesOf } from '#functions/entities/candidate/stated-languages.ts';
import { numberHash } from '#functions/entities/certificate/certificate-number-store.ts';
import { replaceCertificate } from '#functions/entities/certificate/certificate-store.ts';
import type { StoredCertificate } from '#functions/entities/certificate/stored-certificate.ts';
import {
  type BeforeChange,
  changeEvidence,
  type EvidenceChange,
} from '#functions/entities/evidence/change-evidence.ts';
import { freePlace } from '#functions/entities/upload/open-upload-store.ts';
import { isFinished, type StoredUpload } from '#functions/entities/upload/stored-upload.ts';
import { finishUpload, readUpload } from '#functions/entities/upload/upload-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import { deleteIfGone, discardUpload, keepChecked } from '#functions/services/files/keep-upload.ts';
import { clearFiles, deleteFiles } from '#functions/services/files/remove-files.ts';
import { toOwnCertificate } from '#functions/services/files/to-own-certificate.ts';
import type { certificateCalls, StatedCertificate } from '#shared/contracts/certificates.ts';
import { maxCertificates } from '#shared/domain/languages/certificate.ts';
import { provesClaim } from '#shared/domain/languages/claim-evidence.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

/**
 * Stores an uploaded document as a certificate, in one transaction with the end of its upload and what it proves. A retry
 * finds the certificate under the upload's id. Other accounts may claim its number, too: an admin decides (decision 40).
 * @throws HttpError 400 when no claim states the same, the file is not a document, or the account has claimed its number before
 */
export const addCertificate: UseCase<typeof certificateCalls.add, StoredUpload> = async ({
  body,
  caller,
  latest,
  now,
}) => {
  let fileKey: string | undefined;
  const added = await changeEvidence(caller.id, async (before): Promise<EvidenceChange<Added>> => {
    const upload = await latest();
    const known = before.certificates.find(({ summary }) => summary.id === upload.id);
    if (known) return { outcome: { upload, certificate: known } };
    // Its certificate was deleted since.
    if (isFinished(upload)) throw new HttpError('NOT_FOUND');
    const discard = async (refusal: HttpError) => {
      await deleteFiles([fileKey]);
      return await discardUpload(upload, refusal);
    };
    const certificate = newCertificate(upload, body, now);
    const refusal = refusalOf(before, certificate);
    if (refusal) throw await discard(refusal);
    fileKey ??= await keepChecked(upload);
    const stored = { ...certificate, file_key: fileKey };
    return {
      outcome: { upload, certificate: stored },
      writes: {
        upload: finishUpload(upload.id, fileKey, undefined),
        certificate: replaceCertificate(stored),
      },
      after: { ...before, certificates: [...before.certificates, stored] },
    };
  }).catch(async (error: unknown) => await deleteIfGone(error, fileKey));
  if (!added) return await deleteIfGone(new HttpError('NOT_FOUND'), fileKey);
  await clearFiles([incomingKey(added.upload.id)]);
  await freePlace(caller.id, added.upload.place);
  return await toOwnCertificate(added.certificate);
};

interface Added {
  upload: StoredUpload;
  certificate: StoredCertificate;
}

/** The upload of a certificate (1 read unit). */
export async function readCertificateUpload(id: string): Promise<StoredUpload | undefined> {
  const upload = await readUpload(id);
  return upload?.kind === 'certificate' ? upload : undefined;
}

function newCertificate(upload: StoredUpload, body: StatedCertificate, now: EpochMs): StoredCertificate {
  const { tag, scale, edition, results, taken_on, expires_on, certificate_number } = body;
  return {
    summary: {
      id: upload.id,
      candidate_id: upload.candidate_id,
      tag,
      scale,
      edition: edition ?? null,
      results: results.map(({ skill, level, score }) => ({ skill, level: level ?? null, score: score ?? null })),
      taken_on: taken_on ?? null,
      expires_on: expires_on ?? null,
      certificate_number: certificate_number || null,
      status: 'open',
      uploaded_at: toIso(now),
      version: 1,
    },
    number_hash: numberHash(scale, certificate_number ?? null),
  };
}

/** Why the certificate cannot be stored beside what there is, or undefined. */
function refusalOf(
  { profile, certificates }: BeforeChange,
  { summary, number_hash }: StoredCertificate,
): HttpError | undefined {
  if (number_hash !== undefined && profile.rejected_numbers?.includes(number_hash)) {
    return invalidField('certificate_number', textId('certificate_number_rejected'));
  }
  const isTwice = certificates.some(
    (each) => number_hash !== undefined && each.number_hash === number_hash && each.summary.status !== 'rejected',
  );
  if (isTwice) return new HttpError('INVALID_STATE', { text: textId('certificate_twice') });
  if (certificates.length >= maxCertificates) {
    return new HttpError('INVALID_STATE', { text: textId('too_many_certificates', { max: maxCertificates }) });
  }
  const stated = { ...summary, is_checked: false };
  const isClaimed = languagesOf(profile).languages.some(({ tag, skills: claims }) =>
    skills.some((skill) => claims[skill].some((claim) => provesClaim(stated, tag, skill, claim))),
  );
  return isClaimed ? undefined : new HttpError('INVALID_STATE', { text: textId('certificate_without_claim') });
}
