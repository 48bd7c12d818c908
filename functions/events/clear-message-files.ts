import type { Change } from '#functions/data/change.ts';
import { incomingKey, messageFileKey } from '#functions/data/file-keys.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { parseMessageFile } from '#functions/entities/thread/stored-message-file.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';

/**
 * Deletes the file whose item is gone: with its thread, or because no message named it in time. A late record of an item that is there again
 * deletes nothing (1 read unit).
 */
export async function clearMessageFiles({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'message_file' || !before || after) return;
  const { thread, id, ending } = parseMessageFile(before);
  if (await readItem(keys.messageFile(thread, id))) return;
  await deleteFiles([messageFileKey(thread, id, ending), incomingKey(id)]);
}
