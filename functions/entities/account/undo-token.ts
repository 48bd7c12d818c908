import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { setting } from '#functions/platform/env.ts';
import { seal, unseal } from '#functions/platform/seal.ts';
import { accountKinds } from '#shared/domain/account-kind.ts';

/** A change of an account's e-mail address: the address that it had before, and when the change was made. */
const addressChange = z.object({
  kind: z.enum(accountKinds),
  id: z.int(),
  email: z.string(),
  changed_at: storedInstant,
});
export type AddressChange = z.output<typeof addressChange>;

const binding = 'undo a change of the e-mail address';

/**
 * The token of the link that undoes a change. It is sealed with the secret of the links in mails, under a binding of its
 * own, so it cannot be forged and reveals nothing. The account's list of previous addresses decides whether it still counts.
 */
export const undoToken = ({ kind, id, email, changed_at }: AddressChange): string =>
  seal(setting('MAIL_LINK_SECRET'), { kind, id, email, changed_at }, binding);

/** The change that a token undoes, or undefined when it is not ours. */
export function changeOfToken(token: string): AddressChange | undefined {
  const opened = addressChange.safeParse(unseal(setting('MAIL_LINK_SECRET'), token, binding));
  return opened.success ? opened.data : undefined;
}
