import type { CodeDeployClient, RevisionLocation } from '@aws-sdk/client-codedeploy';
import { GetApplicationRevisionCommand, GetDeploymentCommand } from '@aws-sdk/client-codedeploy';

/** A version that a deployment releases. */
export interface ReleasedVersion {
  /** Name of the deployment group: of the function behind the API. */
  name: string;
  /** Name of the deployed function. */
  functionName: string;
  version: string;
}

/**
 * Reads which version a deployment releases, from its AppSpec file: two requests.
 * @throws Error when the deployment has no group, function or version
 */
export async function releasedVersion(client: CodeDeployClient, deploymentId: string): Promise<ReleasedVersion> {
  const { deploymentInfo } = await client.send(new GetDeploymentCommand({ deploymentId }));
  const { applicationName, deploymentGroupName: name, revision } = deploymentInfo ?? {};
  const content =
    contentOf(revision) ??
    // GetDeployment leaves the content of AppSpecContent out: https://docs.aws.amazon.com/cli/latest/reference/deploy/get-deployment.html
    contentOf((await client.send(new GetApplicationRevisionCommand({ applicationName, revision }))).revision);
  const functionName = fieldOf(content, 'Name');
  const version = fieldOf(content, 'TargetVersion')?.split(':').at(-1);
  if (!name || !functionName || !version) throw new Error(`The deployment ${deploymentId} names no version.`);
  return { name, functionName, version };
}

const contentOf = (revision: RevisionLocation | undefined): string | undefined =>
  revision?.appSpecContent?.content ?? revision?.string?.content;

/** A field of the AppSpec file, which is JSON or YAML: a name or number, or an ARN that ends in it. */
const fieldOf = (content: string | undefined, field: string): string | undefined =>
  new RegExp(`\\b${field}"?\\s*:\\s*["']?([\\w:-]+)`).exec(content ?? '')?.[1];
