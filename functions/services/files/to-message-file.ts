import { messageFileKey } from '#functions/data/file-keys.ts';
import { typeOfEnding } from '#shared/domain/file-type.ts';
import { addressSeconds, signAddress } from './file-store.ts';

/**
 * A short-lived address of a file of a message. It goes only to those who may open it; the file is saved and not shown, as the reader need not
 * know who sent it, and its name comes from us.
 */
export const messageFileAddress = (thread: string, { id, ending }: { id: string; ending: string }): Promise<string> =>
  signAddress(messageFileKey(thread, id, ending), {
    type: typeOfEnding(ending),
    disposition: 'attachment',
    name: `attachment.${ending}`,
    seconds: addressSeconds,
  });
