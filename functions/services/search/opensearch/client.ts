import { Client } from '@opensearch-project/opensearch';
import { AwsSigv4Signer } from '@opensearch-project/opensearch/aws-v3';

/** The regional names of OpenSearch Serverless collections. */
const collection = /\.([a-z0-9-]+)\.aoss\.amazonaws\.com$/;

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
