import { randomUUID } from 'node:crypto';
import { candidateFileKey } from '#functions/data/file-keys.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { readUpload } from '#functions/entities/upload/upload-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { inspectFile, putFile } from '#functions/services/files/file-store.ts';
import { refusalOfPdf } from '#functions/services/files/keep-upload.ts';
import { clearFiles } from '#functions/services/files/remove-files.ts';
import type { UploadKind } from '#shared/domain/file-type.ts';
import { endingOfBytes, isOfKind } from '#shared/domain/file-type.ts';
import { textId } from '#shared/texts/text-id.ts';

/** A file of the profile form: its bytes, or the `uploads/{id}` key of a completed upload. */
type SentFile = Uint8Array | string | null | undefined;

/** A file that was checked: its key in the file store, and its bytes as long as they are not stored. */
export interface CheckedFile {
  /** Null: the profile's file is removed. */
  key: string | null;
  bytes?: Uint8Array;
}

/**
 * Checks a sent file without storing anything; undefined when none was sent.
 * @throws HttpError 400 for another type of file or a missing upload, 403 for another account's upload
 */
export async function checkFile(
  file: SentFile,
  kind: UploadKind,
  candidateId: number,
): Promise<CheckedFile | undefined> {
  if (file === undefined) return undefined;
  if (file === null) return { key: null };
  if (typeof file === 'string') return { key: await keyOfUpload(file, kind, candidateId) };
  const ending = endingOfBytes(file);
  if (!isOfKind(kind, ending)) throw new HttpError('UPLOAD_REJECTED');
  const refusal = await refusalOfPdf(ending, new Uint8Array(file));
  if (refusal) throw refusal;
  return { key: candidateFileKey(candidateId, kind, randomUUID(), ending), bytes: file };
}

async function keyOfUpload(file: string, kind: UploadKind, candidateId: number): Promise<string> {
  const upload = await readUpload(file.slice('uploads/'.length));
  if (upload && upload.candidate_id !== candidateId) throw new HttpError('FORBIDDEN');
  const key = upload?.kind === kind ? upload.file_key : undefined;
  // An older upload may have been replaced since: then its file is deleted.
  if (!key || !(await inspectFile(key))) {
    throw new HttpError('UPLOAD_REJECTED', { text: textId('upload_missing') });
  }
  return key;
}

/**
 * Stores the files that were sent with a form and saves the form. When either fails, the stored files are deleted
 * again, unless the profile uses them: the response to a successful write may have been lost.
 */
export async function withStoredFiles<Saved>(
  candidateId: number,
  files: readonly (CheckedFile | undefined)[],
  save: () => Promise<Saved>,
): Promise<Saved> {
  const sent = files.flatMap((file) => (file?.key && file.bytes ? [{ key: file.key, bytes: file.bytes }] : []));
  try {
    for (const { key, bytes } of sent) await putFile(key, bytes);
    return await save();
  } catch (error) {
    if (sent.length > 0)
      await clearUnused(
        candidateId,
        sent.map(({ key }) => key),
      );
    throw error;
  }
}

async function clearUnused(candidateId: number, stored: readonly string[]): Promise<void> {
  try {
    const profile = await readCandidate(candidateId, true);
    await clearFiles(stored.filter((key) => key !== profile?.cv_key && key !== profile?.video_key));
  } catch (error) {
    // Without the profile it is unknown whether they are in use: an unused file is better than a lost CV.
    log('STORE_UNAVAILABLE', describeError(error));
  }
}
