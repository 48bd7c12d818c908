import { Annotations, CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { placeholderSender, type StackConfig } from './config.ts';
import { PortalAlarms } from './constructs/portal-alarms.ts';
import { PortalApi } from './constructs/portal-api.ts';
import { PortalDashboard } from './constructs/portal-dashboard.ts';
import { PortalEvents } from './constructs/portal-events.ts';
import { PortalFiles } from './constructs/portal-files.ts';
import { PortalFirewall } from './constructs/portal-firewall.ts';
import { PortalFunctions } from './constructs/portal-functions.ts';
import { PortalMail } from './constructs/portal-mail.ts';
import { PortalSearch } from './constructs/portal-search.ts';
import { PortalSecrets } from './constructs/portal-secrets.ts';
import { PortalSite } from './constructs/portal-site.ts';
import { PortalTable } from './constructs/portal-table.ts';

interface PortalStackProps {
  config: StackConfig;
  /** Folder with the built site. */
  siteFolder: string;
}

/** The whole portal. What a part may do stands in its construct; here they are only put together. */
export class PortalStack extends Stack {
  constructor(scope: Construct, id: string, { config, siteFolder }: PortalStackProps) {
    super(scope, id, {
      // CloudFront takes its firewall, certificate and log delivery only from us-east-1.
      env: {
        region: 'us-east-1',
        ...(process.env.CDK_DEFAULT_ACCOUNT && { account: process.env.CDK_DEFAULT_ACCOUNT }),
      },
      description: `Language job portal (${config.stage})`,
      terminationProtection: config.retainData,
    });
    Tags.of(this).add('stage', config.stage);
    if (config.mailFrom === placeholderSender) {
      Annotations.of(this).addWarningV2('portal:no-sender', 'mailFrom is not set: this deployment cannot mail codes.');
    }

    if (config.razorpaySecret === undefined) {
      Annotations.of(this).addWarningV2('portal:no-payments', 'razorpaySecret is not set: no card payments here.');
    }

    const secrets = new PortalSecrets(this, 'Secrets', { generations: config.secretGenerations });
    const table = new PortalTable(this, 'Table', { config });
    const files = new PortalFiles(this, 'Files', { config });
    const mail = new PortalMail(this, 'Mail', { config });
    const functions = new PortalFunctions(this, 'Functions', { config, table, files, mail, secrets });
    const search = new PortalSearch(this, 'Search', { config, table, files });
    const events = new PortalEvents(this, 'Events', { config, table, files, mail, secrets });
    const api = new PortalApi(this, 'Api', { config, functions: functions.byDomain });
    const firewall = config.firewall ? new PortalFirewall(this, 'Firewall', { config }) : undefined;
    const site = new PortalSite(this, 'Site', { config, siteFolder, api, files, secrets, firewall });
    files.allowUploadsFrom(site.url);
    functions.tellSiteUrl(site.url);
    events.tellSiteUrl(site.url);

    const watched = { config, functions: functions.byDomain, events, search, api, table };
    const alarms = new PortalAlarms(this, 'Alarms', watched);
    new PortalDashboard(this, 'Dashboard', { ...watched, alarms });

    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'TableName', { value: table.table.tableName });
    new CfnOutput(this, 'FilesBucketName', { value: files.bucket.bucketName });
    new CfnOutput(this, 'BootstrapSecretArn', { value: secrets.arnOf('bootstrap') });
  }
}
