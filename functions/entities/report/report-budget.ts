import type { TransactionItem } from '#functions/data/write.ts';
import { budgetUse } from '#functions/entities/address-budget/budget-use.ts';
import { reportsPerDay } from '#shared/domain/reports.ts';
import { addDays, addMs, dayMs, type EpochMs, secondsUntil } from '#shared/domain/time.ts';
import { budgetName, type Reporter } from './reporter.ts';

const startOfDay = (now: EpochMs): EpochMs => addMs(now, -(now % dayMs));
const endOfDay = (now: EpochMs): EpochMs => addDays(startOfDay(now), 1);

/**
 * The write that counts a report of an account, or of the guests of a network, in the day of `now` (2 write units inside
 * a transaction). Its condition fails when the day's reports are used up.
 */
export const spendReport = (reporter: Reporter, now: EpochMs): TransactionItem => ({
  Update: budgetUse('reports', {
    name: budgetName(reporter),
    start: startOfDay(now),
    end: endOfDay(now),
    cost: 1,
    budget: reportsPerDay,
  }),
});

/** Seconds until a reporter whose day is used up may report again. */
export const secondsUntilNextReport = (now: EpochMs): number => secondsUntil(endOfDay(now), now);
