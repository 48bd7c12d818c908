import * as z from 'zod/mini';
import { openCursor, sealCursor } from '#functions/data/cursor.ts';
import { type AccountKind, accountKinds } from '#shared/domain/account-kind.ts';

/** Whose mails a link ends. */
const reader = z.object({ kind: z.enum(accountKinds), id: z.int() });
export type Reader = { kind: AccountKind; id: number };

const binding = 'opt out of mails';

/**
 * The token of an account's opt-out link. It is sealed with the key of the page links, under a binding of its own:
 * nobody can make one, and it tells nothing. It has no end, since mails are read late; it can only end mails.
 */
export const optOutToken = ({ kind, id }: Reader): string => sealCursor({ kind, id }, binding);

/** Whose mails the token ends, or undefined when it is none of ours. */
export function readerOf(token: string): Reader | undefined {
  const opened = reader.safeParse(openCursor(token, binding));
  return opened.success ? opened.data : undefined;
}
