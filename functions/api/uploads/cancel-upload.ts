import { candidateFileKey, incomingKey } from '#functions/data/file-keys.ts';
import { freePlace } from '#functions/entities/upload/open-upload-store.ts';
import { isFinished, type StoredUpload } from '#functions/entities/upload/stored-upload.ts';
import { deleteStartedUpload } from '#functions/entities/upload/upload-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';
import type { uploadCalls } from '#shared/contracts/uploads.ts';
import { type FileEnding, isAsAnnounced, uploadRules } from '#shared/domain/file-type.ts';

/**
 * Discards an upload that is not complete: its file, its place among the open ones and, last, its record, so that an
 * interrupted call can be repeated. The record decides a race with the completion: either the upload is attached and
 * stays, or its record is gone and the completion discards the file that it stored. It is idempotent.
 * @throws HttpError 400 when the upload is complete
 */
export const cancelUpload: UseCase<typeof uploadCalls.cancel, StoredUpload | undefined> = async ({ owned: upload }) => {
  if (!upload) return;
  if (isFinished(upload)) throw new HttpError('INVALID_STATE');
  await deleteFiles([incomingKey(upload.id)]);
  await freePlace(upload.candidate_id, upload.place);
  if (!(await deleteStartedUpload(upload.id))) throw new HttpError('INVALID_STATE');
  await deleteFiles(storedCopies(upload));
};

/** Where an interrupted completion may have stored the file; nothing names it any more. */
const storedCopies = ({ id, kind, candidate_id, ending }: StoredUpload): string[] =>
  (Object.keys(uploadRules[kind].types) as FileEnding[])
    .filter((each) => isAsAnnounced(ending, each))
    .map((each) => candidateFileKey(candidate_id, kind, id, each));
