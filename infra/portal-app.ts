import { type App, CfnOutput } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { addFunctions } from './add-functions.ts';
import { addWatch, watchEdgeFrom } from './add-watch.ts';
import { PortalFirewall } from './constructs/portal-firewall.ts';
import { PortalStages } from './constructs/portal-stages.ts';
import { SiteCleaning } from './constructs/site-cleaning.ts';
import { SiteLog } from './constructs/site-log.ts';
import { uploadSite } from './constructs/upload-site.ts';
import { PortalStack, type PortalStackProps } from './portal-stack.ts';
import { releaseGradually } from './release-gradually.ts';
import { edgeRegion } from './settings/settings-file.ts';
import { StageStack } from './stage-stack.ts';

/** The stacks of a deployment, in order of deployment. */
interface Deployment {
  portal: PortalStack;
  /** Stacks with what changes more often than the portal's, and holds nothing that a deployment could not make again. */
  api: StageStack;
  pages: StageStack;
  watch: StageStack;
  /** Stacks that CloudFront requires in us-east-1; empty if the portal itself is there. */
  edge: { firewall?: StageStack; log?: StageStack };
}

type PortalProps = Omit<PortalStackProps, 'firewallArn'>;

/**
 * Adds the stacks of a stage to an app, by the lifetime of what they contain (docs/decisions/0091-stacks-by-lifetime.md). If
 * the region is not us-east-1, up to two more are there. They are two because the portal's distribution needs the firewall's
 * ARN and the log delivery needs the distribution's id (docs/decisions/0019-region.md).
 */
export function addPortal(app: App, props: PortalProps): Deployment {
  const { config } = props;
  const name = `LanguageJobPortal-${config.stage}`;
  const isAtEdge = config.region === edgeRegion;
  const firewall = !isAtEdge && config.firewall ? new StageStack(app, `${name}-Firewall`, config) : undefined;
  const firewallArn = firewall && new PortalFirewall(firewall, 'Firewall', { config }).arn;
  const portal = new PortalStack(app, name, { ...props, firewallArn });
  const others = addOthers(app, name, portal, props);
  if (isAtEdge) return { portal, ...others, edge: {} };

  const log = new StageStack(app, `${name}-EdgeLog`, config);
  // Where the stage is: a changed region is noticed here (infra/release/read-deployed.ts).
  new CfnOutput(log, 'PortalRegion', { value: config.region });
  new SiteLog(log, 'EdgeLog', { config, distributionId: portal.parts.site.distribution.distributionId });
  watchEdgeFrom(log, config, portal.parts);
  return { portal, ...others, edge: { ...(firewall && { firewall }), log } };
}

/** Functions first, then the pages that call them, then what watches both. */
function addOthers(app: App, name: string, { parts: portal }: PortalStack, { config, siteFolder }: PortalProps) {
  // While the previous API serves the stage, a way back removes these stacks.
  const deletionProtection = config.deletionProtection && config.layout !== 'beside';
  const add = (part: string) =>
    new StageStack(app, `${name}-${part}`, { ...config, deletionProtection }, config.region);

  const api = add('Api');
  const functions = addFunctions(api, config, portal);
  const aliases = releaseGradually(api, config, portal, functions);
  const { all: stages, accessLog } = new PortalStages(api, 'Stages', { config, routes: portal.routes, aliases });

  const pages = add('Pages');
  const published = uploadSite(new Construct(pages, 'Site'), { config, siteFolder, site: portal.site });
  new SiteCleaning(pages, 'Cleaning', { config, bucket: portal.site.content.bucket, published });
  // CloudFormation awaits the functions, also when their versions take calls one after the other.
  pages.addStackDependency(api);

  const watch = add('Watch');
  addWatch(watch, { config, portal, functions, stages, accessLog });
  return { api, pages, watch };
}
