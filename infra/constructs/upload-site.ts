import { join } from 'node:path';
import { FileSystem, RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { legalFrame } from '../legal/legal-files.ts';
import type { StackConfig } from '../settings/config.ts';
import { stagesFolder } from '../settings/settings-file.ts';
import { roomsOf } from '../settings/video-rooms.ts';
import { countedLanding } from '../site/counted-landing.ts';
import { siteListOf } from '../site/site-list.ts';
import { languagesFolder, writeOwnSite } from '../site/site-pages.ts';
import { readPictures } from '../site/site-pictures.ts';
import { explainSiteUpload } from './explain-site-upload.ts';
import { legalSource } from './legal-source.ts';
import type { PortalSite } from './portal-site.ts';

interface SiteUpload {
  config: StackConfig;
  /** Folder with the built site. */
  siteFolder: string;
  /** Its address is in the legal pages: a token where CloudFront chooses the host name. */
  site: Pick<PortalSite, 'content' | 'distribution' | 'url'>;
}

/** The upload of the pages, which publishes a release, and the key of the list of the release's files. */
export interface PublishedSite {
  pages: BucketDeployment;
  listKey: string;
}

/** Uploads the built site, hashed files first, so that a page never references a missing file. */
export function uploadSite(scope: Construct, { config, siteFolder, site }: SiteUpload): PublishedSite {
  const { content, distribution, url: siteUrl } = site;
  const logGroup = new LogGroup(scope, 'UploadLog', {
    retention: config.logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const common = {
    destinationBucket: content.bucket as IBucket,
    // Pages of replaced releases can still load their chunks; `site-cleaning.ts` removes them in time.
    prune: false,
    // S3 deletes only empty buckets: without this, a first deployment that fails after the upload could not roll back. While
    // two stacks upload the same files, the one that stops must not delete them.
    retainOnDelete: config.layout !== 'apart',
    memoryLimit: 256,
    logGroup,
  };
  const own = ownSite(siteFolder, config);
  // The build has them in another folder (`web/source-maps.ts`); a map here would be a copy of the source for everybody.
  const never = ['**/*.map'];
  // The deployment makes pages of them, or leaves them out.
  const notPages = [legalFrame, countedLanding, languagesFolder, `${languagesFolder}/**`];
  const built = Source.asset(join(siteFolder, 'assets'), { exclude: never });
  const assets = new BucketDeployment(scope, 'Assets', {
    ...common,
    sources: [built, ...(own ? [Source.asset(own.assets)] : [])],
    destinationKeyPrefix: 'assets',
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  });
  const legal = legalSource({ siteFolder: own?.pages ?? siteFolder, config, siteUrl });
  const list = siteListOf([siteFolder, own?.pages, legal.folder], { assets: own?.assets });
  const pages = new BucketDeployment(scope, 'Pages', {
    ...common,
    sources: [
      Source.asset(siteFolder, { exclude: [...never, ...notPages, 'assets', 'assets/**'] }),
      // Replaces pages of the built site: a later source wins.
      ...(own ? [Source.asset(own.pages, { exclude: [legalFrame] })] : []),
      legal,
      Source.data(list.key, list.content),
    ],
    cacheControl: [CacheControl.noCache()],
    distribution,
    distributionPaths: ['/*'],
  });
  pages.node.addDependency(assets);
  explainSiteUpload(scope, content.bucket);
  return { pages, listKey: list.key };
}

/** Folders with the files that the stage's settings change; undefined where the built site is deployed as it is. */
function ownSite(siteFolder: string, config: StackConfig): { pages: string; assets: string } | undefined {
  const { landingFigures: figures, site } = config;
  const rooms = roomsOf(config) === 'off' ? 'off' : undefined;
  if (!figures && !site && !rooms) return undefined;
  const folders = { pages: FileSystem.mkdtemp('own-pages-'), assets: FileSystem.mkdtemp('own-assets-') };
  const pictures = site?.pictures === undefined ? undefined : readPictures(join(stagesFolder(), site.pictures));
  writeOwnSite(folders, siteFolder, { figures, site, rooms, pictures });
  return folders;
}
