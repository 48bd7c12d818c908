import { setTimeout as pause } from 'node:timers/promises';
import { inboxOf } from './inbox.ts';
import type { StackAddresses } from './stack.ts';

const pollMs = 20;
const patienceMs = 5_000;

/**
 * The six digits of the latest mail with a code to an address, without the first `count - 1` mails (default: none).
 * Throws after 5 seconds without them.
 */
export const readOtp = async (stack: Pick<StackAddresses, 'inboxUrl'>, email: string, count = 1): Promise<string> => {
  const deadline = Date.now() + patienceMs;
  do {
    const mails = await inboxOf(stack.inboxUrl, email);
    // Another mail may arrive meanwhile, such as the invitation of an admin.
    const codes = mails.slice(count - 1).flatMap(({ body }) => /\b[0-9]{6}\b/.exec(body.text ?? '')?.[0] ?? []);
    const code = codes.at(-1);
    if (code !== undefined) return code;
    await pause(pollMs);
  } while (Date.now() < deadline);
  throw new Error(`No code has come to ${email}.`);
};
