import { Client } from '@opensearch-project/opensearch';
import { giveAwsV4Signer } from '@opensearch-project/opensearch/lib/aws/shared.js';
import { withinDeadline } from './within-deadline.ts';

type Send = Client['transport']['request'];

/** How long a request may take whose caller does not say it: as the client has it. */
const usualTimeoutMs = 30_000;

/** The regional names of OpenSearch Serverless collections. */
const collection = /\.([a-z0-9-]+)\.aoss\.amazonaws\.com$/;

/** Lambda gives a process credentials that outlive it. */
const ownCredentials = async () => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
  sessionToken: process.env.AWS_SESSION_TOKEN ?? '',
});

/**
 * The client's own signer without its search for credentials: that imports a whole package of the SDK, of which every
 * function would then load 10 KB more at its start.
 */
const AwsSigv4Signer = giveAwsV4Signer(ownCredentials);

/**
 * A client of the engine at an address. Requests to a collection are signed with the function's own credentials; an engine
 * elsewhere, as in tests, gets them unsigned. The `requestTimeout` of a request, in milliseconds, is for its whole answer:
 * after it, the request ends with an EngineTimeout.
 */
export function createClient(endpoint: string): Client {
  const region = collection.exec(new URL(endpoint).hostname)?.[1];
  const client = new Client({
    ...(region && AwsSigv4Signer({ region, service: 'aoss' })),
    node: endpoint,
    // Each caller decides how long it waits and whether it tries again.
    maxRetries: 0,
    requestTimeout: usualTimeoutMs,
  });
  const { transport } = client;
  const send: Send = transport.request.bind(transport);
  const request = (params: Parameters<Send>[0], options?: { requestTimeout?: number }) =>
    withinDeadline(send(params, options), options?.requestTimeout ?? usualTimeoutMs);
  Object.assign(transport, { request });
  return client;
}
