import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type JourneyName, journeyNames, metricOf } from '#functions/services/budgets/budget.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { type CallDefinition, routeKeyOf } from '#shared/contracts/define.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { countedMetric, countLines } from './portal-metrics.ts';
import { countedAs } from './two-counts.ts';
import type { Watched } from './watched.ts';

/** What people come for, with its calls: typed by the contract, so that a renamed path cannot silence an alarm. */
const journeys: Readonly<Record<JourneyName, readonly CallDefinition[]>> = {
  SignIn: [
    authCalls.candidateSendOtp,
    authCalls.candidateVerifyOtp,
    authCalls.recruiterSendOtp,
    authCalls.recruiterVerifyOtp,
    authCalls.adminSendOtp,
    authCalls.adminVerifyOtp,
  ],
  Search: [...Object.values(jobSearchCalls), ...Object.values(candidateSearchCalls)],
  Apply: [applicationCalls.apply],
  Pay: [paymentCalls.purchase, paymentCalls.verifyPayment],
};

/** Routes of each journey, as logs name them. */
export const journeyRoutes = Object.fromEntries(
  journeyNames.map((name) => [name, journeys[name].map(routeKeyOf)]),
) as Record<JourneyName, string[]>;

/**
 * Counts the calls of each journey from the access log in a metric of two counts: a call that answers 5xx has failed.
 * @returns the sums of a minute
 */
export function countCalls(scope: Construct, { accessLog, config }: Watched): Map<JourneyName, IMetric> {
  const counted = journeyNames.map((name) => {
    const routes = journeyRoutes[name].map((route) => FilterPattern.stringValue('$.route', '=', route));
    const metricName = metricOf(name);
    for (const [outcome, comparison, metricValue] of [
      ['Failed', '=', countedAs.failure],
      ['Served', '!=', countedAs.other],
    ] as const) {
      const status = FilterPattern.stringValue('$.status', comparison, '5*');
      const filterPattern = FilterPattern.all(FilterPattern.any(...routes), status);
      countLines(scope, `${name}${outcome}`, config, { logGroup: accessLog, filterPattern, metricName, metricValue });
    }
    const metric = countedMetric(config, metricName, { statistic: 'Sum', period: Duration.minutes(1) });
    return [name, metric] as const;
  });
  return new Map(counted);
}
