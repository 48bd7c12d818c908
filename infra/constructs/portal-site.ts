import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { documentPatterns, documentRoutes } from '#shared/contracts/documents.ts';
import { allCalls } from '#shared/contracts/index.ts';
import type { StackConfig } from '../settings/config.ts';
import { rootOf } from './api-routes.ts';
import { edgeHeaders } from './edge-headers.ts';
import type { PortalFiles } from './portal-files.ts';
import type { CallTarget } from './portal-routes.ts';
import type { PortalSecrets } from './portal-secrets.ts';
import { routeDocuments } from './route-documents.ts';
import { routePages } from './route-pages.ts';
import { SiteContent } from './site-content.ts';
import { uniqueName } from './unique-name.ts';

interface PortalSiteProps {
  config: StackConfig;
  /** The APIs that calls go to. */
  apis: readonly CallTarget[];
  files: PortalFiles;
  secrets: PortalSecrets;
  /** ARN of the firewall in us-east-1, for stages with one. */
  firewallArn: string | undefined;
}

/** An HTTP API as an origin. The functions reject requests without the secret, so the edge cannot be bypassed. */
const apiOrigin = (host: string, secrets: PortalSecrets): HttpOrigin =>
  new HttpOrigin(host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { 'x-origin-verify': secrets.referenceTo('origin').unsafeUnwrap() },
  });

interface CallOrigin {
  roots: ReadonlySet<string>;
  origin: HttpOrigin;
}

/** The root of the documents' routes. */
const documentRoot = rootOf(documentRoutes.job.path);

/** Error statuses that CloudFront caches for ten seconds by default, independent of the API's headers. */
const cachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** The longest `publicMaxAge` of the contract: an upper limit at the edge, if the API ever sends a larger one. */
const longestPublicAge = Duration.seconds(Math.max(...allCalls.map(({ call }) => call.publicMaxAge ?? 0)));

/** The public origin: the pages from a private bucket, and `/api` from the HTTP API. */
export class PortalSite extends Construct {
  /** URL of the site without a trailing slash. */
  readonly url: string;
  readonly distribution: Distribution;
  readonly content: SiteContent;
  private readonly config: StackConfig;

  constructor(scope: Construct, id: string, { config, apis, files, secrets, firewallArn }: PortalSiteProps) {
    super(scope, id);
    this.config = config;
    this.content = new SiteContent(this, 'Content');
    const headers = edgeHeaders(this, 'Headers', { config, fileOrigins: [files.origin] });
    const { domainName, certificateArn } = config;
    const origins = apis.map(({ roots, host }) => ({ roots, origin: apiOrigin(host, secrets) }));
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Language job portal (${config.stage})`,
      defaultRootObject: 'index.html',
      defaultBehavior: this.pages(headers),
      additionalBehaviors: {
        ...this.calls(origins, headers),
        ...this.documents(originOf(documentRoot, origins), headers),
      },
      // Errors of the API must not be cached, and a 404 must not be replaced by a page.
      errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_ALL,
      ...(domainName && { domainNames: [domainName] }),
      ...(certificateArn && {
        certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(firewallArn && { webAclId: firewallArn }),
    });
    this.distribution = distribution;
    this.url = `https://${domainName ?? distribution.distributionDomainName}`;
    this.explainFindings(distribution, config);
  }

  /** CloudFront's names are unique per account, independent of the region. */
  private readonly nameOf = (part: string): string => uniqueName(`portal-${this.config.stage}-${part}`);

  private pages(headers: ResponseHeadersPolicy): BehaviorOptions {
    const router = new EdgeFunction(this, 'RoutePages', {
      functionName: this.nameOf('route'),
      runtime: FunctionRuntime.JS_2_0,
      comment: 'Serves the page of every route of the single-page application.',
      code: FunctionCode.fromInline(routePages),
    });
    return {
      origin: S3BucketOrigin.withOriginAccessControl(this.content.bucket as IBucket, {
        originAccessControl: new S3OriginAccessControl(this, 'Access', {
          originAccessControlName: this.nameOf('site'),
        }),
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headers,
      functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: router }],
    };
  }

  /** The first API gets all calls but those below the roots of the others. */
  private calls(origins: readonly CallOrigin[], headers: ResponseHeadersPolicy): Record<string, BehaviorOptions> {
    const behaviour = this.callBehaviour(headers);
    const patterns = origins.flatMap(({ roots, origin }, index) => {
      const below = index === 0 ? [] : [...roots].flatMap((root) => [`/api/${root}`, `/api/${root}/*`]);
      return below.map((pattern) => [pattern, { ...behaviour, origin }] as const);
    });
    const [first] = origins;
    if (!first) throw new Error('There is no API.');
    return { ...Object.fromEntries(patterns), '/api/*': { ...behaviour, origin: first.origin } };
  }

  private callBehaviour(headers: ResponseHeadersPolicy): Omit<BehaviorOptions, 'origin'> {
    return {
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      compress: true,
      cachePolicy: new CachePolicy(this, 'CallCache', {
        cachePolicyName: this.nameOf('calls'),
        comment:
          'Caches only responses that the API marks as public; responses are separate for each Authorization header.',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: longestPublicAge,
        headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
        queryStringBehavior: CacheQueryStringBehavior.all(),
        cookieBehavior: CacheCookieBehavior.none(),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
      originRequestPolicy: new OriginRequestPolicy(this, 'CallRequest', {
        originRequestPolicyName: this.nameOf('calls'),
        comment:
          'The client address as CloudFront saw it, and the headers that calls read; the host stays that of the HTTP API.',
        headerBehavior: OriginRequestHeaderBehavior.allowList(
          'CloudFront-Viewer-Address',
          'Content-Type',
          'Accept',
          'X-Razorpay-Signature',
          'X-Razorpay-Event-Id',
          'Idempotency-Key',
          'X-Reference',
          // Signing in stores the kind of device (session-device.ts); it is not part of the cache key.
          'User-Agent',
        ),
      }),
      responseHeadersPolicy: headers,
    };
  }

  /** Pages that the API renders, at public addresses. The same for every visitor: nothing of the request is forwarded. */
  private documents(origin: HttpOrigin, headers: ResponseHeadersPolicy): Record<string, BehaviorOptions> {
    const router = new EdgeFunction(this, 'RouteDocuments', {
      functionName: this.nameOf('documents'),
      runtime: FunctionRuntime.JS_2_0,
      comment: 'Finds the route of the API for the public address of a document.',
      code: FunctionCode.fromInline(routeDocuments),
    });
    const behaviour: BehaviorOptions = {
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      cachePolicy: new CachePolicy(this, 'DocumentCache', {
        cachePolicyName: this.nameOf('documents'),
        comment: 'Caches documents as long as they say, once for all visitors.',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: longestPublicAge,
        queryStringBehavior: CacheQueryStringBehavior.none(),
        cookieBehavior: CacheCookieBehavior.none(),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
      responseHeadersPolicy: headers,
      functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: router }],
    };
    return Object.fromEntries(documentPatterns.map((pattern) => [pattern, behaviour]));
  }

  private explainFindings(distribution: Distribution, config: StackConfig): void {
    const explain = (rule: string, reason: string) =>
      Validations.of(distribution).acknowledge({ id: `AwsSolutions-${rule}`, reason });
    explain('CFR1', 'Users come from all countries: none is blocked.');
    explain('CFR3', 'Logged by standard logging v2, which can omit client addresses and query strings.');
    if (!config.firewall) explain('CFR2', `The stage ${config.stage} contains no real data and has no firewall.`);
    if (!config.domainName) {
      explain(
        'CFR4',
        `Without a custom domain ${Stack.of(this).stackName} uses CloudFront's certificate and its rules.`,
      );
    }
  }
}

function originOf(root: string, origins: readonly CallOrigin[]): HttpOrigin {
  const found = origins.find(({ roots }) => roots.has(root));
  if (!found) throw new Error(`No API has /${root}.`);
  return found.origin;
}
