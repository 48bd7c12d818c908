import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { versionCalls } from '#functions/services/releases/version-calls.ts';
import { type ApiFunctionName, handlerFile } from '#infra/settings/handler-file.ts';
import { contracts } from '#shared/contracts/index.ts';
import { countedBytes } from '#test/infra/idle-costs.ts';
import { testApi } from '#test/support/api.ts';
import { synthesizeTemplate } from '#test/support/deployed/synthesize-template.ts';
import type { DeployedTemplate } from '#test/support/deployed/template.ts';
import { releasePlan } from '#test/support/releases/release-plan.ts';
import { startReleaseWorld } from '#test/support/releases/release-world.ts';
import { isAccepted, type Outcome, runRelease } from '#test/support/releases/run-release.ts';

await testApi();

const names = [...Object.keys(contracts), 'pages'] as ApiFunctionName[];
/** Two releases that differ in a setting only. */
const [before, good] = [30, 31].map((addressBudget) => synthesizeTemplate('prod', { addressBudget })) as [
  DeployedTemplate,
  DeployedTemplate,
];
const idOf = (name: ApiFunctionName): string =>
  Object.entries(good.entries).find(([, entry]) => entry === handlerFile(name))?.[0] ?? expect.fail(`no ${name}`);

type Resources = Record<string, { Type: string; Properties: Record<string, unknown> }>;

const variablesOf = (resources: Resources, name: ApiFunctionName): Record<string, unknown> =>
  (resources[idOf(name)]?.Properties.Environment as { Variables: Record<string, unknown> } | undefined)?.Variables ??
  expect.fail(`no ${name}`);

/** The good release, changed. */
function changed(change: (resources: Resources) => void): DeployedTemplate {
  const next = structuredClone(good);
  change(next.resources as unknown as Resources);
  return next;
}

/** The good release with other code in the place of a function. */
const withCode = (name: ApiFunctionName, entry: string): DeployedTemplate => ({
  ...good,
  entries: { ...good.entries, [idOf(name)]: `test/support/releases/bad/${entry}.ts` },
});

async function startWorld(next: DeployedTemplate) {
  const world = await startReleaseWorld({ before, next });
  onTestFinished(world.stop);
  return world;
}

describe('the hook', () => {
  const world = startReleaseWorld({ before, next: good });
  afterAll(async () => (await world).stop());

  test.each(names)('lets a good version of %s get calls, each of which it counted once as served', async (name) => {
    const own = await world;
    const from = own.countedLines('next').length;
    const plan = releasePlan(good, idOf(name));
    expect(await isAccepted(own, plan)).toBe(true);
    expect(own.statusesOf(`${plan.application}/${name}`)).toEqual(['Succeeded']);
    const lines = own.countedLines('next').slice(from);
    const [alarm = expect.fail('no alarm')] = plan.alarms.map((id) => own.alarm(id));
    const dimensions = Object.fromEntries((alarm.Dimensions ?? []).map(({ Name, Value }) => [Name, Value]));
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      versionCalls(name).map(() => expect.objectContaining({ ...dimensions, [alarm.MetricName ?? '']: 0 })),
    );
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(countedBytes);
  });

  const lost = (name: ApiFunctionName, setting: string) =>
    changed((resources) => {
      delete variablesOf(resources, name)[setting];
    });

  test.each<[fault: string, name: ApiFunctionName, next: DeployedTemplate]>([
    ['whose code does not load', 'pages', withCode('pages', 'throws-at-load')],
    ['that lost its table', 'jobs', lost('jobs', 'TABLE_NAME')],
    ['that lost the address of its site', 'pages', lost('pages', 'SITE_URL')],
    ['that refuses all calls, as it lost the secret of the edge', 'languages', lost('languages', 'ORIGIN_SECRET')],
  ])('refuses a version %s', async (_, name, next) => {
    const own = await startWorld(next);
    const plan = releasePlan(next, idOf(name));
    expect(await isAccepted(own, plan)).toBe(false);
    expect(own.statusesOf(`${plan.application}/${name}`)).toEqual(['Failed']);
  });

  test('refuses a version that it cannot find out', async () => {
    const own = await startWorld(good);
    const plan = releasePlan(good, idOf('pages'));
    const deployment = own.deployments.get(`${plan.application}/pages`) ?? expect.fail('no deployment');
    own.deployments.set(`${plan.application}/pages`, { ...deployment, appSpec: undefined });
    expect(await isAccepted(own, plan)).toBe(false);
    expect(own.statusesOf(`${plan.application}/pages`)).toEqual(['Failed']);
  });
});

describe('a release of pages', () => {
  const alarmChanged = (change: Record<string, unknown>) => (resources: Resources) =>
    Object.values(resources)
      .filter(({ Type, Properties }) => Type === 'AWS::CloudWatch::Alarm' && Properties.MetricName === 'FailedCalls')
      .forEach(({ Properties }) => {
        Object.assign(Properties, change);
      });
  const groupChanged = (change: Record<string, unknown>) => (resources: Resources) =>
    Object.values(resources)
      .filter(({ Type }) => Type === 'AWS::CodeDeploy::DeploymentGroup')
      .forEach(({ Properties }) => {
        Object.assign(Properties, change);
      });
  const partly = (change: (resources: Resources) => void = () => undefined): DeployedTemplate => ({
    ...changed(change),
    entries: withCode('pages', 'fails-some-calls').entries,
  });
  /** Both releases count into one metric. */
  const countedTogether = (resources: Resources) => {
    const release = variablesOf(before.resources as unknown as Resources, 'pages').COUNTED_RELEASE;
    variablesOf(resources, 'pages').COUNTED_RELEASE = release;
    alarmChanged({
      Dimensions: [
        { Name: 'Stage', Value: 'prod' },
        { Name: 'Release', Value: release },
      ],
    })(resources);
  };
  const everyMinute = (count: number, minute: Outcome['minutes'][number]) => Array(count).fill(minute);
  const calls = 200;

  test.each<[title: string, next: DeployedTemplate, defects: number, outcome: Outcome]>([
    [
      'that is good gets a tenth of the calls for five minutes, then all',
      good,
      20,
      {
        end: 'released',
        minutes: [...everyMinute(5, { byNext: 20, failed: 0 }), { byNext: 200, failed: 0 }],
      },
    ],
    [
      'whose code does not load gets no call',
      withCode('pages', 'throws-at-load'),
      0,
      { end: 'refused', minutes: [{ byNext: 0, failed: 0 }] },
    ],
    [
      'that fails wholly, which the hook does not see, goes back after a minute',
      partly(),
      20,
      {
        end: 'rolled back',
        minutes: [
          { byNext: 20, failed: 20 },
          { byNext: 0, failed: 0 },
        ],
      },
    ],
    [
      'of whose calls one in twenty fails goes back, too, though of all calls it is one in two hundred',
      partly(),
      1,
      {
        end: 'rolled back',
        minutes: [
          { byNext: 20, failed: 1 },
          { byNext: 0, failed: 0 },
        ],
      },
    ],
  ])('%s', async (_, next, defects, outcome) => {
    const own = await startWorld(next);
    expect(await runRelease(own, idOf('pages'), releasePlan(next, idOf('pages')), { calls, defects })).toEqual(outcome);
  });

  // What the template says decides: each row changes one thing, after which the bad release of above is not noticed or not at once.
  test.each<[change: string, next: DeployedTemplate, end: Outcome['end'], minutesBefore: number]>([
    ['a higher threshold', partly(alarmChanged({ Threshold: 0.06 })), 'released', 5],
    ['one metric of both releases', partly(countedTogether), 'released', 5],
    ['another metric', partly(alarmChanged({ MetricName: 'SignUps' })), 'released', 5],
    ['another statistic', partly(alarmChanged({ Statistic: 'Minimum' })), 'released', 5],
    ['a longer period', partly(alarmChanged({ Period: 180 })), 'rolled back', 3],
    ['more periods', partly(alarmChanged({ EvaluationPeriods: 2, DatapointsToAlarm: 2 })), 'rolled back', 2],
    ['no alarm in the group', partly(groupChanged({ AlarmConfiguration: undefined })), 'released', 5],
    ['no way back in the group', partly(groupChanged({ AutoRollbackConfiguration: undefined })), 'released', 5],
    [
      'half of the calls for a minute',
      partly(groupChanged({ DeploymentConfigName: 'CodeDeployDefault.LambdaCanary50Percent1Minutes' })),
      'rolled back',
      1,
    ],
    [
      'all calls at once',
      partly(groupChanged({ DeploymentConfigName: 'CodeDeployDefault.LambdaAllAtOnce' })),
      'released',
      0,
    ],
  ])('ends otherwise with %s', async (_, next, end, minutesBefore) => {
    const own = await startWorld(next);
    const plan = releasePlan(next, idOf('pages'));
    const done = await runRelease(own, idOf('pages'), plan, { calls, defects: 1 });
    expect(done.end).toBe(end);
    expect(done.minutes).toHaveLength(minutesBefore + 1);
  });
});

test('a release whose one small function fails every call goes back with its third failure, though others get most calls', async () => {
  const next = withCode('payments', 'fails-some-payments');
  const own = await startWorld(next);
  const plan = releasePlan(next, idOf('payments'));
  const traffic = { calls: 10, defects: 1, path: 'payments/ways', others: 1_000 };
  expect(await runRelease(own, idOf('payments'), plan, traffic)).toEqual({
    end: 'rolled back',
    minutes: [...Array(3).fill({ byNext: 1, failed: 1 }), { byNext: 0, failed: 0 }],
  });
});
