import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Cause } from '#functions/platform/cause.ts';
import { isReference, referenceHeader } from '#shared/domain/reference.ts';

/** The cause of what a request does. An id that no browser of ours can have made is left out: it is stored and logged nowhere. */
export function causeOfRequest({ requestContext, headers }: APIGatewayProxyEventV2): Cause | undefined {
  const given = headers?.[referenceHeader];
  const reference = requestContext?.requestId;
  return reference ? { reference, browser: isReference(given) ? given : undefined } : undefined;
}
