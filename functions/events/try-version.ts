import { CodeDeployClient, PutLifecycleEventHookExecutionStatusCommand } from '@aws-sdk/client-codedeploy';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { describeError, log } from '#functions/platform/log.ts';
import { eventOf } from '#functions/services/releases/event-of.ts';
import { releasedVersion } from '#functions/services/releases/released-version.ts';
import { type VersionCall, versionCalls } from '#functions/services/releases/version-calls.ts';

interface HookEvent {
  DeploymentId: string;
  LifecycleEventHookExecutionId: string;
}

const codeDeploy = new CodeDeployClient();
const lambda = new LambdaClient();

/** CodeDeploy starts it before a new version gets calls, and releases the version only if every answer is right. */
export async function handler({ DeploymentId, LifecycleEventHookExecutionId }: HookEvent): Promise<void> {
  const status = (await isGood(DeploymentId)) ? 'Succeeded' : 'Failed';
  await codeDeploy.send(
    new PutLifecycleEventHookExecutionStatusCommand({
      deploymentId: DeploymentId,
      lifecycleEventHookExecutionId: LifecycleEventHookExecutionId,
      status,
    }),
  );
}

/** False as well when the trial itself fails: without an answer CodeDeploy would wait for an hour. */
async function isGood(deploymentId: string): Promise<boolean> {
  try {
    const { name, functionName, version } = await releasedVersion(codeDeploy, deploymentId);
    const faults = await faultsOf(versionCalls(name), `${functionName}:${version}`);
    if (faults.length > 0) log('VERSION_REFUSED', { function: name, version, faults: faults.join(', ') });
    return faults.length === 0;
  } catch (error) {
    log('VERSION_REFUSED', { deployment: deploymentId, ...describeError(error) });
    return false;
  }
}

async function faultsOf(calls: readonly VersionCall[], target: string): Promise<string[]> {
  // One call at least shows that the code loads.
  if (calls.length === 0) return ['no call'];
  const statuses = await Promise.all(calls.map((call) => statusOf(call, target)));
  return calls.flatMap(({ routeKey, status }, index) =>
    statuses[index] === status ? [] : [`${routeKey} ${statuses[index]}`],
  );
}

/** The status of a version's answer; a word where it crashed. */
async function statusOf(call: VersionCall, target: string): Promise<number | 'crashed'> {
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({ FunctionName: target, Payload: JSON.stringify(eventOf(call)) }),
  );
  if (FunctionError !== undefined || Payload === undefined) return 'crashed';
  return (JSON.parse(Payload.transformToString()) as { statusCode?: number }).statusCode ?? 'crashed';
}
