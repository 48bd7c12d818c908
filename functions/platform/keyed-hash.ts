import { createHmac } from 'node:crypto';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { setting } from './env.ts';

/**
 * HMAC-SHA-256 of whose budget or report something is, in base64url: the table neither names the person or network, nor can
 * the few possible texts be tried. It has the secret of the cursors, as only functions that handle codes have that of the codes.
 */
export const keyedHash = (text: string): string =>
  createHmac('sha256', setting('CURSOR_SECRET')).update(text).digest('base64url');

interface Requester {
  kind: AccountKind;
  id: number;
}

/** An account as earlier records name those that requested a transcription. */
const plainName = ({ kind, id }: Requester): string => `${kind}-${id}`;

/** An account as a transcription's record names those that requested it: a keyed hash, as it may be erased before the record. */
export const requesterName = (requester: Requester): string => keyedHash(`transcription by ${plainName(requester)}`);

/** Whether an account is among those that a record names, today's or an earlier one. */
export const isRequester = (names: ReadonlySet<string>, requester: Requester): boolean =>
  names.has(plainName(requester)) || names.has(requesterName(requester));
