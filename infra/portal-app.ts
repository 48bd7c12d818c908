import { type App, CfnOutput } from 'aws-cdk-lib';
import { PortalFirewall } from './constructs/portal-firewall.ts';
import { SiteLog } from './constructs/site-log.ts';
import { PortalStack } from './portal-stack.ts';
import type { StackConfig } from './settings/config.ts';
import { edgeRegion } from './settings/settings-file.ts';
import { StageStack } from './stage-stack.ts';

/** The stacks of a deployment. */
interface Deployment {
  portal: StageStack;
  /** Stacks that CloudFront requires in us-east-1, in order of deployment; empty if the portal itself is there. */
  edge: { firewall?: StageStack; log?: StageStack };
}

/**
 * Adds the stacks of a stage to an app: one if the region is us-east-1, otherwise up to two more there. They are
 * two because the portal's distribution needs the firewall's ARN and the log delivery needs the distribution's id
 * (docs/decisions/0019-region.md).
 */
export function addPortal(app: App, { config, siteFolder }: { config: StackConfig; siteFolder: string }): Deployment {
  const name = `LanguageJobPortal-${config.stage}`;
  if (config.region === edgeRegion) return { portal: new PortalStack(app, name, { config, siteFolder }), edge: {} };

  const firewall = config.firewall ? new StageStack(app, `${name}-Firewall`, config) : undefined;
  const firewallArn = firewall && new PortalFirewall(firewall, 'Firewall', { config }).arn;
  const portal = new PortalStack(app, name, { config, siteFolder, firewallArn });
  const log = new StageStack(app, `${name}-EdgeLog`, config);
  // Where the stage is: a changed region is noticed here (infra/release/read-deployed.ts).
  new CfnOutput(log, 'PortalRegion', { value: config.region });
  new SiteLog(log, 'EdgeLog', { config, distributionId: portal.distributionId });
  return { portal, edge: { ...(firewall && { firewall }), log } };
}
