import * as z from 'zod/mini';
import { setting } from '#functions/platform/env.ts';
import { seal, unseal } from '#functions/platform/seal.ts';
import { type AccountKind, accountKinds } from '#shared/domain/account-kind.ts';

/** Whose mails a link ends. */
const reader = z.object({ kind: z.enum(accountKinds), id: z.int() });
export type Reader = { kind: AccountKind; id: number };

const binding = 'opt out of mails';

/**
 * The token of an account's opt-out link: it cannot be forged, and does not reveal the account. It never expires,
 * since mails are read late; it can only end mails. Its secret is its own, so that replacing the secret of the page links
 * leaves the links in mails as they are.
 */
export const optOutToken = ({ kind, id }: Reader): string => seal(setting('MAIL_LINK_SECRET'), { kind, id }, binding);

const search = z.object({ ...reader.shape, search: z.string() });
const searchBinding = 'opt out of a saved search';

/** The token of the link that switches one saved search off, as `optOutToken`. */
export const searchOptOutToken = ({ kind, id }: Reader, savedSearch: string): string =>
  seal(setting('MAIL_LINK_SECRET'), { kind, id, search: savedSearch }, searchBinding);

/** Which search of whom the token switches off, or undefined when it is invalid. */
export function searchOf(token: string): (Reader & { search: string }) | undefined {
  const opened = search.safeParse(unseal(setting('MAIL_LINK_SECRET'), token, searchBinding));
  return opened.success ? opened.data : undefined;
}

const readerIn = (token: string, of: string): Reader | undefined => {
  const opened = reader.safeParse(unseal(setting('MAIL_LINK_SECRET'), token, of));
  return opened.success ? opened.data : undefined;
};

/** Whose mails the token ends, or undefined when it is invalid. */
export const readerOf = (token: string): Reader | undefined => readerIn(token, binding);

const digestBinding = 'opt out of the weekly digest';

/** The token of the link that switches the weekly digest off, as `optOutToken`. */
export const digestOptOutToken = ({ kind, id }: Reader): string =>
  seal(setting('MAIL_LINK_SECRET'), { kind, id }, digestBinding);

/** Whose digest the token ends, or undefined when it is no such token. */
export const digestReaderOf = (token: string): Reader | undefined => readerIn(token, digestBinding);
