import type { Transition } from '#functions/data/item-writes.ts';
import type { Account, AccountState } from './stored-account.ts';

/** Every change of an account's state by an admin, or by a decision about the person. */
export const accountMoves = {
  /** Keeps the user from signing in. A deleted one must not come back by it. */
  deactivate: { from: ['active'], to: 'deactivated' },
  reactivate: { from: ['deactivated', 'deleted'], to: 'active' },
  /** Deletes with the possibility to return. */
  delete: { from: ['active', 'deactivated'], to: 'deleted' },
} as const satisfies Record<string, Transition<AccountState>>;
export type AccountMove = keyof typeof accountMoves;

/** Deletion for good, in steps, from any state that an account in use or out of use has. */
export const erasureMoves = {
  begin: { from: ['active', 'deactivated', 'deleted'], to: 'erasing' },
  finish: { from: ['erasing'], to: 'erased' },
  /** After a restore, which may have brought back what names the account. */
  again: { from: ['erasing', 'erased'], to: 'erasing' },
} as const satisfies Record<string, Transition<Account['state']>>;
