import { randomUUID } from 'node:crypto';
import { incomingKey, messageFileKey } from '#functions/data/file-keys.ts';
import {
  isUploader,
  markChecked,
  putMessageFile,
  readMessageFile,
} from '#functions/entities/thread/message-file-store.ts';
import { type StoredMessageFile, toNamedFile } from '#functions/entities/thread/stored-message-file.ts';
import { isStarted, type ThreadOrPlace } from '#functions/entities/thread/thread-store.ts';
import { openUploadMs } from '#functions/entities/upload/open-upload-store.ts';
import { once } from '#functions/http/repeatable.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { mayOpenFiles, requireParties, requireWriting } from '#functions/policies/thread-access.ts';
import { uploadForm } from '#functions/services/files/file-store.ts';
import { keepArrived, tooLarge, wrongType } from '#functions/services/files/keep-upload.ts';
import { clearFiles, deleteFiles } from '#functions/services/files/remove-files.ts';
import { messageFileAddress } from '#functions/services/files/to-message-file.ts';
import type { messageFileCalls } from '#shared/contracts/message-files.ts';
import { endingOfType, uploadRules } from '#shared/domain/file-type.ts';
import { addMs, toIso } from '#shared/domain/time.ts';

type Calls = typeof messageFileCalls;

/**
 * Prepares the upload of a file for those who may write in the thread now (2.5 to 5.5 read and 4 write units, 2 more with a key). Files have the types and
 * sizes of certificates.
 * @throws HttpError 400 for a file of another type and one above the limits, 429 when the day's uploads are used up
 */
export const startFile: UseCase<Calls['startFile'], ThreadOrPlace> = async ({
  body,
  caller,
  owned,
  requestKey,
  now,
}) => {
  const { name, content_type, size } = body;
  const ending = endingOfType('certificate', content_type);
  if (ending !== 'pdf' && ending !== 'jpg' && ending !== 'png') throw wrongType('certificate');
  if (size > uploadRules.certificate.maxBytes) throw tooLarge('certificate');
  const form = async (id: string) => {
    const { url, fields, expires } = await uploadForm(id, 'certificate', content_type, now);
    return { id, url, fields, expires_at: toIso(expires) };
  };
  const prepare = async () => {
    await requireWriting(caller, await requireParties(caller, owned), now);
    const [id, thread, until] = [randomUUID(), owned.summary.id, addMs(now, openUploadMs)];
    const from = caller.kind === 'recruiter' ? 'recruiter' : 'candidate';
    await putMessageFile({ id, name, ending, size, thread, from, by: caller.account.id, until }, now, requestKey);
    return await form(id);
  };
  return await once(requestKey, prepare, form);
};

/**
 * Stores an uploaded file that is what was announced, so that a message may name it (2 read and 1 write units). It is idempotent.
 * @throws HttpError 404 for an upload that is late or another person's, 400 for a refused file
 */
export const finishFile: UseCase<Calls['finishFile'], ThreadOrPlace> = async ({ params, caller, now }) => {
  const file = await readMessageFile(params.id, params.file, now);
  if (!file || !isUploader(file, caller)) throw new HttpError('NOT_FOUND');
  if (file.status === 'started') {
    if (now >= file.until) throw new HttpError('NOT_FOUND');
    await store(file);
    // Deleted meanwhile with its thread: nothing names the file any more.
    if (!(await markChecked(file)) && !(await readMessageFile(file.thread, file.id, now))) {
      await deleteFiles([messageFileKey(file.thread, file.id, file.ending)]);
      throw new HttpError('NOT_FOUND');
    }
  }
  await clearFiles([incomingKey(file.id)]);
  return toNamedFile(file);
};

const store = ({ thread, id, ending }: StoredMessageFile): Promise<string> =>
  keepArrived(
    { id, ending, kind: 'certificate' },
    () => messageFileKey(thread, id, ending),
    async (refusal) => {
      await deleteFiles([incomingKey(id)]);
      return refusal;
    },
  );

/** The address of a file that was sent (3.5 to 7 read units). What its side hides, or the reader may not see now, is as if it were not there. */
export const openFile: UseCase<Calls['openFile'], ThreadOrPlace> = async ({ params, caller, owned, now }) => {
  if (!isStarted(owned)) throw new HttpError('NOT_FOUND');
  const [parties, file] = await Promise.all([
    requireParties(caller, owned),
    readMessageFile(params.id, params.file, now),
  ]);
  if (file?.status !== 'sent') throw new HttpError('NOT_FOUND');
  if (!(await mayOpenFiles(caller, owned, file.from, parties, now))) throw new HttpError('NOT_FOUND');
  return { file: await messageFileAddress(file.thread, file) };
};
