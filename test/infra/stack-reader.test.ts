import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { awsStacks } from '#infra/release/stack-reader.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';

const aws = awsStandIn();
const account = '000000000000';
const template = { Resources: { Topic: { Type: 'AWS::SNS::Topic', Properties: { DisplayName: 'a < b & c' } } } };

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
  onTestFinished(() => void vi.unstubAllEnvs());
  aws.deployed.length = 0;
  aws.deployed.push(
    {
      ...{ region: 'us-east-1', name: 'First', status: 'CREATE_COMPLETE', account },
      outputs: { Site: 'https://a.example/?b&c' },
    },
    { region: 'ap-south-1', name: 'Elsewhere', status: 'UPDATE_COMPLETE' },
    { region: 'us-east-1', name: 'Second', status: 'ROLLBACK_COMPLETE', template },
    { region: 'us-east-1', name: 'Third', status: 'UPDATE_COMPLETE' },
  );
});

test('the stacks of a region are read to the last page', async () => {
  expect(await awsStacks.stacksIn('us-east-1')).toEqual([
    { name: 'First', status: 'CREATE_COMPLETE', outputs: { Site: 'https://a.example/?b&c' }, account },
    { name: 'Second', status: 'ROLLBACK_COMPLETE', outputs: {} },
    { name: 'Third', status: 'UPDATE_COMPLETE', outputs: {} },
  ]);
  expect((await awsStacks.stacksIn('ap-south-1')).map(({ name }) => name)).toEqual(['Elsewhere']);
  expect(await awsStacks.stacksIn('eu-central-1')).toEqual([]);
});

test('a template is read as it was deployed', async () => {
  expect(await awsStacks.templateOf('us-east-1', 'Second')).toEqual(template);
});

test('what cannot be read stops, and says which rights it needs', async () => {
  const refused = awsStacks.templateOf('ap-south-1', 'Second');
  await expect(refused).rejects.toThrow('What is deployed in ap-south-1 cannot be read');
  await expect(refused).rejects.toThrow('cloudformation:GetTemplate; select a profile by AWS_PROFILE.');
});
