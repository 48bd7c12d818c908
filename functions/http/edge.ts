import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { optionalSetting, setting } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';

const isEqual = (given: Buffer, secret: string): boolean => {
  const expected = Buffer.from(secret);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/**
 * Refuses requests that did not come through CloudFront, which alone knows the origin secret. While the secret is being replaced,
 * two are accepted, as edge and functions never change at the same moment (decision 96).
 * @throws HttpError 403
 */
export function requireEdge(event: APIGatewayProxyEventV2): void {
  const given = Buffer.from(event.headers['x-origin-verify'] ?? '');
  const other = optionalSetting('OTHER_ORIGIN_SECRET');
  if (isEqual(given, setting('ORIGIN_SECRET'))) return;
  if (other === undefined || !isEqual(given, other)) throw new HttpError('FORBIDDEN');
}

/**
 * The client's address as CloudFront saw it. The edge overwrites this header, so no client can choose it;
 * `X-Forwarded-For`, which a client can send, is never looked at.
 */
export function clientAddress(event: APIGatewayProxyEventV2): string {
  const viewer = event.headers['cloudfront-viewer-address'] ?? event.requestContext.http.sourceIp;
  return viewer.replace(/:[0-9]+$/, '');
}
