import type { Caller } from '#functions/entities/account/caller.ts';
import { networkOf } from '#functions/entities/address-budget/network-of.ts';
import { keyedHash } from '#functions/platform/keyed-hash.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';

/** Who reports: an account, or the guests of a client network together. */
export interface Reporter {
  /** Identifies the reporter; it is stored only as a keyed hash. */
  identity: string;
  /** Absent for guests. */
  owner?: { kind: AccountKind; id: number };
}

export function reporterOf(caller: Caller | undefined, clientAddress: string): Reporter {
  if (!caller) return { identity: `network ${networkOf(clientAddress)}` };
  const { kind, id } = caller;
  return { identity: `${kind} ${id}`, owner: { kind, id } };
}

/**
 * The reporter's name among the reports about one subject. It differs between subjects, so that it does not tell that two
 * reports are from the same guest.
 */
export const reportName = ({ identity }: Reporter, { type, id }: { type: string; id: number }): string =>
  keyedHash(`report ${type} ${id} ${identity}`).slice(0, 22);

/** The reporter's name in the budget of a day. */
export const budgetNameOf = ({ identity }: Reporter): string => `reports ${identity}`;
