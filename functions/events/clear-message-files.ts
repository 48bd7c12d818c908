import type { Change } from '#functions/data/change.ts';
import { incomingKey, messageFileKey } from '#functions/data/file-keys.ts';
import { isStored } from '#functions/entities/thread/message-file-store.ts';
import { parseMessageFile } from '#functions/entities/thread/stored-message-file.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';

/**
 * Deletes the file whose item is gone: with its thread, or because no message named it in time. A late record of an item that is there again
 * deletes nothing (1 read unit).
 */
export async function clearMessageFiles({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'message_file' || !before || after) return;
  const file = parseMessageFile(before);
  const { thread, id, ending } = file;
  if (await isStored(file)) return;
  await deleteFiles([messageFileKey(thread, id, ending), incomingKey(id)]);
}
