import { setTimeout as pause } from 'node:timers/promises';
import { inboxOf } from './inbox.ts';
import type { StackAddresses } from './stack.ts';

const pollMs = 20;
const patienceMs = 5_000;

/**
 * The six digits of the latest mail to an address, once at least `count` mails have arrived (default 1).
 * Throws after 5 seconds without them.
 */
export const readOtp = async (stack: Pick<StackAddresses, 'inboxUrl'>, email: string, count = 1): Promise<string> => {
  const deadline = Date.now() + patienceMs;
  do {
    const mails = await inboxOf(stack.inboxUrl, email);
    const code = /\b[0-9]{6}\b/.exec(mails.at(-1)?.body.text ?? '')?.[0];
    if (mails.length >= count && code !== undefined) {
      return code;
    }
    await pause(pollMs);
  } while (Date.now() < deadline);
  throw new Error(`No code has come to ${email}.`);
};
