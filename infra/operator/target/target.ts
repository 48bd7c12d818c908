import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { regionInFile } from '../../settings/settings-file.ts';
import { localTarget } from './local-target.ts';
import { OperatorProblem } from './problem.ts';
import type { OutputName, Target } from './target-outputs.ts';

interface TargetOptions {
  stage?: string | undefined;
  region?: string | undefined;
  local?: boolean | undefined;
}

/**
 * Finds the target by the options, by `PORTAL_STAGE` and `PORTAL_REGION`, or by the region in the stage's file, and sets the environment so that the SDK's
 * clients and the functions' stores use it. With the SDK's own variables (`AWS_ENDPOINT_URL`, `AWS_ENDPOINT_URL_SQS`,
 * ...) they use emulators.
 * @throws OperatorProblem when the stage does not exist
 */
export async function findTarget({ stage, region, local }: TargetOptions): Promise<Target> {
  if (local) return localTarget();
  const name = stage ?? process.env.PORTAL_STAGE;
  if (!name) throw new OperatorProblem('Name the stage with --stage <name>, or the local run with --local.');
  // The region of the deployment: the shell's AWS_REGION may be another one.
  const chosen = region ?? process.env.PORTAL_REGION ?? regionInFile(name) ?? 'us-east-1';
  process.env.AWS_REGION = chosen;
  const portal = `LanguageJobPortal-${name}`;
  const ofPortal = await readOutputs(portal, chosen);
  if (!ofPortal) throw new OperatorProblem(`The stack ${portal} was not found in ${chosen}.`);
  // Absent until a stage has its API in a stack of its own.
  const outputs = new Map([...ofPortal, ...((await readOutputs(`${portal}-Api`, chosen)) ?? [])]);
  const output = (name: OutputName) => {
    const value = outputs.get(name);
    if (value === undefined) {
      throw new OperatorProblem(`The stacks of ${name} have no output ${name}: deploy this version first.`);
    }
    return value;
  };
  Object.assign(process.env, { TABLE_NAME: output('TableName'), FILES_BUCKET: output('FilesBucketName') });
  // Log lines of the stores would be mixed with the output of the task.
  process.env.LOG_LEVEL ??= 'WARN';
  const [writer, url] = [outputs.get('SearchWriterName'), outputs.get('SearchDeadLettersUrl')];
  return {
    stage: name,
    output,
    searchKeeper: outputs.get('SearchKeeperName'),
    ...(writer && url && { searchDeadLetters: { writer, url } }),
  };
}

/** Reads the outputs of a stack; undefined if it does not exist. */
async function readOutputs(StackName: string, region: string): Promise<Map<string, string> | undefined> {
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    const outputs = Stacks[0]?.Outputs ?? [];
    return new Map(outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason.includes('does not exist')) return undefined;
    throw new OperatorProblem(`The stack ${StackName} in ${region} cannot be read: ${reason}`);
  } finally {
    client.destroy();
  }
}
