import type { NeededRight, ServiceCall } from './service-call.ts';

/** The right that a request to Lambda needs: on the function, for a trial with its version, as `function:<name>:<version>`. */
export function lambdaRights({ path }: ServiceCall): Omit<NeededRight, 'entry'>[] {
  const [, name = ''] = /\/functions\/([^/]+)\/invocations/.exec(path) ?? [];
  const named = name === process.env.WEBSITE_FUNCTION ? '{WEBSITE_FUNCTION}' : decodeURIComponent(name);
  return [{ action: 'lambda:InvokeFunction', resource: `function:${named}` }];
}

/** The right that a request to CodeDeploy needs. Emulated deployments are named by their application and group. */
export function codeDeployRights({ headers, body }: ServiceCall): Omit<NeededRight, 'entry'>[] {
  const operation = headers['x-amz-target']?.split('.').at(-1) ?? '';
  const { deploymentId, applicationName }: { deploymentId?: string; applicationName?: string } = JSON.parse(body);
  const resource = deploymentId === undefined ? `application:${applicationName}` : `deploymentgroup:${deploymentId}`;
  return [{ action: `codedeploy:${operation}`, resource }];
}
