import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { StackConfig } from '../config.ts';
import { explainWildcard } from './explain-wildcard.ts';
import { removalOf } from './removal-of.ts';
import { uniqueName } from './unique-name.ts';

const rights = {
  /** Sign uploads to `incoming/`, read what arrived and clear it away. */
  receive: [
    ['s3:PutObject', 'incoming/*'],
    ['s3:GetObject', 'incoming/*'],
    ['s3:DeleteObject', 'incoming/*'],
  ],
  /** Sign short-lived addresses of kept files. */
  read: [['s3:GetObject', 'files/*']],
  /** Store a checked file, or remove it. */
  keep: [
    ['s3:PutObject', 'files/*'],
    ['s3:DeleteObject', 'files/*'],
  ],
  /** Let Transcribe write what it heard. */
  transcribe: [['s3:PutObject', 'files/candidates/*/transcript/*']],
  /** Remove what Transcribe wrote. */
  discard: [['s3:DeleteObject', 'files/candidates/*/transcript/*']],
  /** Remove all files of somebody whose account is deleted for good. */
  erase: [
    ['s3:DeleteObject', 'files/*'],
    ['s3:DeleteObject', 'incoming/*'],
  ],
  /** Load the snapshots of the search indexes. */
  search: [['s3:GetObject', 'search/*']],
  /** Write them. */
  index: [['s3:PutObject', 'search/*']],
} as const satisfies Record<string, readonly (readonly [action: string, keys: string])[]>;

export type FileAccess = keyof typeof rights;

/**
 * CVs and videos. Unversioned on purpose: a file that its owner deletes must be gone, and kept keys are never
 * written twice by anybody but the server.
 */
export class PortalFiles extends Construct {
  readonly bucket: Bucket;
  /** Origin that browsers send uploads to and load files from. */
  readonly origin: string;

  constructor(scope: Construct, id: string, { config }: { config: StackConfig }) {
    super(scope, id);
    const { region } = Stack.of(this);
    // Not a generated name: the site's content policy names the bucket, and the bucket's rules name the site.
    const bucketName = uniqueName(`portal-${config.stage}-files`);
    this.bucket = new Bucket(this, 'Bucket', {
      bucketName,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      lifecycleRules: [
        { id: 'incoming-leftovers', prefix: 'incoming/', expiration: Duration.days(1) },
        { id: 'broken-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy: removalOf(config),
    });
    this.origin = `https://${bucketName}.s3.${region}.amazonaws.com`;
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Its access log would keep client addresses and signed links; the API logs who is given a link.',
    });
  }

  /** Lets pages of this site, and no other, upload from the browser. */
  allowUploadsFrom(siteUrl: string): void {
    this.bucket.addCorsRule({
      allowedOrigins: [siteUrl],
      allowedMethods: [HttpMethods.POST, HttpMethods.GET],
      allowedHeaders: ['content-type', 'range'],
      maxAge: 3600,
    });
  }

  /** Names the bucket to a function and gives it these rights, each on its own keys. */
  giveTo(target: LambdaFunction, access: readonly FileAccess[]): void {
    if (access.length === 0) return;
    target.addEnvironment('FILES_BUCKET', this.bucket.bucketName);
    if (access.includes('keep') || access.includes('erase')) {
      // Without it S3 answers 403 instead of 404 to the question whether a file is there; erasing lists what there is.
      target.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }));
    }
    for (const [action, keys] of access.flatMap((name) => [...rights[name]])) {
      const resource = this.bucket.arnForObjects(keys);
      target.addToRolePolicy(new PolicyStatement({ actions: [action], resources: [resource] }));
      const reason = `Every file has a key of its own below ${keys}; the action is only ${action}.`;
      explainWildcard(target.role ?? target, resource, reason);
    }
  }
}
