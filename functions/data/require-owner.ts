import type { AccountKind } from '#shared/domain/account-kind.ts';
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
export const requireOwner = ({ kind, id }: Owner): TransactionItem => ({
  ConditionCheck:
    kind === 'job'
      ? { Key: keys.job(id), ConditionExpression: 'attribute_exists(PK)' }
      : {
          Key: keys.account(kind, id),
          ConditionExpression: 'attribute_exists(PK) AND NOT #state IN (:erasing, :erased)',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':erasing': 'erasing', ':erased': 'erased' },
        },
});
