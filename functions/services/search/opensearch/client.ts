import { Client } from '@opensearch-project/opensearch';
import { giveAwsV4Signer } from '@opensearch-project/opensearch/lib/aws/shared.js';

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
 * elsewhere, as in tests, gets them unsigned.
 */
export function createClient(endpoint: string): Client {
  const region = collection.exec(new URL(endpoint).hostname)?.[1];
  return new Client({
    ...(region && AwsSigv4Signer({ region, service: 'aoss' })),
    node: endpoint,
    // Each caller decides how long it waits and whether it tries again.
    maxRetries: 0,
  });
}
