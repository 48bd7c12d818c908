import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { urlOf } from '#test/support/ports.ts';
import { cloudFormation, type DeployedStack, type Stacks } from './cloudformation.ts';
import { type FunctionStandIn, lambda } from './lambda.ts';
import { secretsManager } from './secrets-manager.ts';
import { type AwsRequest, type AwsService, jsonError } from './services.ts';
import { type MailService, ses } from './ses.ts';
import { sns, type Topics } from './sns.ts';
import { QueueStandIn, sqs } from './sqs.ts';

/** The account's resources of services without a local engine; tests read and change them. */
export interface AwsAccount {
  stacks: Stacks;
  deployed: DeployedStack[];
  secrets: Record<string, string>;
  topics: Topics;
  queues: Record<string, QueueStandIn>;
  functions: Record<string, FunctionStandIn>;
  mail: MailService;
}

export interface AwsStandIn extends AwsAccount {
  /** Address without a slash at the end; set before the tests run. */
  url: string;
  /** Names of all requested operations. */
  requested: string[];
  /** The services; a test may add others. */
  services: AwsService[];
}

/**
 * Starts stand-ins for the AWS services that the operator's tasks call, over HTTP and in each service's own protocol,
 * so that the tasks use the SDK's clients. `AWS_ENDPOINT_URL` names the address; DynamoDB and its streams stay with the
 * local engine. Call it once at the top of a test file.
 */
export function awsStandIn(): AwsStandIn {
  const account: AwsStandIn = {
    url: '',
    requested: [],
    services: [],
    stacks: {},
    deployed: [],
    secrets: {},
    topics: {},
    queues: { 'dead-letters': new QueueStandIn() },
    functions: {},
    mail: { identities: {}, production: true, sending: true },
  };
  account.services.push(
    cloudFormation(account.stacks, account.deployed),
    sns(account.topics),
    secretsManager(account.secrets),
    sqs(account.queues),
    lambda(account.functions),
    ses(account.mail),
  );
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url = '/', headers } = incoming;
    const path = new URL(url, 'http://stand-in').pathname;
    const request = { method, path, headers, body: await text(incoming) };
    account.requested.push(nameOf(request));
    const answer = await answerOf(account.services, request);
    outgoing.writeHead(answer.status, { 'content-type': answer.type, ...answer.headers });
    outgoing.end(answer.body);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    account.url = urlOf(server);
    const database = process.env.DYNAMODB_ENDPOINT ?? '';
    Object.assign(process.env, {
      AWS_ENDPOINT_URL: account.url,
      AWS_ENDPOINT_URL_DYNAMODB: database,
      AWS_ENDPOINT_URL_DYNAMODB_STREAMS: database,
    });
  });
  afterAll(() => {
    for (const name of Object.keys(process.env)) if (name.startsWith('AWS_ENDPOINT_URL')) delete process.env[name];
    server.closeAllConnections();
    server.close();
  });
  return account;
}

async function answerOf(services: readonly AwsService[], request: AwsRequest) {
  for (const service of services) {
    const answer = await service(request);
    if (answer) return answer;
  }
  return jsonError('UnknownOperationException', `The stand-in does not know ${nameOf(request)}.`);
}

const nameOf = ({ headers, path, body }: AwsRequest): string =>
  String(headers['x-amz-target'] ?? new URLSearchParams(body).get('Action') ?? path);
