import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { alarmedMetrics } from './idle-costs.ts';
import { type Resource, resourcesOf, synthesize } from './synthesize.ts';
import { changesOf, type Variant, variants } from './variants.ts';

const runbook = readFileSync(join(import.meta.dirname, '../../docs/operations/incidents.md'), 'utf8');
/** AWS bills each metric of an alarm ten US cents a month. */
const maxMetrics = { prod: 21, staging: 21, dev: 4 };

/** The alarms of a variant by name, in all of its stacks. */
const alarmsOf = (variant: Variant): [name: string, Resource['Properties']][] => {
  const { template, edge } = synthesize(variant.stage, {}, changesOf(variant));
  const templates: readonly (Template | undefined)[] = [template, edge.log];
  return templates
    .flatMap((each) => (each ? resourcesOf(each, 'AWS::CloudWatch::Alarm') : []))
    .map(([id, { Properties }]) => [id.replace(/^Alarms|[0-9A-F]{8}$/g, ''), Properties]);
};

describe.each(variants)('in $stage in $region with $engine search', (variant) => {
  const alarms = alarmsOf(variant);

  test('alarms have at most as many metrics as the stage pays for', () => {
    const all = alarms.map(([name, Properties]) => [name, { Type: 'AWS::CloudWatch::Alarm', Properties }] as const);
    expect(alarmedMetrics(Object.fromEntries(all))).toBeLessThanOrEqual(maxMetrics[variant.stage]);
  });

  test('each alarm says how urgent it is, is sent at its start and end, and has a row in the runbook', () => {
    expect(alarms.length).toBeGreaterThanOrEqual(4);
    for (const [name, { AlarmDescription, AlarmActions, OKActions }] of alarms) {
      expect(AlarmDescription).toMatch(
        new RegExp(`^(Now|Tomorrow): .* Runbook: docs/operations/incidents.md, ${name}.$`),
      );
      expect([AlarmActions, OKActions].flat(), name).toHaveLength(2);
      expect(runbook, name).toMatch(new RegExp(`^\\| \`${name}\` \\|`, 'm'));
    }
  });
});

test('each row of the runbook is an alarm of some stage', () => {
  const names = new Set(variants.flatMap(alarmsOf).map(([name]) => name));
  const rows = [...runbook.matchAll(/^\| `(\w+)` \| /gm)].map(([, name]) => name);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((name) => name === undefined || !names.has(name))).toEqual([]);
});

describe('an outage', () => {
  const { template } = synthesize('prod');
  const alarm = (name: string) =>
    alarmsOf({ stage: 'prod', region: 'us-east-1', engine: 'embedded' }).find(([each]) => each === name)?.[1];

  test('of any cause is noticed within five minutes, also when the visits stop', () => {
    const [, { Properties }] =
      resourcesOf(template, 'AWS::Events::Rule').find(([id]) => id.startsWith('Canary')) ?? expect.fail('no rule');
    expect(Properties).toMatchObject({ ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' });
    const [target] = Properties.Targets as { Arn: { 'Fn::GetAtt': [string, string] }; RetryPolicy: unknown }[];
    const [visit = ''] = target?.Arn['Fn::GetAtt'] ?? [];
    const { Timeout, Environment } = template.toJSON().Resources[visit].Properties;
    expect(Environment.Variables.SITE_URL).toBe('https://jobs.example');
    const down = alarm('SiteDown') ?? {};
    expect(down).toMatchObject({
      MetricName: 'Errors',
      Dimensions: [{ Name: 'FunctionName', Value: { Ref: visit } }],
      Threshold: 1,
      TreatMissingData: 'breaching',
    });
    // The last good visit may just be over; CloudWatch publishes a metric within a minute.
    const seconds = 60 + Number(down.Period) * Number(down.EvaluationPeriods) + Timeout + 60;
    expect(seconds).toBeLessThanOrEqual(300);
  });

  test.each([
    ['EdgeErrors', '5xxErrorRate'],
    ['EdgeRefusals', '4xxErrorRate'],
  ])('that the edge answers is an alarm in us-east-1, where its metrics are: %s', (name, MetricName) => {
    const dimensions = (Value: unknown) => ({
      Namespace: 'AWS/CloudFront',
      MetricName,
      Dimensions: [
        { Name: 'DistributionId', Value },
        { Name: 'Region', Value: 'Global' },
      ],
    });
    expect(alarm(name)).toMatchObject(dimensions(expect.anything()));
    const india = synthesize('prod', { region: 'ap-south-1' });
    const there = resourcesOf(india.edge.log ?? expect.fail('no stack'), 'AWS::CloudWatch::Alarm').map(
      ([, { Properties }]) => Properties,
    );
    expect(there).toContainEqual(expect.objectContaining({ MetricName }));
    expect(JSON.stringify(india.stacks)).not.toContain('AWS/CloudFront');
  });
});
