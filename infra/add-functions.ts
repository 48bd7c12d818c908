import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { type ApiFunctions, PortalFunctions } from './constructs/portal-functions.ts';
import { WebsiteVisits } from './constructs/website-visits.ts';
import type { PortalParts } from './portal-parts.ts';
import type { StackConfig } from './settings/config.ts';
import { originOf, writeOrigin } from './settings/origin-secret.ts';

/** Adds the functions behind the API to a stack, with what the operator's tasks need to know of them. */
export function addFunctions(stack: Stack, config: StackConfig, portal: PortalParts): ApiFunctions {
  const { table, files, mail, secrets, site, engine } = portal;
  const siteUrl = site.url;
  const functions = new PortalFunctions(stack, 'Functions', { config, table, files, mail, secrets, siteUrl }).byName;
  engine?.giveTo(functions);
  new WebsiteVisits(stack, 'Websites', { config }).giveTo(functions.recruiters);
  new CfnOutput(stack, 'PaymentsFunctionName', { value: functions.payments.functionName });
  new CfnOutput(stack, 'AcceptedOrigin', { value: writeOrigin(originOf(config)) });
  return functions;
}
