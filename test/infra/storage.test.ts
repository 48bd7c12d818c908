import { Match } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { tableDefinition } from '#functions/data/table-definition.ts';
import { fileLifetimes } from '#infra/constructs/file-lifetimes.ts';
import { resourcesOf, synthesize } from './synthesize.ts';

type Stack = ReturnType<typeof synthesize>;
let prod: Stack;
beforeAll(() => {
  prod = synthesize('prod');
});

describe('buckets', () => {
  test('are all private, encrypted and without access control lists', () => {
    const buckets = resourcesOf(prod.template, 'AWS::S3::Bucket');
    expect(buckets).toHaveLength(3);
    for (const [id, { Properties }] of buckets) {
      expect(Properties, id).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: { ServerSideEncryptionConfiguration: expect.any(Array) },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      });
    }
  });

  test('reject plain HTTP and old TLS', () => {
    const denials = resourcesOf(prod.template, 'AWS::S3::BucketPolicy').map(([, policy]) =>
      JSON.stringify(policy.Properties.PolicyDocument),
    );
    expect(denials).toHaveLength(3);
    for (const denial of denials) {
      expect(denial).toContain('"Bool":{"aws:SecureTransport":"false"}');
      expect(denial).toContain('"NumericLessThan":{"s3:TlsVersion":1.2}');
    }
  });

  test('of files accept uploads from the site only, and store earlier versions for a time that depends on the key', () => {
    const earlier = (days: number) => ({ NoncurrentVersionExpiration: { NoncurrentDays: days }, Status: 'Enabled' });
    prod.template.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedOrigins: ['https://jobs.example'] })] },
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({ Prefix: 'incoming/', ExpirationInDays: 1, ...earlier(1) }),
          // The midnight after the deletion and 13 days: a removed file is gone within 14 days.
          Match.objectLike({ Prefix: 'files/', ExpiredObjectDeleteMarker: true, ...earlier(13) }),
          Match.objectLike({ Prefix: 'search/', ExpiredObjectDeleteMarker: true, ...earlier(1) }),
          // As long as the table can be restored to a time before, and a week.
          Match.objectLike({ Prefix: 'erasures/', ExpirationInDays: 42, ...earlier(1) }),
          Match.objectLike({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
        ]),
      },
      VersioningConfiguration: { Status: 'Enabled' },
    });
  });

  test('of files have a lifetime for the earlier versions of every key that a function may write', () => {
    type Policies = { PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } }[];
    const statements = resourcesOf(prod.template, 'AWS::IAM::Role').flatMap(([, { Properties }]) =>
      ((Properties.Policies ?? []) as Policies).flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
    );
    const writing = statements.filter(({ Action }) => [Action].flat().includes('s3:PutObject'));
    const folders = new Set(
      [...JSON.stringify(writing).matchAll(/"\/([a-z]+)\/[^"]*\*"/g)].map(([, folder]) => folder),
    );
    expect([...folders].sort()).toEqual(['erasures', 'files', 'incoming', 'search']);
    expect(fileLifetimes.map(({ prefix }) => prefix).sort()).toEqual(['erasures/', 'files/', 'incoming/', 'search/']);
  });
});

describe('the table', () => {
  test('has the defined keys, indexes and time-to-live attribute, and a stream with both images', () => {
    prod.template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: tableDefinition.partitionKey, KeyType: 'HASH' },
        { AttributeName: tableDefinition.sortKey, KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: tableDefinition.indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: [
          { AttributeName: index.partitionKey, KeyType: 'HASH' },
          { AttributeName: index.sortKey, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [...tableDefinition.projected] },
      })),
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: tableDefinition.timeToLive, Enabled: true },
    });
  });

  test('can be restored to any second of 35 days and is protected from deletion', () => {
    prod.template.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
          }),
        ],
      },
    });
    expect(prod.stack.terminationProtection).toBe(true);
  });

  test('can also be restored in dev, where it is deleted with the stack', () => {
    synthesize('dev').template.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Delete',
      Properties: {
        Replicas: [
          Match.objectLike({
            PointInTimeRecoverySpecification: Match.objectLike({ PointInTimeRecoveryEnabled: true }),
          }),
        ],
      },
    });
  });
});
