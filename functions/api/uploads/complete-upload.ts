import { incomingKey, keptKey } from '#functions/data/file-keys.ts';
import { transactList } from '#functions/data/transact-list.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { freePlace } from '#functions/entities/upload/open-upload-store.ts';
import { finishUpload, readUpload, type Upload } from '#functions/entities/upload/upload-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { deleteFiles, inspectFile, keepFile } from '#functions/services/files/file-store.ts';
import { toCandidate } from '#functions/services/files/to-candidate.ts';
import type { uploadCalls } from '#shared/contracts/uploads.ts';
import { uploadRules } from '#shared/domain/constants.ts';
import { endingOfBytes, isAsAnnounced } from '#shared/domain/file-type.ts';
import { tooLarge, wrongType } from './start-upload.ts';

/** How often attaching is tried again when the profile or the upload changed in between. */
const attempts = 4;

/**
 * Checks what arrived, keeps it and attaches it. The old file goes only after the new one is attached, and a rejected
 * upload leaves it alone. Completing again gives the same result: what was kept is never written a second time.
 */
export const completeUpload: UseCase<typeof uploadCalls.complete> = async ({ params, caller }) => {
  let kept: string | undefined;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const upload = await readUpload(params.id);
    if (!upload) throw await withoutOwner(kept);
    if (upload.candidate_id !== caller.id) throw new HttpError('FORBIDDEN');
    const profile = await readCandidate(caller.id, true);
    if (!profile) throw await withoutOwner(kept);
    if (upload.status === 'finished') return await cleared(upload, profile);
    kept = await keepChecked(upload);
    await attach(upload, profile, kept);
  }
  throw new HttpError('UNAVAILABLE');
};

/** The account was deleted for good meanwhile: what was just kept of it goes as well. */
async function withoutOwner(kept: string | undefined): Promise<HttpError> {
  await deleteFiles([kept]);
  return new HttpError('NOT_FOUND');
}

/**
 * Keeps what was uploaded if it is what was announced; answers its key.
 * @throws HttpError 400 when it is not, or nothing arrived
 */
async function keepChecked(upload: Upload): Promise<string> {
  const { id, kind, candidate_id } = upload;
  const source = incomingKey(id);
  const found = await inspectFile(source);
  if (!found) throw new HttpError('UPLOAD_REJECTED', { detail: 'The file has not arrived. Please upload it again.' });
  if (found.size > uploadRules[kind].maxBytes) throw await refused(upload, tooLarge(kind));
  const ending = endingOfBytes(found.start);
  if (!isAsAnnounced(upload.ending, ending)) throw await refused(upload, wrongType(kind));
  const target = keptKey(candidate_id, kind, id, ending);
  // False is fine when an earlier, interrupted completion has kept the checked file already.
  if (!(await keepFile(source, found.etag, target)) && !(await inspectFile(target))) {
    throw new HttpError('UPLOAD_REJECTED', { detail: 'The file changed meanwhile. Please upload it again.' });
  }
  return target;
}

/** Nothing stays of an upload that is refused, and its place is free. */
async function refused({ id, candidate_id, place }: Upload, refusal: HttpError): Promise<HttpError> {
  await deleteFiles([incomingKey(id)]);
  await freePlace(candidate_id, place ?? id);
  return refusal;
}

/** Attaches the kept file and finishes the upload in one transaction; a conflict is seen by reading again. */
async function attach(upload: Upload, profile: CandidateProfile, fileKey: string): Promise<void> {
  const field = `${upload.kind}_key` as const;
  await transactList([
    replaceCandidate(changedCandidate(profile, { [field]: fileKey })),
    finishUpload(upload.id, fileKey, profile[field]),
  ]);
}

/** Clears away what is needed no more, also after an interrupted completion, and answers the profile. */
async function cleared(upload: Upload, profile: CandidateProfile) {
  const { replaced_key } = upload;
  const isUsed = replaced_key === profile.cv_key || replaced_key === profile.video_key;
  await deleteFiles([incomingKey(upload.id), isUsed ? undefined : replaced_key]);
  await freePlace(upload.candidate_id, upload.place ?? upload.id);
  return await toCandidate(profile);
}
