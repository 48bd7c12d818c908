import { Duration } from 'aws-cdk-lib';
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Limits } from './alarm-limits.ts';

/** A share of the edge's requests, in percent. CloudFront publishes it in us-east-1 only. */
const share = (metricName: '4xxErrorRate' | '5xxErrorRate', distributionId: string, period: Duration): IMetric =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    statistic: 'Average',
    period,
  });

/** Limits of what the edge answers to visitors, whatever the cause behind it. */
export const edgeLimits = (distributionId: string): Limits => ({
  EdgeErrors: {
    urgency: 'now',
    description: 'The edge answers 5xx to one visitor in twenty.',
    metric: share('5xxErrorRate', distributionId, Duration.minutes(1)),
    threshold: 5,
    periods: 3,
  },
  EdgeRefusals: {
    urgency: 'tomorrow',
    description:
      'The edge answers 4xx to half of the requests: pages or rights are gone, or a scanner searches for holes.',
    metric: share('4xxErrorRate', distributionId, Duration.minutes(5)),
    threshold: 50,
    periods: 3,
  },
});
