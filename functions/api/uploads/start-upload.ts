import { randomUUID } from 'node:crypto';
import { incomingKey } from '#functions/data/file-keys.ts';
import { readRequest } from '#functions/data/request-keys.ts';
import { freePlace, takePlace } from '#functions/entities/upload/open-upload-store.ts';
import { putNewUpload } from '#functions/entities/upload/upload-store.ts';
import { once } from '#functions/http/repeatable.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { uploadForm } from '#functions/services/files/file-store.ts';
import { tooLarge, wrongType } from '#functions/services/files/keep-upload.ts';
import { clearFiles } from '#functions/services/files/remove-files.ts';
import type { uploadCalls } from '#shared/contracts/uploads.ts';
import { endingOfType, uploadRules } from '#shared/domain/file-type.ts';
import { type EpochMs, secondsUntil, toIso } from '#shared/domain/time.ts';

/**
 * Prepares an upload of the caller's: a signed form for one key, type and size range. A repeated request gets the same
 * upload with a form that is valid from now on.
 * @throws HttpError 429 when too many of the caller's uploads are open
 */
export const startUpload: UseCase<typeof uploadCalls.start> = async ({ body, caller, requestKey, now }) => {
  const { kind, content_type, size } = body;
  const ending = endingOfType(kind, content_type);
  if (!ending) throw wrongType(kind);
  if (size > uploadRules[kind].maxBytes) throw tooLarge(kind);
  const signForm = async (id: string) => {
    const form = await uploadForm(id, kind, content_type, now);
    return { id, url: form.url, fields: form.fields, expires_at: toIso(form.expires) };
  };
  const prepare = async () => {
    if (requestKey && (await readRequest(requestKey))) throw new HttpError('UNAVAILABLE');
    const newId = randomUUID();
    const place = requestKey?.name ?? newId;
    try {
      const id = await takeUploadPlace(caller.id, place, newId, now);
      await putNewUpload({ id, candidate_id: caller.id, kind, ending, place }, now, requestKey);
      return await signForm(id);
    } catch (error) {
      // The place is in use when the same request was carried out meanwhile.
      const isDone = requestKey && (await readRequest(requestKey));
      if (!isDone) await freePlace(caller.id, place);
      throw error;
    }
  };
  const prepareAgain = async (id: string) => signForm(await takeUploadPlace(caller.id, id, id, now));
  return once(requestKey, prepare, prepareAgain);
};

/**
 * Takes a place and returns the id of the upload that has it. What arrived of expired uploads is deleted when their
 * places are taken: at most five files are there.
 */
async function takeUploadPlace(candidateId: number, name: string, newId: string, now: EpochMs): Promise<string> {
  const place = await takePlace(candidateId, name, newId, now);
  if ('freeAt' in place) {
    throw new HttpError('TOO_MANY_UPLOADS', { retryAfterSeconds: secondsUntil(place.freeAt, now) });
  }
  await clearFiles(place.expired.map(incomingKey));
  return place.upload;
}
