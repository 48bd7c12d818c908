import { Annotations, CfnOutput } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { AlarmTopic } from './constructs/alarm-topic.ts';
import { addOperatorOutputs } from './constructs/operator-outputs.ts';
import { PortalEvents } from './constructs/portal-events.ts';
import { PortalFiles } from './constructs/portal-files.ts';
import { PortalFirewall } from './constructs/portal-firewall.ts';
import { PortalMail } from './constructs/portal-mail.ts';
import { PortalPlans } from './constructs/portal-plans.ts';
import { PortalRoutes } from './constructs/portal-routes.ts';
import { PortalSavedSearches } from './constructs/portal-saved-searches.ts';
import { PortalSchedules } from './constructs/portal-schedules.ts';
import { PortalSearch } from './constructs/portal-search.ts';
import { PortalSearchEngine } from './constructs/portal-search-engine.ts';
import { PortalSecrets } from './constructs/portal-secrets.ts';
import { PortalSite } from './constructs/portal-site.ts';
import { PortalTable } from './constructs/portal-table.ts';
import { PortalTranscripts } from './constructs/portal-transcripts.ts';
import { PreviousApi } from './constructs/previous-api.ts';
import { SiteLog } from './constructs/site-log.ts';
import type { PortalParts } from './portal-parts.ts';
import { addPreviousParts } from './previous-parts.ts';
import { placeholderSender, type StackConfig } from './settings/config.ts';
import { edgeRegion } from './settings/settings-file.ts';
import { hasVideo } from './settings/video-rooms.ts';
import { StageStack } from './stage-stack.ts';

export interface PortalStackProps {
  config: StackConfig;
  /** Folder with the built site. */
  siteFolder: string;
  /** ARN of the firewall, if another stack contains it. */
  firewallArn?: string | undefined;
}

/**
 * What lasts: the data, what reads the table's stream and runs by schedules, the edge, and the routes of the API. Each
 * construct defines the rights of its part; the stack only connects them. It needs no other stack but the firewall's.
 */
export class PortalStack extends StageStack {
  readonly parts: PortalParts;

  constructor(scope: Construct, id: string, { config, siteFolder, ...edge }: PortalStackProps) {
    super(scope, id, config, config.region);
    this.warnOf(config);
    const secrets = new PortalSecrets(this, 'Secrets', config);
    const table = new PortalTable(this, 'Table', { config });
    new PortalPlans(this, 'Plans', { config, table });
    const files = new PortalFiles(this, 'Files', { config });
    const mail = new PortalMail(this, 'Mail', { config });
    const schedules = new PortalSchedules(this, 'Schedules', { config });
    const search = new PortalSearch(this, 'Search', { config, table, files, schedules });
    const events = new PortalEvents(this, 'Events', { config, table, files, mail, secrets, schedules });
    const engine = this.addEngine(config, { table, schedules, events });
    const transcripts = new PortalTranscripts(this, 'Transcripts', { config, table, files, schedules });
    const savedSearches = new PortalSavedSearches(this, 'SavedSearches', { config, table, schedules });
    const routes = new PortalRoutes(this, 'Calls', { config });
    const previous = config.layout === 'apart' ? undefined : new PreviousApi(this, 'Api', { config });
    const isAtEdge = config.region === edgeRegion;
    const ownFirewall = isAtEdge && config.firewall ? new PortalFirewall(this, 'Firewall', { config }) : undefined;
    const firewallArn = ownFirewall?.arn ?? edge.firewallArn;
    const apis = previous && config.layout === 'beside' ? [previous] : routes.apis;
    const site = new PortalSite(this, 'Site', { config, apis, files, secrets, firewallArn });
    const { distributionId, distributionDomainName } = site.distribution;
    if (isAtEdge) new SiteLog(this, 'EdgeLog', { config, distributionId });
    // A snapshot written before a failed first deployment rolls back would prevent the deletion of the files bucket.
    schedules.node.addDependency(site);
    files.allowUploadsFrom(site.url);
    events.tellSiteUrl(site.url);
    const alarms = new Construct(this, 'Alarms');
    const topics = {
      now: new AlarmTopic(alarms, 'Topic', config.alarmMail),
      tomorrow: new AlarmTopic(alarms, 'Tomorrow', config.alarmMail),
    };
    const started = { schedules, search, events, engine, transcripts, savedSearches };
    this.parts = { table, files, mail, secrets, ...started, routes, site, topics, alarms };
    if (previous) addPreviousParts(this, previous, { config, siteFolder, portal: this.parts });

    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'EdgeHostName', {
      description: 'Target of the DNS record of a custom domain.',
      value: distributionDomainName,
    });
    new CfnOutput(this, 'TableName', { value: table.table.tableName });
    new CfnOutput(this, 'FilesBucketName', { value: files.bucket.bucketName });
    new CfnOutput(this, 'BootstrapSecretArn', { value: secrets.arnOf('bootstrap') });
    addOperatorOutputs(this, { config, events, engine, topics });
  }

  private warnOf(config: StackConfig): void {
    const warn = (id: string, text: string) => Annotations.of(this).addWarningV2(`portal:${id}`, text);
    if (config.mailFrom === placeholderSender) {
      warn('no-sender', 'mailFrom is not set: this deployment cannot mail codes.');
    }
    if (config.razorpaySecret === undefined) {
      warn('no-payments', 'razorpaySecret is not set: no card payments here.');
    }
    if (config.videoRooms === 'off') {
      Annotations.of(this).addInfo('videoRooms is off: interviews by video need a link, there are no rooms.');
    } else if (!hasVideo(config.region)) {
      warn('no-rooms', `${config.region} has no WebRTC: interviews by video need a link, there are no rooms.`);
    }
    if (config.retainData && !config.deletionProtection) {
      const advice = 'the next deployment switches it on, unless the file of the stage says false.';
      warn('unprotected', `deletionProtection is off: ${advice}`);
    }
  }

  /** OpenSearch, where the stage searches with it. */
  private addEngine(
    config: StackConfig,
    { table, schedules, events }: Pick<PortalParts, 'table' | 'schedules' | 'events'>,
  ): PortalSearchEngine | undefined {
    const capacity = config.search;
    if (capacity.engine === 'embedded') return undefined;
    const { stream } = events;
    return new PortalSearchEngine(this, 'SearchEngine', { config, capacity, table, schedules, stream });
  }
}
