import { Match } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { tableDefinition } from '#functions/data/table-definition.ts';
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

  test('of files accept uploads from the site only and delete uploads that were never completed', () => {
    prod.template.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedOrigins: ['https://jobs.example'] })] },
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({ Prefix: 'incoming/', ExpirationInDays: 1, Status: 'Enabled' }),
          // As long as the table can be restored to a time before, and a week.
          Match.objectLike({ Prefix: 'erasures/', ExpirationInDays: 42, Status: 'Enabled' }),
          Match.objectLike({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
        ]),
      },
      VersioningConfiguration: Match.absent(),
    });
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
