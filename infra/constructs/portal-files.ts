import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import { explainWildcard } from './explain-wildcard.ts';
import { fileLifetimes } from './file-lifetimes.ts';
import { removalOf } from './removal-of.ts';
import { uniqueName } from './unique-name.ts';

/** The actions on keys that functions need. To delete for good also is to list the versions of these keys. */
const rights = {
  /** Sign uploads to `incoming/`, read uploaded files and delete them. */
  receive: [
    ['s3:PutObject', 'incoming/*'],
    ['s3:GetObject', 'incoming/*'],
    ['s3:DeleteObjectVersion', 'incoming/*'],
  ],
  /** Read uploaded files and delete them. */
  collect: [
    ['s3:GetObject', 'incoming/*'],
    ['s3:DeleteObjectVersion', 'incoming/*'],
  ],
  /** Sign download URLs of stored files. */
  read: [['s3:GetObject', 'files/*']],
  /** Sign download URLs of files of messages. */
  readMessages: [['s3:GetObject', 'files/threads/*']],
  /** Store a checked file, or delete it. */
  keep: [
    ['s3:PutObject', 'files/*'],
    ['s3:DeleteObjectVersion', 'files/*'],
  ],
  /** Hide a file that its owner deletes or replaces. */
  hide: [['s3:DeleteObject', 'files/*']],
  /** Let Transcribe write its result. */
  transcribe: [['s3:PutObject', 'files/candidates/*/transcript/*']],
  /** Delete results of Transcribe. */
  discard: [['s3:DeleteObjectVersion', 'files/candidates/*/transcript/*']],
  /** Delete all files of an erased account, and record that it was erased. */
  erase: [
    ['s3:PutObject', 'erasures/*'],
    ['s3:DeleteObjectVersion', 'files/*'],
    ['s3:DeleteObjectVersion', 'incoming/*'],
  ],
  /** Load the snapshots of the search indexes. */
  search: [['s3:GetObject', 'search/*']],
  /** Write the snapshots, each in place of the one before. */
  index: [
    ['s3:PutObject', 'search/*'],
    ['s3:DeleteObjectVersion', 'search/*'],
  ],
} as const satisfies Record<string, readonly (readonly [action: string, keys: string])[]>;

export type FileAccess = keyof typeof rights;

/**
 * CVs, videos and certificates, with their earlier versions: a file that its owner deletes or replaces is hidden at once and can be
 * brought back for 13 days; other files are deleted with all versions (decision 101). Only the server can overwrite keys of stored files.
 */
export class PortalFiles extends Construct {
  readonly bucket: Bucket;
  /** Origin that browsers upload to and download from. */
  readonly origin: string;

  constructor(scope: Construct, id: string, { config }: { config: StackConfig }) {
    super(scope, id);
    const { region } = Stack.of(this);
    // An explicit name: the site's content policy names the bucket, and the bucket's CORS rule names the site.
    const bucketName = uniqueName(`portal-${config.stage}-files`);
    this.bucket = new Bucket(this, 'Bucket', {
      bucketName,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      versioned: true,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      lifecycleRules: [
        ...fileLifetimes.map(({ id, prefix, days, earlierDays }) => ({
          ...{ id, prefix, noncurrentVersionExpiration: Duration.days(earlierDays) },
          // S3 takes one of both: an expiration in days also removes the markers that hide nothing any more.
          ...(days === undefined ? { expiredObjectDeleteMarker: true } : { expiration: Duration.days(days) }),
        })),
        { id: 'broken-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy: removalOf(config),
    });
    this.origin = `https://${bucketName}.s3.${region}.amazonaws.com`;
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Its access log would contain client addresses and signed links; the API logs the calls that return links.',
    });
  }

  /** Allows browser uploads from pages of this site only. */
  allowUploadsFrom(siteUrl: string): void {
    this.bucket.addCorsRule({
      allowedOrigins: [siteUrl],
      allowedMethods: [HttpMethods.POST, HttpMethods.GET],
      allowedHeaders: ['content-type', 'range'],
      maxAge: 3600,
    });
  }

  /** Passes the bucket name to a function and grants it these rights, each on its own keys. */
  giveTo(target: LambdaFunction, access: readonly FileAccess[]): void {
    if (access.length === 0) return;
    target.addEnvironment('FILES_BUCKET', this.bucket.bucketName);
    if (access.includes('keep')) {
      // Without it S3 returns 403 instead of 404 for a missing file.
      target.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }));
    }
    const given = access.flatMap((name) => [...rights[name]]);
    const prefixes = given.flatMap(([action, keys]) => (action === 's3:DeleteObjectVersion' ? [keys] : []));
    if (prefixes.length > 0) {
      target.addToRolePolicy(
        new PolicyStatement({
          actions: ['s3:ListBucketVersions'],
          resources: [this.bucket.bucketArn],
          conditions: { StringLike: { 's3:prefix': prefixes } },
        }),
      );
    }
    for (const [action, keys] of given) {
      const resource = this.bucket.arnForObjects(keys);
      target.addToRolePolicy(new PolicyStatement({ actions: [action], resources: [resource] }));
      const reason = `Every file has a key of its own below ${keys}; the action is only ${action}.`;
      explainWildcard(target.role ?? target, resource, reason);
    }
  }
}
