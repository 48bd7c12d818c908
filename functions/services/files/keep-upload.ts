import { candidateFileKey, incomingKey } from '#functions/data/file-keys.ts';
import { freePlace } from '#functions/entities/upload/open-upload-store.ts';
import type { StoredUpload } from '#functions/entities/upload/stored-upload.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { inspectFile, keepFile } from '#functions/services/files/file-store.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';
import {
  endingOfBytes,
  type FileEnding,
  isAsAnnounced,
  signatureBytes,
  type UploadKind,
  uploadRules,
} from '#shared/domain/file-type.ts';
import { textId } from '#shared/texts/text-id.ts';

/** Stores the file of a candidate's upload, as `keepArrived`; a refusal also frees the upload's place. */
export const keepChecked = (upload: StoredUpload): Promise<string> =>
  keepArrived(
    upload,
    (ending) => candidateFileKey(upload.candidate_id, upload.kind, upload.id, ending),
    (refusal) => discardUpload(upload, refusal),
  );

/**
 * Stores what was uploaded if it is what was announced; returns its key.
 * @param targetOf where it is stored, by the ending of what was found
 * @param discard deletes what arrived and is refused
 * @throws HttpError 400 when it is not, or nothing arrived
 */
export async function keepArrived(
  { id, kind, ending: announced }: Pick<StoredUpload, 'id' | 'kind' | 'ending'>,
  targetOf: (ending: FileEnding) => string,
  discard: (refusal: HttpError) => Promise<HttpError>,
): Promise<string> {
  const source = incomingKey(id);
  const { maxBytes } = uploadRules[kind];
  // Documents are read as a whole; of videos the first bytes are enough.
  const found = await inspectFile(source, announced === 'pdf' ? maxBytes : signatureBytes);
  if (!found) throw new HttpError('UPLOAD_REJECTED', { text: textId('upload_not_arrived') });
  if (found.size > maxBytes) throw await discard(tooLarge(kind));
  const ending = endingOfBytes(found.start);
  if (!isAsAnnounced(announced, ending)) throw await discard(wrongType(kind));
  const refusal = await refusalOfPdf(ending, found.start);
  if (refusal) throw await discard(refusal);
  const target = targetOf(ending);
  // False is fine when an earlier, interrupted completion has stored the checked file already.
  if (
    !(await keepFile(source, found.etag, target, kind === 'video' ? 'copy' : 'put')) &&
    !(await inspectFile(target))
  ) {
    throw new HttpError('UPLOAD_REJECTED', { text: textId('upload_changed') });
  }
  return target;
}

/** The refusal of a PDF that cannot be read by whoever opens it; undefined for all other files. */
export async function refusalOfPdf(ending: FileEnding, bytes: Uint8Array<ArrayBuffer>): Promise<HttpError | undefined> {
  if (ending !== 'pdf') return undefined;
  const { pdfProblem } = await import('#shared/domain/pdf/pdf-problem.ts');
  const problem = await pdfProblem(bytes);
  return problem === null ? undefined : new HttpError('UPLOAD_REJECTED', { text: textId(problem) });
}

/** Deletes what arrived of an upload that is refused, and frees its place. */
export async function discardUpload({ id, candidate_id, place }: StoredUpload, refusal: HttpError): Promise<HttpError> {
  await deleteFiles([incomingKey(id)]);
  await freePlace(candidate_id, place);
  return refusal;
}

/**
 * Deletes the file that was just stored of an upload or account that is gone meanwhile. After other errors the file may be in use.
 * @throws the error
 */
export async function deleteIfGone(error: unknown, fileKey: string | undefined): Promise<never> {
  if (error instanceof HttpError && error.code === 'NOT_FOUND') await deleteFiles([fileKey]);
  throw error;
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
