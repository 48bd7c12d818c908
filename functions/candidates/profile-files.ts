import { randomUUID } from 'node:crypto';
import { inspectFile, keptKey, putFile } from '#functions/files/file-store.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import { readUpload } from '#functions/uploads/upload-store.ts';
import type { UploadKind } from '#shared/domain/constants.ts';
import { endingOfBytes, isOfKind } from '#shared/domain/file-type.ts';

/** A file as the profile form brings it: its bytes, or the `uploads/{id}` key of a finished upload. */
type SentFile = Uint8Array | string | undefined;

/**
 * Where a sent file is kept, or undefined when none was sent. Small files are stored here.
 * @throws HttpError 400 for another type of file or an upload that is not there, 403 for somebody else's upload
 */
export async function keptKeyOf(file: SentFile, kind: UploadKind, candidateId: number): Promise<string | undefined> {
  if (file === undefined) return undefined;
  if (typeof file === 'string') return await keyOfUpload(file, kind, candidateId);
  const ending = endingOfBytes(file);
  if (!isOfKind(kind, ending)) throw new HttpError('UPLOAD_REJECTED');
  const key = keptKey(candidateId, kind, randomUUID(), ending);
  await putFile(key, file);
  return key;
}

async function keyOfUpload(file: string, kind: UploadKind, candidateId: number): Promise<string> {
  const upload = await readUpload(file.slice('uploads/'.length));
  if (upload && upload.candidate_id !== candidateId) throw new HttpError('FORBIDDEN');
  const key = upload?.kind === kind ? upload.file_key : undefined;
  // An older upload may have been replaced since: its file is gone then.
  if (!key || !(await inspectFile(key))) {
    throw new HttpError('UPLOAD_REJECTED', { detail: 'Please upload the file first.' });
  }
  return key;
}
