import { expect, test } from 'vitest';
import { outputNames } from '#infra/operator/target.ts';
import { ourFunctions, synthesize } from './synthesize.ts';

const { template } = synthesize('prod');
const { Outputs: outputs } = template.toJSON() as { Outputs: Record<string, { Value: unknown }> };

test("the stack tells the operator's tasks where everything is", () => {
  expect(outputNames.filter((name) => !(name in outputs))).toEqual([]);
  expect(outputs.MailIdentity?.Value).toBe('jobs.example');
});

test.each([
  ['StreamFunctionName', 'what follows from a write'],
  ['MailsFunctionName', 'mails about notifications'],
  ['PaymentsFunctionName', 'payments'],
])('%s is the function of %s', (name, description) => {
  const [id] =
    ourFunctions(template).find(([, { Properties }]) => String(Properties.Description).endsWith(`: ${description}`)) ??
    [];
  expect(outputs[name]?.Value).toEqual({ Ref: id });
});

test('no output holds a secret, only where it is', () => {
  expect(JSON.stringify(outputs)).not.toContain('resolve:secretsmanager');
  expect(outputs.BootstrapSecretArn?.Value).toEqual({ Ref: expect.stringMatching(/^Secretsbootstrap/) });
});
