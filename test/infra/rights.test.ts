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
    ['allows the actions of a statement', {}, {}, true],
    ['denies another action', {}, { action: 'dynamodb:GetItem' }, false],
    ['denies another resource', {}, { resource: `${table}/index/GSI1` }, false],
    ['denies a key that is not listed', {}, { context: { 'dynamodb:leadingkeys': ['JOB#7', 'EMAIL#a'] } }, false],
    ['supports wildcards of actions and resources', { Action: 'dynamodb:Put*', Resource: '*' }, {}, true],
    [
      'denies a request without the key of a plain condition',
      { Condition: { StringEquals: { 'a:b': 'c' } } },
      {},
      false,
    ],
  ])('%s', (_, statement, requested, expected) => {
    expect(allows([{ ...owned, ...statement } as PolicyStatement], { ...request, ...requested })).toBe(expected);
  });

  test('prefers an explicit denial', () => {
    expect(allows([owned, { Effect: 'Deny', Action: '*', Resource: '*' }], request)).toBe(false);
  });

  test('throws for an unknown condition operator', () => {
    const unknown = { ...owned, Condition: { IpAddress: { 'aws:SourceIp': '192.0.2.1' } } };
    expect(() => allows([unknown], request)).toThrow('IpAddress');
  });
});

describe('a role', () => {
  test('is reported if it does not allow a call of its function', () => {
    expect(missingRights([role], [put('JOB#7'), put('EMAIL#a@b.example')])).toEqual([
      `${entry} calls dynamodb:PutItem on table/{TABLE_NAME} under EMAIL#*, which its role does not allow.`,
    ]);
  });

  test('is reported if it has unused grants', () => {
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

  test('for a transaction are those of its parts, each with its key', () => {
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

  test('for a query name its index', () => {
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

  test('for copying a file are to read one key and to write the other', () => {
    const headers = { 'x-amz-copy-source': 'bucket/incoming/a' };
    expect(rightsOf(call('s3', { method: 'PUT', path: '/bucket/files/b?x-id=CopyObject', headers }))).toEqual([
      's3:GetObject {FILES_BUCKET}/incoming/a',
      's3:PutObject {FILES_BUCKET}/files/b',
    ]);
  });

  test.each([
    ['hiding a file', 'DELETE', '/bucket/files/b?x-id=DeleteObject', 's3:DeleteObject {FILES_BUCKET}/files/b'],
    [
      'deleting a version',
      'DELETE',
      '/bucket/files/b?versionId=1&x-id=DeleteObject',
      's3:DeleteObjectVersion {FILES_BUCKET}/files/b',
    ],
    [
      'listing versions',
      'GET',
      '/bucket?prefix=files%2Fcandidates%2F7%2F&versions=',
      's3:ListBucketVersions {FILES_BUCKET} files/candidates/7/',
    ],
    ['listing files', 'GET', '/bucket?list-type=2&prefix=erasures%2F', 's3:ListBucket {FILES_BUCKET}'],
  ])('for %s is one of its own', (_, method, path, right) => {
    expect(rightsOf(call('s3', { method, path }))).toEqual([right]);
  });

  test('for an unknown service cause an error', () => {
    expect(() => neededRights(entry, call('sns', {}))).toThrow('sns');
  });
});
