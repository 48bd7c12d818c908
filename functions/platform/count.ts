import { type BusinessEvent, metricNamespace } from './business-metrics.ts';
import { clock } from './clock.ts';
import { setting } from './env.ts';
import { writeLine } from './log.ts';

/**
 * Counts a business event: one log line in CloudWatch's embedded metric format, from which CloudWatch itself makes the
 * metric, so that counting costs no request. Its dimensions are the stage and the event's kind, never a person.
 */
export function count(event: BusinessEvent): void {
  const kind = 'kind' in event ? { Kind: event.kind } : {};
  const dimensions = { Stage: setting('STAGE'), ...kind };
  writeLine('EVENT_COUNTED', {
    _aws: {
      Timestamp: clock.now(),
      CloudWatchMetrics: [
        {
          Namespace: metricNamespace,
          Dimensions: [Object.keys(dimensions)],
          Metrics: [{ Name: event.metric, Unit: 'Count' }],
        },
      ],
    },
    ...dimensions,
    [event.metric]: 1,
  });
}
