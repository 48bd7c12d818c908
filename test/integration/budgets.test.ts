import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { deployedFunction } from '#test/support/deployed/deployed-function.ts';
import { urlOf } from '#test/support/ports.ts';

interface Query {
  Id: string;
  MetricStat: { Metric: { Namespace: string; MetricName: string }; Period: number; Stat: string };
}

/** CloudWatch: each hour of the request has these calls, by metric. */
async function startCloudWatch(hourly: Readonly<Record<string, { calls: number; failed: number }>>) {
  const requested: { target: unknown; queries: Query[]; hours: number }[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    const { StartTime, EndTime, MetricDataQueries } = body as {
      StartTime: number;
      EndTime: number;
      MetricDataQueries: Query[];
    };
    const hours = (EndTime - StartTime) / 3_600;
    requested.push({ target: request.headers['x-amz-target'], queries: MetricDataQueries, hours });
    const MetricDataResults = MetricDataQueries.map(({ Id, MetricStat: { Metric, Stat } }) => {
      const { calls, failed } = hourly[Metric.MetricName] ?? { calls: 0, failed: 0 };
      const value = Stat === 'SampleCount' ? calls : (failed + (calls - failed) / 1_000_000) / calls;
      // CloudWatch has no value of an hour without calls, and answers the newest first.
      const Timestamps = calls > 0 ? Array.from({ length: hours }, (_, hour) => EndTime - (hour + 1) * 3_600) : [];
      return { Id, Timestamps, Values: Timestamps.map(() => value) };
    });
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(JSON.stringify({ MetricDataResults }));
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => void server.close());
  return { requested, url: urlOf(server) };
}

test('the bundle reads the calls of three days of each journey, and names those whose budget burns', async () => {
  const { requested, url } = await startCloudWatch({
    SignInFailed: { calls: 400, failed: 2 },
    SearchFailed: { calls: 10_000, failed: 49 },
    PayFailed: { calls: 10, failed: 1 },
  });
  const folder = mkdtempSync(join(tmpdir(), 'portal-budgets-'));
  const logFile = join(folder, 'log');
  const check = deployedFunction({
    name: 'Check',
    entry: 'functions/events/check-budgets.ts',
    environment: {
      ...{ STAGE: 'prod', LOG_LEVEL: 'INFO', AWS_ENDPOINT_URL: url, AWS_REGION: 'us-east-1' },
      ...{ AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' },
    },
    timeoutSeconds: 30,
    logFile,
  });
  onTestFinished(async () => {
    await check.stop();
    rmSync(folder, { recursive: true });
  });
  await check.invoke({});
  expect(requested).toMatchObject([{ target: 'GraniteServiceVersion20100801.GetMetricData', hours: 72 }]);
  const metrics = requested[0]?.queries.map(
    ({ MetricStat: { Metric, Stat } }) => `${Metric.Namespace} ${Metric.MetricName} ${Stat}`,
  );
  expect(metrics).toHaveLength(8);
  expect(metrics).toContain('LanguageJobPortal/prod ApplyFailed SampleCount');
  await expect.poll(() => readFileSync(logFile, 'utf8')).toContain('"Pay"');
  const lines = readFileSync(logFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { code: 'BUDGET_BURNS', journey: 'SignIn', calls: 28_800, failed: 144 },
    { code: 'BUDGET_BURNS', journey: 'Pay', calls: 720, failed: 72 },
  ]);
});
