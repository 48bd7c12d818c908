import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { countedMetric, countLines } from './portal-metrics.ts';
import type { Watched } from './watched.ts';

interface Routed {
  method: string;
  path: string;
}

/** What people come for, with its calls: typed by the contract, so that a renamed path cannot silence an alarm. */
const journeys = {
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
} as const satisfies Record<string, readonly Routed[]>;

/**
 * The share of failed calls of each journey, from the access log: a call that answers 5xx counts one, another one zero, so the
 * average of one metric is their share.
 */
export function failedShares(scope: Construct, { accessLog, config }: Watched): Record<keyof typeof journeys, IMetric> {
  const shares = Object.entries<readonly Routed[]>(journeys).map(([name, calls]) => {
    const routes = calls.map(({ method, path }) => FilterPattern.stringValue('$.route', '=', `${method} ${path}`));
    const metricName = `${name}Failed`;
    for (const [outcome, comparison, metricValue] of [
      ['Failed', '=', '1'],
      ['Served', '!=', '0'],
    ] as const) {
      const status = FilterPattern.stringValue('$.status', comparison, '5*');
      const filterPattern = FilterPattern.all(FilterPattern.any(...routes), status);
      const counted = { logGroup: accessLog, filterPattern, metricName, metricValue };
      countLines(scope, `${name}${outcome}`, config, counted);
    }
    return [name, countedMetric(config, metricName, { statistic: 'Average', period: Duration.minutes(5) })];
  });
  return Object.fromEntries(shares);
}
