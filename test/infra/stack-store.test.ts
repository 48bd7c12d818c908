import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountId, StackStore } from '../account/stack-store.ts';

const region = 'ap-south-1';
const bucket = `cdk-hnb659fds-assets-${accountId}-${region}`;
const asset = `${'a'.repeat(64)}.zip`;

let objects: Map<string, Buffer>;
let store: StackStore;
beforeEach(() => {
  objects = new Map();
  store = new StackStore({ objects });
});

async function call(service: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const authorization = `AWS4-HMAC-SHA256 Credential=local/20261128/${region}/${service}/aws4_request`;
  const body = new URLSearchParams(fields).toString();
  const answer = await store.answer({ method: 'POST', path: '/', headers: { authorization, ...headers }, body });
  return answer?.body ?? '';
}
const change = (Action: string, fields: Record<string, string> = {}) =>
  call('cloudformation', { Action, StackName: 'Portal', ...fields });

/** Publishes a template by the hash of its content; returns where it is. */
function publish(template: object, place = bucket): string {
  const content = Buffer.from(JSON.stringify(template));
  const key = `${place}/${createHash('sha256').update(content).digest('hex')}.json`;
  objects.set(key, content);
  return `https://s3.${region}.amazonaws.com/${key}`;
}
const code = { Resources: { Function: { Type: 'AWS::Lambda::Function', Properties: { Code: { S3Key: asset } } } } };
const reads = { Value: { 'Fn::GetStackOutput': { StackName: 'Firewall', OutputName: 'Arn', Region: 'us-east-1' } } };

describe('the stacks of the local account', () => {
  test('are made of a template that was published with its assets', async () => {
    objects.set(`${bucket}/${asset}`, Buffer.from('PK'));
    expect(await change('CreateChangeSet', { ChangeSetName: 'next', TemplateURL: publish(code) })).toContain('<Id>');
    expect(store.describe()).toBe(`${region}/Portal REVIEW_IN_PROGRESS\n`);
    await change('ExecuteChangeSet');
    expect(store.describe()).toBe(`${region}/Portal CREATE_COMPLETE\n`);
    expect(await change('GetTemplate')).toContain(asset);
  });

  test.each([
    ['a template that was not published', () => 'https://s3/none.json', 'was not published in ap-south-1'],
    [
      'one of another region',
      () => publish({}, bucket.replace(region, 'us-east-1')),
      'was not published in ap-south-1',
    ],
    ['a missing asset', () => publish(code), `${asset} was not published`],
    ['an output that no stack has', () => publish({ Outputs: { reads } }), 'us-east-1/Firewall has no output Arn'],
  ])('refuse %s', async (_, url, problem) => {
    expect(await change('CreateChangeSet', { ChangeSetName: 'next', TemplateURL: url() })).toContain(problem);
    expect(store.describe()).toBe('');
  });

  test('refuse a template whose content is another one than its name says', async () => {
    const url = publish({});
    for (const key of objects.keys()) objects.set(key, Buffer.from('{"Resources":{}}'));
    expect(await change('CreateChangeSet', { TemplateURL: url })).toContain('has another content');
  });

  test('have a change set until it is deleted', async () => {
    await change('CreateChangeSet', { ChangeSetName: 'next', TemplateURL: publish({ Resources: { Topic: {} } }) });
    expect(await change('DescribeChangeSet')).toContain('<LogicalResourceId>Topic</LogicalResourceId>');
    await change('DeleteChangeSet');
    expect(await change('DescribeChangeSet')).toContain('ChangeSetNotFound');
  });

  test('are not deployed to without the bootstrap of their region', async () => {
    const version = () => call('ssm', {}, { 'x-amz-target': 'AmazonSSM.GetParameter' });
    expect(await version()).toContain('ParameterNotFound');
    await change('CreateChangeSet', { StackName: 'CDKToolkit', TemplateBody: 'Resources:' });
    await change('ExecuteChangeSet', { StackName: 'CDKToolkit' });
    expect(await version()).toContain('"Value":"30"');
  });

  test('cannot be deleted while protected, and are unknown afterwards by the name they are looked up with', async () => {
    await change('CreateChangeSet', { TemplateURL: publish({}) });
    await change('ExecuteChangeSet');
    await change('UpdateTerminationProtection', { EnableTerminationProtection: 'true' });
    expect(await change('DeleteStack')).toContain('cannot be deleted while protected');
    await change('UpdateTerminationProtection', { EnableTerminationProtection: 'false' });
    const arn = `arn:aws:cloudformation:${region}:${accountId}:stack/Portal/1`;
    expect(await change('DescribeStacks', { StackName: arn })).toContain('<StackName>Portal</StackName>');
    await change('DeleteStack');
    expect(await change('DescribeStacks', { StackName: arn })).toContain(`Stack with id ${arn} does not exist`);
    expect(store.describe()).toBe('');
  });
});
