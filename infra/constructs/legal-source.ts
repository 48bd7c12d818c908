import { FileSystem, Token } from 'aws-cdk-lib';
import { type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { epochMs } from '#shared/domain/time.ts';
import { exampleLegal } from '../legal/example-legal.ts';
import { stageFactsOf } from '../legal/facts.ts';
import { writeLegalFiles } from '../legal/legal-files.ts';
import type { StackConfig } from '../settings/config.ts';

/** In the place of the site's address until CloudFormation knows it. */
const siteMarker = 'https://site-url.invalid';

interface LegalSourceProps {
  siteFolder: string;
  config: StackConfig;
  siteUrl: string;
}

/**
 * The legal pages of a stage as a source of an upload, with the operator of its settings. They are rendered at synthesis; only an
 * address that CloudFront chooses is put in by the upload.
 */
export function legalSource({ siteFolder, config, siteUrl }: LegalSourceProps): ISource & { folder: string } {
  const isKnown = !Token.isUnresolved(siteUrl);
  const folder = FileSystem.mkdtemp('legal-pages-');
  writeLegalFiles(folder, {
    siteFolder,
    legal: config.legal ?? exampleLegal,
    stage: stageFactsOf(config),
    siteUrl: isKnown ? siteUrl : siteMarker,
    siteName: config.site?.name,
    defaultLanguage: config.site?.defaultLanguage,
    now: epochMs(Date.now()),
  });
  const asset = Source.asset(folder);
  const markers = isKnown ? {} : { markers: { [siteMarker]: siteUrl } };
  return { folder, bind: (scope, context) => ({ ...asset.bind(scope, context), ...markers }) };
}
