import { CloudWatchClient, GetMetricDataCommand, type MetricDataQuery } from '@aws-sdk/client-cloudwatch';
import { addMs, type EpochMs, epochMs, hourMs } from '#shared/domain/time.ts';
import { type JourneyName, journeyNames, metricOf } from './budget.ts';
import { type HourOfCalls, longHours } from './slow-burn.ts';

const cloudWatch = new CloudWatchClient();

/** The share of failed calls and the number of calls: a failed call is 1 in the metric, another one almost nothing. */
const queriesOf = (Namespace: string, journey: JourneyName, place: number): MetricDataQuery[] =>
  ['Average', 'SampleCount'].map((Stat) => ({
    Id: `${Stat === 'Average' ? 'share' : 'calls'}${place}`,
    MetricStat: { Metric: { Namespace, MetricName: metricOf(journey) }, Period: hourMs / 1_000, Stat },
  }));

/**
 * Reads the calls of the latest 72 full hours by journey: 8 metrics, a hundredth of a US cent.
 * @param namespace of the stage's metrics
 */
export async function readCalls(namespace: string, now: EpochMs): Promise<Map<JourneyName, HourOfCalls[]>> {
  const end = epochMs(now - (now % hourMs));
  const start = addMs(end, -longHours * hourMs);
  const { MetricDataResults = [] } = await cloudWatch.send(
    new GetMetricDataCommand({
      StartTime: new Date(start),
      EndTime: new Date(end),
      MetricDataQueries: journeyNames.flatMap((journey, place) => queriesOf(namespace, journey, place)),
    }),
  );
  const valuesOf = (id: string): number[] => {
    const { Timestamps = [], Values = [] } = MetricDataResults.find(({ Id }) => Id === id) ?? {};
    const found = new Map(Timestamps.map((at, index) => [at.getTime(), Values[index] ?? 0]));
    return Array.from({ length: longHours }, (_, hour) => found.get(addMs(start, hour * hourMs)) ?? 0);
  };
  return new Map(
    journeyNames.map((journey, place) => {
      const shares = valuesOf(`share${place}`);
      const hours = valuesOf(`calls${place}`).map((calls, hour) => ({
        calls,
        failed: Math.round(calls * (shares[hour] ?? 0)),
      }));
      return [journey, hours];
    }),
  );
}
