import type { LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { setting } from '#functions/platform/env.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { type WebsiteOutcome, websiteOutcomes, websitePatienceMs } from '#shared/domain/website-outcomes.ts';

let client: LambdaClient | undefined;

const answer = z.object({ outcome: z.enum(websiteOutcomes) });

/** Lambda's client, one a process. The SDK is loaded with the first check. */
async function lambda() {
  const sdk = await import('@aws-sdk/client-lambda');
  const endpoint = process.env.LAMBDA_ENDPOINT;
  client ??= new sdk.LambdaClient({
    ...(endpoint ? { endpoint } : {}),
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: websitePatienceMs + 3_000,
      throwOnRequestTimeout: true,
    },
  });
  return { sdk, client };
}

/**
 * Has a company's website visited by the function that has no rights.
 * @returns undefined when that could not be done: it is a hint, and what it is for goes on without
 */
export async function checkWebsite(website: string): Promise<WebsiteOutcome | undefined> {
  try {
    const { sdk, client } = await lambda();
    const { FunctionError, Payload } = await client.send(
      new sdk.InvokeCommand({ FunctionName: setting('WEBSITE_FUNCTION'), Payload: JSON.stringify({ website }) }),
    );
    if (FunctionError !== undefined || !Payload) throw new Error(FunctionError ?? 'no answer');
    return answer.parse(JSON.parse(Payload.transformToString())).outcome;
  } catch (error) {
    log('WEBSITE_NOT_VISITED', describeError(error));
    return undefined;
  }
}
