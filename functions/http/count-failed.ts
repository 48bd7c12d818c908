import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { metricNamespace } from '#functions/platform/business-metrics.ts';
import { clock } from '#functions/platform/clock.ts';
import { optionalSetting, setting } from '#functions/platform/env.ts';
import { writeLine } from '#functions/platform/log.ts';
import type { ErrorCode } from '#shared/errors.ts';

type Result = APIGatewayProxyStructuredResultV2;

/** Name of the metric whose average is a release's share of failed calls. */
export const failedCalls = 'FailedCalls';

/**
 * A function that is called seldom is a small share of a release's calls, however it fails. Where so many of this container's latest
 * calls failed, its next failure counts as so many calls that the average of the release exceeds every share.
 */
const latestCalls = 10;
const brokenAt = 3;
const latestMs = 10 * 60_000;
const brokenWeight = 1_000_000;
/** When each of them failed, if it did. */
let latest: number[] = [];

/** A call that has so little time left is counted as failed: a function that times out writes no line. */
const reserveMs = 250;

/**
 * Answers a call and counts it for the release of its function: 1 where it failed (5xx, an error or a time-out), else 0. The
 * average is the share of failed calls of this release alone, while an earlier one still serves the others; a function that is broken
 * outweighs the others. One line of some 400 bytes; none where releases are not gradual. What an operator switched off is refused, and
 * has not failed.
 */
export async function countForRelease(
  context: Pick<Context, 'getRemainingTimeInMillis'>,
  answer: () => Promise<Result>,
): Promise<Result> {
  const release = optionalSetting('COUNTED_RELEASE');
  if (release === undefined) return answer();
  let isCounted = false;
  const count = (isFailed: boolean) => {
    if (!isCounted) writeCount(release, weightOf(isFailed));
    isCounted = true;
  };
  const late = setTimeout(count, context.getRemainingTimeInMillis() - reserveMs, true);
  let isFailed = true;
  try {
    const result = await answer();
    isFailed = (result.statusCode ?? 0) >= 500 && !isSwitchedOff(result);
    return result;
  } finally {
    clearTimeout(late);
    count(isFailed);
  }
}

/** Read from the text of the body: that of a page is no JSON. */
const isSwitchedOff = ({ statusCode, body = '' }: Result): boolean =>
  statusCode === 503 && body.includes(`"code":"${'SWITCHED_OFF' satisfies ErrorCode}"`);

/** What a call counts, by those before it in this container. */
function weightOf(isFailed: boolean): number {
  const now = clock.now();
  latest = [...latest, isFailed ? now : Number.NEGATIVE_INFINITY].slice(-latestCalls);
  if (!isFailed) return 0;
  return latest.filter((at) => now - at < latestMs).length < brokenAt ? 1 : brokenWeight;
}

function writeCount(release: string, weight: number): void {
  const dimensions = { Stage: setting('STAGE'), Release: release };
  const metrics = [{ Name: failedCalls, Unit: 'Count' }];
  const [Namespace, Dimensions] = [metricNamespace, [Object.keys(dimensions)]];
  writeLine('RELEASE_COUNTED', {
    _aws: { Timestamp: clock.now(), CloudWatchMetrics: [{ Namespace, Dimensions, Metrics: metrics }] },
    ...dimensions,
    [failedCalls]: weight,
  });
}
