import { Stack } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { explainWildcard } from './explain-wildcard.ts';
import type { PortalFunction } from './portal-function.ts';

/**
 * The role that EventBridge Scheduler takes on to call one function. Only schedules of this account may use it: without
 * the condition the service could be talked into using it for a schedule of somebody else (confused deputy).
 */
export function schedulerRole(scope: Construct, id: string, target: PortalFunction): Role {
  const { account } = Stack.of(scope);
  const role = new Role(scope, id, {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': account } },
    }),
  });
  explainWildcard(role, `${target.functionArn}:*`, 'CDK allows every version of this function; it has only one.');
  return role;
}
