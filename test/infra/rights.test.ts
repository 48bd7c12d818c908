import { describe, expect, test } from 'vitest';
import { missingRights, type Role, unusedGrants } from '#test/support/rights/judge-rights.ts';
import { neededRights } from '#test/support/rights/needed-rights.ts';
import { allows, type PolicyStatement } from '#test/support/rights/policy.ts';
import type { NeededRight, ServiceCall } from '#test/support/rights/service-call.ts';

const table = 'arn:aws:dynamodb:us-east-1:111111111111:table/table';
const entry = 'functions/api/jobs/handler.ts';

const owned: PolicyStatement = {
  Effect: 'Allow',
  Action: ['dynamodb:PutItem', 'dynamodb:DeleteItem'],
  Resource: table,
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['JOB#*', 'AUDIT#*'] } },
};
const role: Role = { entry, statements: [owned], settings: { TABLE_NAME: 'table' }, configurationSet: 'set' };

const put = (key: string): NeededRight => ({
  entry,
  action: 'dynamodb:PutItem',
  resource: 'table/{TABLE_NAME}',
  context: { 'dynamodb:leadingkeys': [key] },
});

describe('the evaluation of policies', () => {
  const request = { action: 'dynamodb:PutItem', resource: table, context: { 'dynamodb:leadingkeys': ['JOB#7'] } };

  test.each([
    ['allows what a statement names', {}, {}, true],
    ['refuses another action', {}, { action: 'dynamodb:GetItem' }, false],
    ['refuses another resource', {}, { resource: `${table}/index/GSI1` }, false],
    ['refuses a key that is not listed', {}, { context: { 'dynamodb:leadingkeys': ['JOB#7', 'EMAIL#a'] } }, false],
    ['takes wildcards of actions and resources', { Action: 'dynamodb:Put*', Resource: '*' }, {}, true],
    [
      'refuses without the key that a plain condition asks for',
      { Condition: { StringEquals: { 'a:b': 'c' } } },
      {},
      false,
    ],
  ])('%s', (_, statement, asked, expected) => {
    expect(allows([{ ...owned, ...statement } as PolicyStatement], { ...request, ...asked })).toBe(expected);
  });

  test('lets a denial win', () => {
    expect(allows([owned, { Effect: 'Deny', Action: '*', Resource: '*' }], request)).toBe(false);
  });

  test('takes no condition that it does not know', () => {
    const unknown = { ...owned, Condition: { IpAddress: { 'aws:SourceIp': '192.0.2.1' } } };
    expect(() => allows([unknown], request)).toThrow('IpAddress');
  });
});

describe('a role', () => {
  test('is found to miss what its function calls', () => {
    expect(missingRights([role], [put('JOB#7'), put('EMAIL#a@b.example')])).toEqual([
      `${entry} calls dynamodb:PutItem on table/{TABLE_NAME} under EMAIL#*, which its role does not allow.`,
    ]);
  });

  test('is found to allow what nothing uses', () => {
    expect(unusedGrants([role], [put('JOB#7')])).toEqual([
      `${entry}: dynamodb:DeleteItem on table/table`,
      `${entry}: dynamodb:PutItem or dynamodb:DeleteItem under AUDIT#*`,
    ]);
  });
});

const call = (service: string, parts: Partial<ServiceCall>): ServiceCall => ({
  method: 'POST',
  path: '/',
  body: '',
  status: 200,
  ...parts,
  headers: {
    authorization: `AWS4-HMAC-SHA256 Credential=key/20260101/us-east-1/${service}/aws4_request, Signature=x`,
    ...parts.headers,
  },
});

describe('the rights that a call needs', () => {
  const rightsOf = (made: ServiceCall) =>
    neededRights(entry, made).map(({ action, resource, context }) =>
      [action, resource, ...Object.values(context ?? {}).flat()].join(' '),
    );

  test('of a transaction are those of its parts, each with its key', () => {
    const key = (PK: string) => ({ PK: { S: PK }, SK: { S: 'x' } });
    const body = JSON.stringify({
      TransactItems: [{ Put: { Item: key('JOB#1') } }, { ConditionCheck: { Key: key('RECRUITER#2') } }],
    });
    const headers = { 'x-amz-target': 'DynamoDB_20120810.TransactWriteItems' };
    expect(rightsOf(call('dynamodb', { headers, body }))).toEqual([
      'dynamodb:PutItem table/{TABLE_NAME} JOB#1',
      'dynamodb:ConditionCheckItem table/{TABLE_NAME} RECRUITER#2',
    ]);
  });

  test('of a query are about its index', () => {
    const body = JSON.stringify({
      IndexName: 'GSI2',
      KeyConditionExpression: '#partition = :partition',
      ExpressionAttributeValues: { ':partition': { S: 'JOBS#RECRUITER#7' } },
    });
    const headers = { 'x-amz-target': 'DynamoDB_20120810.Query' };
    expect(rightsOf(call('dynamodb', { headers, body }))).toEqual([
      'dynamodb:Query table/{TABLE_NAME}/index/GSI2 JOBS#RECRUITER#7',
    ]);
  });

  test('of copying a file are to read one key and to write the other', () => {
    const headers = { 'x-amz-copy-source': 'bucket/incoming/a' };
    expect(rightsOf(call('s3', { method: 'PUT', path: '/bucket/files/b?x-id=CopyObject', headers }))).toEqual([
      's3:GetObject {FILES_BUCKET}/incoming/a',
      's3:PutObject {FILES_BUCKET}/files/b',
    ]);
  });

  test('of a service that is not known are asked for', () => {
    expect(() => neededRights(entry, call('sns', {}))).toThrow('sns');
  });
});
