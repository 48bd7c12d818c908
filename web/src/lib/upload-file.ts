import { uploadCalls } from '#shared/contracts/uploads.ts';
import type { UploadKind } from '#shared/domain/file-type.ts';
import { call } from './api-client.ts';
import { inspectChosen } from './file-rules.ts';
import { sendFile } from './send-file.ts';

/** Tells the server that an upload will not be completed. Without an answer it expires there. */
const discardUpload = (id: string): void => {
  call(uploadCalls.cancel, { params: { id } }).catch(() => undefined);
};

export interface UploadOptions {
  /** Gets the fraction that was sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file of the signed-in candidate, which the server then has to check and store.
 * @returns the id of the upload
 * @throws ApiError for a refusal; Error when the file store refuses or the connection fails; the signal's reason
 */
export const uploadFile = async (kind: UploadKind, file: File, options: UploadOptions): Promise<string> => {
  options.signal.throwIfAborted();
  const chosen = await inspectChosen(kind, file);
  const content_type = chosen.problem === null ? chosen.contentType : file.type;
  // Not aborted: the id is needed to discard a cancelled upload.
  const form = await call(uploadCalls.start, { body: { kind, content_type, size: file.size } });
  try {
    await sendFile(form, file, options);
  } catch (error) {
    discardUpload(form.id);
    throw error;
  }
  return form.id;
};
