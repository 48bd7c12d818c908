import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { localTarget } from './local-target.ts';
import { OperatorProblem } from './problem.ts';
import type { OutputName, Target } from './target-outputs.ts';

interface TargetOptions {
  stage?: string | undefined;
  region?: string | undefined;
  local?: boolean | undefined;
}

/**
 * Finds what the options or `PORTAL_STAGE` and `PORTAL_REGION` name, and sets the environment so that the SDK's clients and the functions' own stores work
 * on it. The SDK's own variables (`AWS_ENDPOINT_URL`, `AWS_ENDPOINT_URL_SQS`, ...) lead to emulators.
 * @throws OperatorProblem when there is no such stage
 */
export async function findTarget({ stage, region, local }: TargetOptions): Promise<Target> {
  if (local) return localTarget();
  const name = stage ?? process.env.PORTAL_STAGE;
  if (!name) throw new OperatorProblem('Name the stage with --stage <name>, or the local run with --local.');
  // As a deployment does: the shell's own AWS_REGION may be another one.
  const chosen = region ?? process.env.PORTAL_REGION ?? 'us-east-1';
  process.env.AWS_REGION = chosen;
  const outputs = await readOutputs(`LanguageJobPortal-${name}`, chosen);
  const output = (name: OutputName) => {
    const value = outputs.get(name);
    if (value === undefined) {
      throw new OperatorProblem(`The stack of ${name} has no output ${name}: deploy this version first.`);
    }
    return value;
  };
  Object.assign(process.env, { TABLE_NAME: output('TableName'), FILES_BUCKET: output('FilesBucketName') });
  // The stores' own lines would stand between those of the task.
  process.env.LOG_LEVEL ??= 'WARN';
  return { stage: name, output };
}

async function readOutputs(StackName: string, region: string): Promise<Map<string, string>> {
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    const outputs = Stacks[0]?.Outputs ?? [];
    return new Map(outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorProblem(`The stack ${StackName} was not found in ${region}: ${reason}`);
  } finally {
    client.destroy();
  }
}
