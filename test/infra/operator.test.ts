import { expect, test } from 'vitest';
import { outputNames } from '#infra/operator/target/target-outputs.ts';
import { textAbout } from '#test/support/pages.ts';
import { ourFunctions, resourcesOf, synthesize } from './synthesize.ts';

const { template } = synthesize('prod');
const { Outputs: outputs } = template.toJSON() as { Outputs: Record<string, { Value: unknown }> };

test("the stack has all outputs that the operator's tasks use", () => {
  expect(outputNames.filter((name) => !(name in outputs))).toEqual([]);
  expect(outputs.MailIdentity?.Value).toBe('jobs.example');
});

test.each([
  ['StreamFunctionName', 'what follows from a write'],
  ['MailsFunctionName', 'mails about notifications'],
  ['PaymentsFunctionName', 'payments'],
])('%s names the function of %s', (name, description) => {
  const [id] =
    ourFunctions(template).find(([, { Properties }]) => String(Properties.Description).endsWith(`: ${description}`)) ??
    [];
  expect(outputs[name]?.Value).toEqual({ Ref: id });
});

test('no output contains a secret, only its ARN', () => {
  expect(JSON.stringify(outputs)).not.toContain('resolve:secretsmanager');
  expect(outputs.BootstrapSecretArn?.Value).toEqual({ Ref: expect.stringMatching(/^Secretsbootstrap/) });
});

test('the documents describe the remedy of every alarm', () => {
  const document = textAbout('operations');
  const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm').map(([id]) =>
    id.replace(/^Alarms/, '').replace(/[0-9A-F]{8}$/, ''),
  );
  const named = alarms.map((name) => name.replace(/^[a-z]\w*?Errors$/, '<function>Errors'));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !document.includes(`| \`${name}\` `))).toEqual([]);
});
