import type { AccountKind, UserType } from '#shared/domain/account-kind.ts';

/** Who makes the call, as stored: never what the request claims. */
export interface Caller {
  type: UserType;
  kind: AccountKind;
  id: number;
  name: string;
  email: string;
  /** Of recruiters: verified by an admin. */
  verified: boolean;
  /** The day up to which the account accepted the legal documents; undefined before the first time. */
  acceptedUntil: string | undefined;
  /** Key of this session among the account's. */
  sessionKey: string;
}
