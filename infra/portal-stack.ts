import { Annotations, CfnOutput } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { addOperatorOutputs } from './constructs/operator-outputs.ts';
import { PortalAlarms } from './constructs/portal-alarms.ts';
import { PortalApi } from './constructs/portal-api.ts';
import { PortalBudget } from './constructs/portal-budget.ts';
import { PortalDashboard } from './constructs/portal-dashboard.ts';
import { PortalEvents } from './constructs/portal-events.ts';
import { PortalFiles } from './constructs/portal-files.ts';
import { PortalFirewall } from './constructs/portal-firewall.ts';
import { PortalFunctions } from './constructs/portal-functions.ts';
import { PortalMail } from './constructs/portal-mail.ts';
import { PortalPlans } from './constructs/portal-plans.ts';
import { PortalSavedSearches } from './constructs/portal-saved-searches.ts';
import { PortalSchedules } from './constructs/portal-schedules.ts';
import { PortalSearch } from './constructs/portal-search.ts';
import { PortalSearchEngine } from './constructs/portal-search-engine.ts';
import { PortalSecrets } from './constructs/portal-secrets.ts';
import { PortalSite } from './constructs/portal-site.ts';
import { PortalTable } from './constructs/portal-table.ts';
import { PortalTranscripts } from './constructs/portal-transcripts.ts';
import { SiteLog } from './constructs/site-log.ts';
import { placeholderSender, type StackConfig } from './settings/config.ts';
import { edgeRegion } from './settings/settings-file.ts';
import { StageStack } from './stage-stack.ts';

interface PortalStackProps {
  config: StackConfig;
  /** Folder with the built site. */
  siteFolder: string;
  /** ARN of the firewall, if another stack contains it. */
  firewallArn?: string | undefined;
}

interface EngineParts {
  table: PortalTable;
  schedules: PortalSchedules;
  functions: PortalFunctions;
  events: PortalEvents;
}

/** The portal. Each construct defines the rights of its part; the stack only connects them. */
export class PortalStack extends StageStack {
  readonly distributionId: string;

  constructor(scope: Construct, id: string, { config, siteFolder, ...edge }: PortalStackProps) {
    super(scope, id, config, config.region);
    if (config.mailFrom === placeholderSender) {
      Annotations.of(this).addWarningV2('portal:no-sender', 'mailFrom is not set: this deployment cannot mail codes.');
    }

    if (config.razorpaySecret === undefined) {
      Annotations.of(this).addWarningV2('portal:no-payments', 'razorpaySecret is not set: no card payments here.');
    }
    if (config.retainData && !config.deletionProtection) {
      const advice =
        'deletionProtection is off: the next deployment switches it on, unless the file of the stage says false.';
      Annotations.of(this).addWarningV2('portal:unprotected', advice);
    }

    const secrets = new PortalSecrets(this, 'Secrets', { generations: config.secretGenerations });
    const table = new PortalTable(this, 'Table', { config });
    new PortalPlans(this, 'Plans', { config, table });
    const files = new PortalFiles(this, 'Files', { config });
    const mail = new PortalMail(this, 'Mail', { config });
    const functions = new PortalFunctions(this, 'Functions', { config, table, files, mail, secrets });
    const schedules = new PortalSchedules(this, 'Schedules', { config });
    const search = new PortalSearch(this, 'Search', { config, table, files, schedules });
    const events = new PortalEvents(this, 'Events', { config, table, files, mail, secrets, schedules });
    const engine = this.addEngine(config, { table, schedules, functions, events });
    const transcripts = new PortalTranscripts(this, 'Transcripts', { config, table, files, schedules });
    const savedSearches = new PortalSavedSearches(this, 'SavedSearches', { config, table, schedules });
    const api = new PortalApi(this, 'Api', { config, functions: functions.byName });
    const isAtEdge = config.region === edgeRegion;
    const ownFirewall = isAtEdge && config.firewall ? new PortalFirewall(this, 'Firewall', { config }) : undefined;
    const firewallArn = ownFirewall?.arn ?? edge.firewallArn;
    const site = new PortalSite(this, 'Site', { config, siteFolder, api, files, secrets, firewallArn });
    this.distributionId = site.distribution.distributionId;
    if (isAtEdge) new SiteLog(this, 'EdgeLog', { config, distributionId: this.distributionId });
    // A snapshot written before a failed first deployment rolls back would prevent the deletion of the files bucket.
    schedules.node.addDependency(site);
    files.allowUploadsFrom(site.url);
    functions.tellSiteUrl(site.url);
    events.tellSiteUrl(site.url);

    const features = { events, search, engine, transcripts, savedSearches, schedules };
    const watched = { config, functions: functions.byName, ...features, api, table };
    const alarms = new PortalAlarms(this, 'Alarms', watched);
    new PortalDashboard(this, 'Dashboard', { watched, alarms });
    const { budgetUsd, alarmMail } = config;
    if (budgetUsd !== undefined && alarmMail) new PortalBudget(this, 'Budget', { budgetUsd, alarmMail });

    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'EdgeHostName', {
      description: 'Target of the DNS record of a custom domain.',
      value: site.distribution.distributionDomainName,
    });
    new CfnOutput(this, 'TableName', { value: table.table.tableName });
    new CfnOutput(this, 'FilesBucketName', { value: files.bucket.bucketName });
    new CfnOutput(this, 'BootstrapSecretArn', { value: secrets.arnOf('bootstrap') });
    addOperatorOutputs(this, { config, functions: functions.byName, events, engine, alarms });
  }

  /** OpenSearch, where the stage searches with it. */
  private addEngine(config: StackConfig, parts: EngineParts): PortalSearchEngine | undefined {
    const capacity = config.search;
    if (capacity.engine === 'embedded') return undefined;
    const { table, schedules, functions, events } = parts;
    const { jobs, candidates, search } = functions.byName;
    return new PortalSearchEngine(this, 'SearchEngine', {
      config,
      capacity,
      table,
      schedules,
      searchers: [jobs, candidates, search],
      stream: events.stream,
    });
  }
}
