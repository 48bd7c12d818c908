import { join } from 'node:path';
import { FileSystem, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { legalFrame } from '../legal/legal-files.ts';
import type { StackConfig } from '../settings/config.ts';
import { stagesFolder } from '../settings/settings-file.ts';
import { countedLanding } from '../site/counted-landing.ts';
import { writeOwnSite } from '../site/site-pages.ts';
import { readPictures } from '../site/site-pictures.ts';
import { explainSiteUpload } from './explain-site-upload.ts';
import { legalSource } from './legal-source.ts';

/** The built pages in a private bucket that only the edge can read. */
export class SiteContent extends Construct {
  readonly bucket: Bucket;
  private readonly config: StackConfig;

  constructor(scope: Construct, id: string, { config }: { config: StackConfig }) {
    super(scope, id);
    this.config = config;
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      // Its content can be rebuilt from the repository; the deployments below empty it first.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only CloudFront reads it, and CloudFront writes an access log.',
    });
  }

  /**
   * Uploads the built site, hashed files first, so that a page never references a missing file.
   * @param siteUrl the legal pages name it; a token where CloudFront chooses the host name
   */
  deploy(folder: string, distribution: Distribution, siteUrl: string): void {
    const logGroup = new LogGroup(this, 'UploadLog', {
      retention: this.config.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const common = {
      destinationBucket: this.bucket as IBucket,
      // Pages opened before a deployment can still load their chunks.
      prune: false,
      // S3 deletes only empty buckets: without this, a first deployment that fails after the upload could not roll
      // back.
      retainOnDelete: false,
      memoryLimit: 256,
      logGroup,
    };
    const own = this.ownSite(folder);
    // The build has them in another folder (`web/source-maps.ts`); a map here would be a copy of the source for everybody.
    const never = ['**/*.map'];
    const built = Source.asset(join(folder, 'assets'), { exclude: never });
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [built, ...(own ? [Source.asset(own.assets)] : [])],
      destinationKeyPrefix: 'assets',
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [
        Source.asset(folder, { exclude: [...never, 'assets', 'assets/**', legalFrame, countedLanding] }),
        // Replaces pages of the built site: a later source wins.
        ...(own ? [Source.asset(own.pages, { exclude: [legalFrame] })] : []),
        legalSource({ siteFolder: own?.pages ?? folder, config: this.config, siteUrl }),
      ],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(assets);
    explainSiteUpload(this, this.bucket);
  }

  /** Folders with the files that the stage's settings change; undefined where the built site is deployed as it is. */
  private ownSite(siteFolder: string): { pages: string; assets: string } | undefined {
    const { landingFigures: figures, site } = this.config;
    if (!figures && !site) return undefined;
    const folders = { pages: FileSystem.mkdtemp('own-pages-'), assets: FileSystem.mkdtemp('own-assets-') };
    const pictures = site?.pictures === undefined ? undefined : readPictures(join(stagesFolder(), site.pictures));
    writeOwnSite(folders, siteFolder, { figures, site, pictures });
    return folders;
  }
}
