import type { AccountKind } from '#shared/domain/account-kind.ts';
import { keyedHash } from './keyed-hash.ts';

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
