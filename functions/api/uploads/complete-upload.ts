import { incomingKey, keptKey } from '#functions/data/file-keys.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { freePlace } from '#functions/entities/upload/open-upload-store.ts';
import type { StoredUpload } from '#functions/entities/upload/stored-upload.ts';
import { finishUpload, readUpload } from '#functions/entities/upload/upload-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { deleteFiles, inspectFile, keepFile } from '#functions/services/files/file-store.ts';
import { toCandidate } from '#functions/services/files/to-candidate.ts';
import type { uploadCalls } from '#shared/contracts/uploads.ts';
import { endingOfBytes, isAsAnnounced, uploadRules } from '#shared/domain/file-type.ts';
import { textId } from '#shared/texts/text-id.ts';
import { tooLarge, wrongType } from './start-upload.ts';

/** How often attaching is tried when the profile or the upload changed since it was read. */
const attempts = 4;

interface OwnUpload {
  upload: StoredUpload;
  profile: CandidateProfile;
}

/**
 * Checks what arrived, keeps it and attaches it. The old file is deleted only after the new one is attached, and a rejected
 * upload does not touch it. It is idempotent: a kept file is never written a second time.
 */
export const completeUpload: UseCase<typeof uploadCalls.complete> = async ({ params, caller }) => {
  let kept: string | undefined;
  const read = () => readOwnUpload(params.id, caller.id, kept);
  const attached = await retry(
    async () => {
      const own = await read();
      if (own.upload.status === 'finished') return own;
      kept = await keepChecked(own.upload);
      return (await attach(own, kept)) ? await read() : undefined;
    },
    { attempts },
  );
  return await clearUp(attached);
};

/** @param kept what was kept of the upload so far: it is deleted when upload or account are gone */
async function readOwnUpload(id: string, callerId: number, kept: string | undefined): Promise<OwnUpload> {
  const upload = await readUpload(id);
  if (!upload) throw await discardKept(kept);
  if (upload.candidate_id !== callerId) throw new HttpError('FORBIDDEN');
  const profile = await readCandidate(callerId, true);
  if (!profile) throw await discardKept(kept);
  return { upload, profile };
}

/** Deletes what was just kept of an account that was deleted for good meanwhile. */
async function discardKept(kept: string | undefined): Promise<HttpError> {
  await deleteFiles([kept]);
  return new HttpError('NOT_FOUND');
}

/**
 * Keeps what was uploaded if it is what was announced; returns its key.
 * @throws HttpError 400 when it is not, or nothing arrived
 */
async function keepChecked(upload: StoredUpload): Promise<string> {
  const { id, kind, candidate_id } = upload;
  const source = incomingKey(id);
  const found = await inspectFile(source);
  if (!found) throw new HttpError('UPLOAD_REJECTED', { text: textId('upload_not_arrived') });
  if (found.size > uploadRules[kind].maxBytes) throw await discardUpload(upload, tooLarge(kind));
  const ending = endingOfBytes(found.start);
  if (!isAsAnnounced(upload.ending, ending)) throw await discardUpload(upload, wrongType(kind));
  const target = keptKey(candidate_id, kind, id, ending);
  // False is fine when an earlier, interrupted completion has kept the checked file already.
  if (!(await keepFile(source, found.etag, target)) && !(await inspectFile(target))) {
    throw new HttpError('UPLOAD_REJECTED', { text: textId('upload_changed') });
  }
  return target;
}

/** Deletes what arrived of an upload that is refused, and frees its place. */
async function discardUpload({ id, candidate_id, place }: StoredUpload, refusal: HttpError): Promise<HttpError> {
  await deleteFiles([incomingKey(id)]);
  await freePlace(candidate_id, place);
  return refusal;
}

/** Attaches the kept file and finishes the upload in one transaction; false when either changed since it was read. */
async function attach({ upload, profile }: OwnUpload, fileKey: string): Promise<boolean> {
  const field = `${upload.kind}_key` as const;
  const { done } = await transact({
    profile: replaceCandidate(changedCandidate(profile, { [field]: fileKey })),
    upload: finishUpload(upload.id, fileKey, profile[field]),
  });
  return done;
}

/** Deletes the files that are no longer needed, also after an interrupted completion, and returns the profile. */
async function clearUp({ upload, profile }: OwnUpload) {
  const { replaced_key } = upload;
  const isUsed = replaced_key === profile.cv_key || replaced_key === profile.video_key;
  await deleteFiles([incomingKey(upload.id), isUsed ? undefined : replaced_key]);
  await freePlace(upload.candidate_id, upload.place);
  return await toCandidate(profile);
}
