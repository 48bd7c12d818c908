import { incomingKey, keptKey } from '#functions/data/file-keys.ts';
import { freePlace } from '#functions/entities/upload/open-upload-store.ts';
import type { StoredUpload } from '#functions/entities/upload/stored-upload.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { deleteFiles, inspectFile, keepFile } from '#functions/services/files/file-store.ts';
import { endingOfBytes, isAsAnnounced, type UploadKind, uploadRules } from '#shared/domain/file-type.ts';
import { textId } from '#shared/texts/text-id.ts';

/**
 * Keeps what was uploaded if it is what was announced; returns its key.
 * @throws HttpError 400 when it is not, or nothing arrived
 */
export async function keepChecked(upload: StoredUpload): Promise<string> {
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
export async function discardUpload({ id, candidate_id, place }: StoredUpload, refusal: HttpError): Promise<HttpError> {
  await deleteFiles([incomingKey(id)]);
  await freePlace(candidate_id, place);
  return refusal;
}

const allowedTypes = {
  cv: textId('cv_type_wrong'),
  video: textId('video_type_wrong'),
  certificate: textId('certificate_type_wrong'),
} as const;

/** The refusal of a file that is not what its kind allows. */
export const wrongType = (kind: UploadKind) => new HttpError('UPLOAD_REJECTED', { text: allowedTypes[kind] });

/** The refusal of a file above its kind's limit. */
export const tooLarge = (kind: UploadKind) =>
  new HttpError('UPLOAD_REJECTED', {
    text: textId('file_too_large', { megabytes: uploadRules[kind].maxBytes / 1024 / 1024 }),
  });
