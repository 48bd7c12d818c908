import { ArnFormat, Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import { removalOf } from './removal-of.ts';
import { uniqueName } from './unique-name.ts';

/**
 * Logged fields of a request at the edge: no client address, query string, cookie or referrer, and no path, because
 * paths of the API can identify a person (`/candidate/by-email/{email}`). The API's own log has the route; the content
 * type distinguishes pages, scripts and calls.
 */
const fields = [
  'date',
  'time',
  'x-edge-location',
  'cs-method',
  'sc-status',
  'sc-content-type',
  'sc-bytes',
  'time-taken',
  'time-to-first-byte',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'x-edge-request-id',
  'cs-protocol-version',
  'ssl-protocol',
];

/**
 * The edge's access log in a private bucket, with the same retention as the other logs. CloudFront delivers it from
 * us-east-1 only, so it must be in a stack there.
 */
export class SiteLog extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { config, distributionId }: { config: StackConfig; distributionId: string },
  ) {
    super(scope, id);
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      lifecycleRules: [{ id: 'retention', expiration: Duration.days(config.logRetention) }],
      removalPolicy: removalOf(config),
    });
    Validations.of(bucket).acknowledge({ id: 'AwsSolutions-S1', reason: 'This is the log bucket itself.' });
    this.letDeliver(bucket);

    const name = uniqueName(`portal-${config.stage}-edge`);
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: Stack.of(this).formatArn({
        service: 'cloudfront',
        region: '',
        resource: 'distribution',
        resourceName: distributionId,
      }),
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: bucket.bucketArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: fields,
    });
    delivery.addResourceDependency(source);
    if (bucket.policy) delivery.node.addDependency(bucket.policy);
  }

  private letDeliver(bucket: Bucket): void {
    const { account } = Stack.of(this);
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects(`AWSLogs/${account}/*`)],
        conditions: {
          StringEquals: { 'aws:SourceAccount': account, 's3:x-amz-acl': 'bucket-owner-full-control' },
          ArnLike: {
            'aws:SourceArn': Stack.of(this).formatArn({
              service: 'logs',
              resource: 'delivery-source',
              resourceName: '*',
              arnFormat: ArnFormat.COLON_RESOURCE_NAME,
            }),
          },
        },
      }),
    );
  }
}
