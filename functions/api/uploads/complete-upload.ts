import { incomingKey } from '#functions/data/file-keys.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { freePlace } from '#functions/entities/upload/open-upload-store.ts';
import { isFinished, type StoredUpload } from '#functions/entities/upload/stored-upload.ts';
import { finishUpload } from '#functions/entities/upload/upload-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { deleteIfGone, keepChecked } from '#functions/services/files/keep-upload.ts';
import { deleteFiles, hideFiles } from '#functions/services/files/remove-files.ts';
import { toOwnCandidate } from '#functions/services/files/to-candidate.ts';
import type { uploadCalls } from '#shared/contracts/uploads.ts';
import type { ProfileFile } from '#shared/domain/file-type.ts';

/** How often attaching is tried when the profile or the upload changed since it was read. */
const attempts = 4;

/** Certificates are stored by their own call, with what they state. */
type ProfileUpload = StoredUpload & { kind: ProfileFile };
const isOfProfile = (upload: StoredUpload): upload is ProfileUpload => upload.kind !== 'certificate';

interface OwnUpload {
  upload: ProfileUpload;
  profile: CandidateProfile;
}

/**
 * Checks what arrived, stores it and attaches it. The old file is hidden only after the new one is attached, and a rejected
 * upload does not touch it. It is idempotent: a stored file is never written a second time.
 */
export const completeUpload: UseCase<typeof uploadCalls.complete, StoredUpload> = async ({ latest }) => {
  let stored: string | undefined;
  const read = async () => withProfile(await latest());
  const attached = await retry(
    async () => {
      const own = await read();
      if (isFinished(own.upload)) return own;
      stored = await keepChecked(own.upload);
      return (await attach(own, stored)) ? await read() : undefined;
    },
    { attempts },
  ).catch(async (error: unknown) => await deleteIfGone(error, stored));
  return await clearUp(attached);
};

async function withProfile(upload: StoredUpload): Promise<OwnUpload> {
  if (!isOfProfile(upload)) throw new HttpError('INVALID_STATE');
  const profile = await readCandidate(upload.candidate_id, true);
  if (!profile) throw new HttpError('NOT_FOUND');
  return { upload, profile };
}

/** Attaches the stored file and finishes the upload in one transaction; false when either changed since it was read. */
async function attach({ upload, profile }: OwnUpload, fileKey: string): Promise<boolean> {
  const field = `${upload.kind}_key` as const;
  const { done } = await transact({
    profile: replaceCandidate(changedCandidate(profile, { [field]: fileKey })),
    upload: finishUpload(upload.id, fileKey, profile[field]),
  });
  return done;
}

/** Removes the files that are no longer needed, also after an interrupted completion, and returns the profile. */
async function clearUp({ upload, profile }: OwnUpload) {
  const { replaced_key } = upload;
  const isUsed = replaced_key === profile.cv_key || replaced_key === profile.video_key;
  await Promise.all([deleteFiles([incomingKey(upload.id)]), hideFiles([isUsed ? undefined : replaced_key])]);
  await freePlace(upload.candidate_id, upload.place);
  return await toOwnCandidate(profile);
}
