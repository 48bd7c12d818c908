import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { LogCode } from '#functions/platform/log.ts';
import { journeyNames, metricOf } from '#functions/services/budgets/budget.ts';
import { type CallDefinition, routeKeyOf } from '#shared/contracts/define.ts';
import { contracts, type Domain } from '#shared/contracts/index.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { journeyRoutes } from './counted-calls.ts';
import { apiFailures } from './failed-calls.ts';
import { countLines } from './portal-metrics.ts';
import { countedAs } from './two-counts.ts';
import type { Watched } from './watched.ts';

const [refused, switchedOff]: [LogCode, ErrorCode] = ['CALL_REFUSED', 'SWITCHED_OFF'];

const isMetSwitch = FilterPattern.all(
  FilterPattern.stringValue('$.code', '=', refused),
  FilterPattern.stringValue('$.refusal', '=', switchedOff),
);

/** A failure less; in a metric of two counts, another call more. */
const discount = '-1';
const discountOfTwo = String(Number(countedAs.other) - Number(countedAs.failure));

const domains = Object.entries(contracts) as [Domain, Record<string, CallDefinition>][];

/** Routes of a function that belong to a switch. */
const switchedRoutes = domains.flatMap(([domain, calls]) => {
  const routes = Object.values(calls).flatMap((call) => ((call.switch ?? call.partSwitch) ? [routeKeyOf(call)] : []));
  return routes.length === 0 ? [] : [{ domain, routes }];
});

/**
 * Takes calls that met a switch out of the counts of failed calls: an operator switched a part off, and nothing failed. The access
 * log has their 503 only, and the log of their function the reason. Both lines may fall into different minutes: sums are right.
 */
export function discountMetSwitches(scope: Construct, { config, functions }: Watched): void {
  for (const { domain, routes } of switchedRoutes) {
    const { logGroup } = functions[domain];
    const discounted = { logGroup, filterPattern: isMetSwitch, metricName: apiFailures, metricValue: discount };
    countLines(scope, domain, config, discounted);
    if (config.watching === 'basic') continue;
    for (const journey of journeyNames) {
      const own = routes.filter((route) => journeyRoutes[journey].includes(route));
      if (own.length === 0) continue;
      const isOne = FilterPattern.any(...own.map((route) => FilterPattern.stringValue('$.call', '=', route)));
      const filterPattern = FilterPattern.all(isMetSwitch, isOne);
      const metricValue = discountOfTwo;
      countLines(scope, `${domain}${journey}`, config, {
        logGroup,
        filterPattern,
        metricName: metricOf(journey),
        metricValue,
      });
    }
  }
}
