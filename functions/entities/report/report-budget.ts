import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { reportsPerDay } from '#shared/domain/reports.ts';
import { addDays, addMs, dayMs, type EpochMs, expiryAt, secondsUntil, toIso } from '#shared/domain/time.ts';
import { budgetName, type Reporter } from './reporter.ts';

const startOfDay = (now: EpochMs): EpochMs => addMs(now, -(now % dayMs));
const endOfDay = (now: EpochMs): EpochMs => addDays(startOfDay(now), 1);

/**
 * The write that counts a report of an account, or of the guests of a network, in the day of `now` (2 write units inside
 * a transaction). Its condition fails when the day's reports are used up.
 */
export const spendReport = (reporter: Reporter, now: EpochMs): TransactionItem => ({
  Update: {
    Key: keys.addressBudget(budgetName(reporter), toIso(startOfDay(now))),
    UpdateExpression: 'SET entity = :entity, schema_version = :schema, expires_at = :expires ADD reports :one',
    ConditionExpression: 'attribute_not_exists(reports) OR reports < :budget',
    ExpressionAttributeValues: {
      ':entity': 'address_budget',
      ':schema': 1,
      ':expires': expiryAt(endOfDay(now)),
      ':one': 1,
      ':budget': reportsPerDay,
    },
  },
});

/** Seconds until a reporter whose day is used up may report again. */
export const secondsUntilNextReport = (now: EpochMs): number => secondsUntil(endOfDay(now), now);
