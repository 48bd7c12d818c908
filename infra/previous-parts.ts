import type { Stack } from 'aws-cdk-lib';
import { addFunctions } from './add-functions.ts';
import { limitsOf } from './constructs/alarm-limits.ts';
import { addAlarms } from './constructs/portal-alarms.ts';
import type { PreviousApi } from './constructs/previous-api.ts';
import { uploadSite } from './constructs/upload-site.ts';
import type { PortalParts } from './portal-parts.ts';
import type { StackConfig } from './settings/config.ts';

interface PreviousProps {
  config: StackConfig;
  siteFolder: string;
  portal: PortalParts;
}

/**
 * What the portal's stack contained when it was the only one: the functions behind the previous API, their alarms, and
 * the uploads of the site. They have their previous ids, so a stage that moves to several stacks keeps them until nothing
 * uses them (docs/operations/stacks.md).
 */
export function addPreviousParts(stack: Stack, api: PreviousApi, { config, siteFolder, portal }: PreviousProps): void {
  const functions = addFunctions(stack, config, portal);
  api.addRoutes(functions);
  uploadSite(portal.site.content, { config, siteFolder, site: portal.site });
  const watched = { ...portal, config, functions, stages: [api.stage], accessLog: api.accessLog };
  addAlarms(portal.alarms, limitsOf(portal.alarms, watched), portal.topics);
}
