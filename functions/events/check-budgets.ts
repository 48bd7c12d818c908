import { metricNamespace } from '#functions/platform/business-metrics.ts';
import { clock } from '#functions/platform/clock.ts';
import { setting } from '#functions/platform/env.ts';
import { log } from '#functions/platform/log.ts';
import { readCalls } from '#functions/services/budgets/read-calls.ts';
import { slowBurnOf } from '#functions/services/budgets/slow-burn.ts';

/**
 * Finds what people come for whose budget of failed calls burns slowly. A rule starts it every six hours; the alarm `LoggedFaults`
 * counts its lines, and alarms of their own wake a person when a budget burns fast.
 */
export async function handler(): Promise<void> {
  const journeys = await readCalls(`${metricNamespace}/${setting('STAGE')}`, clock.now());
  for (const [journey, hours] of journeys) {
    const burn = slowBurnOf(hours);
    if (burn) log('BUDGET_BURNS', { journey, ...burn });
  }
}
