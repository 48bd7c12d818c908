import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { LogCode } from '#functions/platform/log.ts';
import type { StackConfig } from '../settings/config.ts';
import { countedMetric, countLines } from './portal-metrics.ts';
import type { Watched } from './watched.ts';

const metricName = 'LoggedFaults';

const hasCode = (code: LogCode) => FilterPattern.stringValue('$.code', '=', code);

/**
 * Documents that differ without a fault: at 1,000 requests a second 9 change each second (docs/scale.md), and a collection
 * shows them after ten.
 */
const usualDrift = 100;

/** Counts the lines of a log in the one metric of all faults that wait until the next day. */
export function countFaults(
  scope: Construct,
  id: string,
  config: StackConfig,
  logGroup: ILogGroup,
  ...codes: LogCode[]
): void {
  countLines(scope, id, config, { logGroup, filterPattern: FilterPattern.any(...codes.map(hasCode)), metricName });
}

/** The count of a day's log lines that need a person. The runbook has each code (docs/operations/incidents.md). */
export function loggedFaults(scope: Construct, watched: Watched): IMetric {
  const { config, functions, search, engine } = watched;
  const count = (id: string, { logGroup }: { logGroup: ILogGroup }, ...codes: LogCode[]) =>
    countFaults(scope, id, config, logGroup, ...codes);
  count('LargeSearchIndexes', search.snapshots, 'SEARCH_INDEX_LARGE');
  count('UnrecordedRankings', functions.applications, 'RANKING_NOT_RECORDED');
  if (engine) {
    // Before the last attempt, after which it is among the dead letters; what crashes is one of `FunctionErrors`.
    count('LateSearchChanges', engine.writer, 'SEARCH_CHANGES_LATE');
    count('UnsearchableDocuments', engine.keeper, 'SEARCH_DOCUMENT_FAILED', 'SEARCH_DOCUMENT_REFUSED');
    const differs = FilterPattern.numberValue('$.differing', '>=', usualDrift);
    const filterPattern = FilterPattern.all(hasCode('SEARCH_INDEX_DRIFTED'), differs);
    countLines(scope, 'SearchIndexDrift', config, { logGroup: engine.keeper.logGroup, filterPattern, metricName });
  }
  // A day: indexes and documents are named each day until they are mended.
  return countedMetric(config, metricName, { statistic: 'Sum', period: Duration.days(1) });
}
