import { CustomResource, Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { earlierList, listsFolder } from '#functions/services/site/unneeded-files.ts';
import type { StackConfig } from '../settings/config.ts';
import { explainWildcard } from './explain-wildcard.ts';
import { PortalFunction } from './portal-function.ts';
import type { PublishedSite } from './upload-site.ts';

interface SiteCleaningProps {
  config: StackConfig;
  bucket: Bucket;
  published: PublishedSite;
}

/**
 * Removes files of replaced releases from the bucket of the site, after each publication (docs/decisions/0100-pages-outlive-their-release.md).
 * CloudFormation calls the function itself: a trigger would need a version of it and a second function.
 */
export class SiteCleaning extends Construct {
  constructor(scope: Construct, id: string, { config, bucket, published: { pages, listKey } }: SiteCleaningProps) {
    super(scope, id);
    const remove = new PortalFunction(this, 'Remove', {
      config,
      entry: 'functions/events/remove-site-files.ts',
      description: `Language job portal (${config.stage}): removes files of replaced releases`,
      timeout: Duration.minutes(2),
    });
    remove.addEnvironment('FILES_BUCKET', bucket.bucketName);
    const allow = (action: string, resource: string) =>
      remove.addToRolePolicy(new PolicyStatement({ actions: [`s3:${action}`], resources: [resource] }));
    allow('ListBucket', bucket.bucketArn);
    allow('GetObject', bucket.arnForObjects(`${listsFolder}*`));
    allow('PutObject', bucket.arnForObjects(earlierList));
    allow('DeleteObject', bucket.arnForObjects('*'));
    const reason = 'Every file of the site may be one that no release needs any more; the action is only to delete.';
    explainWildcard(remove.role ?? remove, bucket.arnForObjects('*'), reason);
    explainWildcard(
      remove.role ?? remove,
      bucket.arnForObjects(`${listsFolder}*`),
      'Each release has a list of its own.',
    );

    const cleaning = new CustomResource(this, 'Cleaning', {
      resourceType: 'Custom::SiteCleaning',
      serviceToken: remove.functionArn,
      serviceTimeout: Duration.minutes(10),
      // Another list is another release: then it runs.
      properties: { List: listKey },
    });
    cleaning.node.addDependency(pages);
  }
}
