import type { NeededRight, ServiceCall } from './service-call.ts';

/** The right that a request to Lambda needs: on the function with its version, as `function:<name>:<version>`. */
export function lambdaRights({ path }: ServiceCall): Omit<NeededRight, 'entry'>[] {
  const [, name = ''] = /\/functions\/([^/]+)\/invocations/.exec(path) ?? [];
  return [{ action: 'lambda:InvokeFunction', resource: `function:${decodeURIComponent(name)}` }];
}

/** The right that a request to CodeDeploy needs. Emulated deployments are named by their application and group. */
export function codeDeployRights({ headers, body }: ServiceCall): Omit<NeededRight, 'entry'>[] {
  const operation = headers['x-amz-target']?.split('.').at(-1) ?? '';
  const { deploymentId, applicationName }: { deploymentId?: string; applicationName?: string } = JSON.parse(body);
  const resource = deploymentId === undefined ? `application:${applicationName}` : `deploymentgroup:${deploymentId}`;
  return [{ action: `codedeploy:${operation}`, resource }];
}
