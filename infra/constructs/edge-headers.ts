import { Duration } from 'aws-cdk-lib';
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { releaseHeader } from '../release/release-id.ts';
import type { StackConfig } from '../settings/config.ts';
import { roomsOf } from '../settings/video-rooms.ts';
import { securityHeaders } from './security-headers.ts';
import { uniqueName } from './unique-name.ts';

interface EdgeHeaderProps {
  config: StackConfig;
  /** Origins of CVs and videos. */
  fileOrigins: readonly string[];
}

/** Creates the policy by which CloudFront sets the security headers and the version of every response, overriding the origin. */
export function edgeHeaders(
  scope: Construct,
  id: string,
  { config, fileOrigins }: EdgeHeaderProps,
): ResponseHeadersPolicy {
  const signallingOrigins = roomsOf(config) === 'off' ? [] : [`wss://*.kinesisvideo.${config.region}.amazonaws.com`];
  const headers = securityHeaders({
    fileOrigins,
    signallingOrigins,
    transportSecurity: config.transportSecurity,
  });
  const {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': _noSniff,
    'x-frame-options': frameOption,
    'referrer-policy': referrerPolicy,
    'strict-transport-security': transportSecurity,
    ...others
  } = headers;
  // CloudFront accepts these five only in separate fields.
  const securityHeadersBehavior: ResponseSecurityHeadersBehavior = {
    contentSecurityPolicy: { contentSecurityPolicy: required(contentSecurityPolicy), override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: required(frameOption) as HeadersFrameOption, override: true },
    referrerPolicy: { referrerPolicy: required(referrerPolicy) as HeadersReferrerPolicy, override: true },
    strictTransportSecurity: { ...transportOptions(required(transportSecurity)), override: true },
  };
  const named = { ...others, [releaseHeader]: config.release };
  const customHeaders = Object.entries(named).map(([header, value]) => ({ header, value, override: true }));
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: uniqueName(`portal-${config.stage}-headers`),
    securityHeadersBehavior,
    customHeadersBehavior: { customHeaders },
  });
}

const transportOptions = (header: string) => ({
  accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(header)?.[1])),
  includeSubdomains: header.includes('includeSubDomains'),
  preload: header.includes('preload'),
});

function required(value: string | undefined): string {
  if (value === undefined) throw new Error('A security header of the site is missing.');
  return value;
}
