import type { AccountKind } from '#shared/domain/account-kind.ts';
import { checkItem, isOneOf, isPresent } from './item-writes.ts';
import { keys } from './keys.ts';
import type { TransactionItem } from './write.ts';

/** Whose figures or inbox an effect changes: a job or an account. */
export interface Owner {
  kind: 'job' | AccountKind;
  id: number;
}

/**
 * The check that keeps a removed job's or account's figures and inbox from being made anew by a late record
 * (2 write units inside a transaction).
 */
export const requireOwner = ({ kind, id }: Owner): TransactionItem =>
  kind === 'job'
    ? checkItem(keys.job(id), { when: { PK: isPresent } })
    : checkItem<{ state: string }>(keys.account(kind, id), {
        when: { PK: isPresent },
        unless: { state: isOneOf(['erasing', 'erased']) },
      });
