import { hash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { urlOf } from '#test/support/ports.ts';

/** Invokes a version of a function; throws what it throws. */
export type InvokeVersion = (functionName: string, version: string, event: object) => Promise<unknown>;

/** A deployment of CodeDeploy, by its id. */
export interface EmulatedDeployment {
  application: string;
  group: string;
  /** The content of its AppSpec file; undefined: the revision cannot be read. */
  appSpec: string | undefined;
}

interface Input {
  deploymentId?: string;
  lifecycleEventHookExecutionId?: string;
  status?: string;
  revision?: { appSpecContent?: { sha256?: string } };
}

const sha256Of = ({ appSpec = '' }: EmulatedDeployment): string => hash('sha256', appSpec);

/**
 * The requests that a hook sends, answered as AWS documents them: CodeDeploy's (JSON 1.1), where a deployment names its revision by a
 * hash and only the application's revision has the content; and Lambda's.
 */
export async function startReleaseServices(
  deployments: ReadonlyMap<string, EmulatedDeployment>,
  invoke: InvokeVersion,
) {
  const statuses = new Map<string, string[]>();
  const operations: Record<string, (input: Input) => object> = {
    GetDeployment: ({ deploymentId = '' }) => {
      const found = deployments.get(deploymentId) ?? refuse('DeploymentDoesNotExistException');
      const revision = { revisionType: 'AppSpecContent', appSpecContent: { sha256: sha256Of(found) } };
      return { deploymentInfo: { applicationName: found.application, deploymentGroupName: found.group, revision } };
    },
    GetApplicationRevision: ({ revision }) => {
      const sha256 = revision?.appSpecContent?.sha256;
      const found = [...deployments.values()].find((each) => sha256Of(each) === sha256);
      const content = found?.appSpec ?? refuse('RevisionDoesNotExistException');
      return { revision: { revisionType: 'AppSpecContent', appSpecContent: { content, sha256 } } };
    },
    PutLifecycleEventHookExecutionStatus: ({ deploymentId = '', lifecycleEventHookExecutionId = '', status = '' }) => {
      statuses.set(deploymentId, [...(statuses.get(deploymentId) ?? []), status]);
      return { lifecycleEventHookExecutionId };
    },
  };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const target = invokedIn(request);
    if (target) {
      const { payload, error } = await outcomeOf(() => invoke(target.name, target.version, JSON.parse(body)));
      if (error) response.setHeader('x-amz-function-error', 'Unhandled');
      response.end(payload);
      return;
    }
    response.setHeader('content-type', 'application/x-amz-json-1.1');
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    try {
      response.end(JSON.stringify(operations[operation]?.(JSON.parse(body)) ?? refuse('UnknownOperationException')));
    } catch (error) {
      response.writeHead(400).end(JSON.stringify({ __type: (error as Error).message }));
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: urlOf(server),
    /** The results that hooks put for a deployment. */
    statusesOf: (deploymentId: string): readonly string[] => statuses.get(deploymentId) ?? [],
    stop: () => server.close(),
  };
}

function refuse(type: string): never {
  throw new Error(type);
}

function invokedIn({ url = '' }: IncomingMessage): { name: string; version: string } | undefined {
  const [, qualified] = /^\/2015-03-31\/functions\/([^/]+)\/invocations/.exec(url) ?? [];
  const [name, version] = decodeURIComponent(qualified ?? '').split(':');
  return name && version ? { name, version } : undefined;
}

async function outcomeOf(invoke: () => Promise<unknown>): Promise<{ payload: string; error: boolean }> {
  try {
    return { payload: JSON.stringify(await invoke()) ?? 'null', error: false };
  } catch (error) {
    return { payload: JSON.stringify({ errorMessage: String(error) }), error: true };
  }
}
