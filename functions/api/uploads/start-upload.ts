import { randomUUID } from 'node:crypto';
import { incomingKey } from '#functions/data/file-keys.ts';
import { readRequest } from '#functions/data/request-keys.ts';
import { freePlace, takePlace } from '#functions/entities/upload/open-upload-store.ts';
import { putNewUpload } from '#functions/entities/upload/upload-store.ts';
import { once } from '#functions/http/repeatable.ts';
import type { UseCase } from '#functions/http/request.ts';
import { isoTime } from '#functions/platform/clock.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { clearFiles, uploadForm } from '#functions/services/files/file-store.ts';
import type { uploadCalls } from '#shared/contracts/uploads.ts';
import { type UploadKind, uploadRules } from '#shared/domain/constants.ts';
import { endingOfType } from '#shared/domain/file-type.ts';

/**
 * Prepares an upload of the caller's: a signed form for one key, type and size range. A repetition gets the same upload
 * with a form that is valid from now on.
 * @throws HttpError 429 when too many of the caller's uploads are open
 */
export const startUpload: UseCase<typeof uploadCalls.start> = async ({ body, caller, requestKey, now }) => {
  const { kind, content_type, size } = body;
  const ending = endingOfType(kind, content_type);
  if (!ending) throw wrongType(kind);
  if (size > uploadRules[kind].maxBytes) throw tooLarge(kind);
  const prepared = async (id: string) => {
    const form = await uploadForm(id, kind, content_type, now);
    return { id, url: form.url, fields: form.fields, expires_at: isoTime(form.expires) };
  };
  const prepare = async () => {
    if (requestKey && (await readRequest(requestKey))) throw new HttpError('UNAVAILABLE');
    const drawn = randomUUID();
    const place = requestKey?.name ?? drawn;
    try {
      const id = await uploadWithPlace(caller.id, place, drawn, now);
      await putNewUpload({ id, candidate_id: caller.id, kind, ending, place }, now, requestKey);
      return await prepared(id);
    } catch (error) {
      // Of a request that was carried out the place is in use; a refused one has none.
      const isMade = requestKey && (await readRequest(requestKey));
      if (!isMade) await freePlace(caller.id, place);
      throw error;
    }
  };
  const prepareAgain = async (id: string) => prepared(await uploadWithPlace(caller.id, id, id, now));
  return once(requestKey, prepare, prepareAgain);
};

/**
 * Id of the upload that has the place. What arrived of uploads that expired goes when their places are taken: no more
 * than five files lie there.
 */
async function uploadWithPlace(candidateId: number, name: string, drawn: string, now: number): Promise<string> {
  const place = await takePlace(candidateId, name, drawn, now);
  if ('freeAt' in place) {
    throw new HttpError('TOO_MANY_UPLOADS', { retryAfterSeconds: Math.ceil((place.freeAt - now) / 1000) });
  }
  await clearFiles(place.expired.map(incomingKey));
  return place.upload;
}

const allowedTypes = {
  cv: 'Please choose a PDF file.',
  video: 'Please choose an MP4, WebM, MOV or AVI video.',
} as const;

/** The refusal of a file that is not what its kind allows. */
export const wrongType = (kind: UploadKind) => new HttpError('UPLOAD_REJECTED', { detail: allowedTypes[kind] });

/** The refusal of a file above its kind's limit. */
export const tooLarge = (kind: UploadKind) =>
  new HttpError('UPLOAD_REJECTED', {
    detail: `This file is too large. Please choose one of at most ${uploadRules[kind].maxBytes / 1024 / 1024} MB.`,
  });
