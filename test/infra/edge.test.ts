import { Match, type Template } from 'aws-cdk-lib/assertions';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import { answer } from '#functions/http/answer.ts';
import { followEveryMs } from '#functions/services/search/embedded/live-index.ts';
import { routeDocuments } from '#infra/constructs/route-documents.ts';
import { routePages } from '#infra/constructs/route-pages.ts';
import { type CallDefinition, routeKeysOf as callKeysOf, shownMaxAge } from '#shared/contracts/define.ts';
import { documentPatterns, documentRouteKeys, documentRoutes } from '#shared/contracts/documents.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { batchingWindow, fanOuts } from '#test/load/fan-outs.ts';
import { type ApiBody, routeKeysOf } from '#test/support/deployed/api-body.ts';
import { routes } from '#web/config/routes.ts';
import { navigationSource } from '#web/worker/navigation-source.ts';
import { ourFunctions, resourcesOf, synthesize, theOnly } from './synthesize.ts';

type Stack = ReturnType<typeof synthesize>;
let prod: Stack;
beforeAll(() => {
  prod = synthesize('prod');
});

interface DistributionConfig {
  CacheBehaviors: { PathPattern: string; AllowedMethods?: string[]; ViewerProtocolPolicy: string }[];
  Origins: { OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] }[];
  CustomErrorResponses: { ErrorCode: number; ErrorCachingMinTTL: number; ResponsePagePath?: string }[];
}

/** The firewall's log group, and the prefix of its name. */
const firewallLog = (template: Template) => {
  const [found] = resourcesOf(template, 'AWS::Logs::LogGroup').filter(([id]) => /^FirewallLog/.test(id));
  if (!found) throw new Error('The firewall has no log.');
  const name = found[1].Properties.LogGroupName as { 'Fn::Join': [string, string[]] };
  return { ...found[1].Properties, Prefix: name['Fn::Join'][1][0] };
};

const distribution = (): DistributionConfig =>
  theOnly(prod.template, 'AWS::CloudFront::Distribution').DistributionConfig as DistributionConfig;

/** The cache policies by the last part of their names. */
const cachePolicies = (): Record<string, unknown> =>
  Object.fromEntries(
    resourcesOf(prod.template, 'AWS::CloudFront::CachePolicy').map(([, { Properties }]) => {
      const config = Properties.CachePolicyConfig as { Comment: string };
      return [config.Comment.startsWith('Caches documents') ? 'documents' : 'calls', config];
    }),
  );

interface Routed {
  uri: string;
  statusCode?: number;
  headers?: { location?: { value: string } };
}
const edgeFunction = (script: string) => new Function(`${script}; return handler;`)() as (event: object) => Routed;
const requestOf = (uri: string, query?: string) => ({ request: { uri, rawQueryString: () => query } });

const apiStages = () => resourcesOf(prod.template, 'AWS::ApiGatewayV2::Stage').map(([, { Properties }]) => Properties);

describe('the APIs', () => {
  test('has exactly the routes of the contract and of the documents', () => {
    const bodies = resourcesOf(prod.template, 'AWS::ApiGatewayV2::Api').map(([, { Properties }]) => Properties.Body);
    const routes = bodies.flatMap((body) => routeKeysOf(body as ApiBody).map(([routeKey]) => routeKey));
    expect(routes.sort()).toEqual([...allCalls.flatMap(({ call }) => callKeysOf(call)), ...documentRouteKeys].sort());
    expect(routes.filter((routeKey) => /\+\}|\$default|ANY/.test(routeKey))).toEqual([]);
  });

  test('has no routes that differ only in the names of their parameters', () => {
    const shapesOf = (names: readonly string[]) => new Set(names.map((name) => name.replaceAll(/\{[^}]+\}/g, '{}')));
    expect(shapesOf(allCalls.map(({ routeKey }) => routeKey)).size).toBe(allCalls.length);
    // OpenAPI takes such paths for the same, whatever the method.
    const paths = [...new Set(allCalls.map(({ call }) => call.path))];
    expect(shapesOf(paths).size).toBe(paths.length);
  });

  test('has a name and a throttle, and logs no personal data and no queries', () => {
    for (const stage of apiStages()) {
      expect(stage).toMatchObject({
        StageName: 'api',
        DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 },
      });
      const { Format } = stage.AccessLogSettings as { Format: string };
      expect(Format).toContain('$context.routeKey');
      expect(Format).not.toMatch(/sourceIp|userAgent|\$context\.path|queryString|header|authorizer/i);
    }
  });

  test('receives the origin secret from the edge', () => {
    const headers = distribution().Origins.flatMap((origin) => origin.OriginCustomHeaders ?? []);
    expect(headers.map(({ HeaderName }) => HeaderName)).toEqual(['x-origin-verify', 'x-origin-verify']);
    for (const { HeaderValue } of headers) expect(JSON.stringify(HeaderValue)).toContain('{{resolve:secretsmanager:');
  });

  test('receives the client address from CloudFront and never the host of the site', () => {
    prod.template.hasResourceProperties('AWS::CloudFront::OriginRequestPolicy', {
      OriginRequestPolicyConfig: Match.objectLike({
        HeadersConfig: {
          HeaderBehavior: 'whitelist',
          Headers: [
            'CloudFront-Viewer-Address',
            'Content-Type',
            'Accept',
            'X-Razorpay-Signature',
            'X-Razorpay-Event-Id',
            'Idempotency-Key',
            'X-Reference',
            'User-Agent',
          ],
        },
      }),
    });
  });

  test('has no metrics per route, which would be the largest cost', () => {
    for (const { DefaultRouteSettings } of apiStages()) {
      expect(DefaultRouteSettings).toMatchObject({ DetailedMetricsEnabled: false });
    }
  });

  test('is cached at the edge only according to its headers, separately for each session', () => {
    prod.template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: Match.objectLike({
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: Math.max(...allCalls.map(({ call }) => call.publicMaxAge ?? 0)),
        ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] },
          QueryStringsConfig: { QueryStringBehavior: 'all' },
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
        }),
      }),
    });
  });
});

describe('the response to', () => {
  const cacheControlOf = (call: CallDefinition, headers: Record<string, string>) =>
    answer(call, { headers } as unknown as APIGatewayProxyEventV2, []).headers?.['cache-control'];
  const publicCalls = allCalls.map(({ call }) => call).filter(({ publicMaxAge }) => publicMaxAge !== undefined);

  test('a job search by a guest is cached for a second, whatever the query', () => {
    expect(cacheControlOf(jobCalls.list, {})).toBe('public, max-age=1');
    expect(cachePolicies().calls).toMatchObject({
      MinTTL: 0,
      MaxTTL: 60,
      ParametersInCacheKeyAndForwardedToOrigin: { QueryStringsConfig: { QueryStringBehavior: 'all' } },
    });
  });

  test('a guest shows a removed job or person for the shortest time of all', () => {
    const longer = publicCalls.filter(({ publicMaxAge = 0 }) => publicMaxAge > shownMaxAge).map(({ path }) => path);
    expect(longer.filter((path) => !/^\/(subscription|languages|support)/.test(path))).toEqual([]);
  });

  test('a guest shows no removed job or person after five seconds, with all that delays it', () => {
    const longestRun = Math.max(...fanOuts.map(({ run }) => run));
    // It waits for one, and needs another where it withdraws a recruiter's jobs.
    expect(batchingWindow + 2 * longestRun + followEveryMs / 1_000 + shownMaxAge).toBeLessThan(5);
  });

  test('a caller with a session is never cached', () => {
    expect(cacheControlOf(jobCalls.list, { authorization: 'Bearer token' })).toBe('no-store');
  });
});

describe('the site', () => {
  test('accepts every method below /api, over HTTPS only', () => {
    const calls = distribution().CacheBehaviors.filter(({ PathPattern }) => PathPattern.startsWith('/api/'));
    expect(calls.map(({ PathPattern }) => PathPattern)).toContain('/api/*');
    for (const { ViewerProtocolPolicy, AllowedMethods } of calls) {
      expect(ViewerProtocolPolicy).toBe('https-only');
      expect(AllowedMethods).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']));
    }
  });

  test('requires TLS 1.2 or later under its custom domain, behind the firewall', () => {
    prod.template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        Aliases: ['jobs.example'],
        ViewerCertificate: Match.objectLike({ MinimumProtocolVersion: 'TLSv1.2_2021' }),
        WebACLId: Match.anyValue(),
      }),
    });
    const rules = (theOnly(prod.template, 'AWS::WAFv2::WebACL').Rules as { Name: string }[]).map(({ Name }) => Name);
    expect(rules).toEqual(expect.arrayContaining(['RequestsPerAddress', 'AWSManagedRulesCommonRuleSet']));
  });

  test('tells an address with too many requests how long it may be blocked', () => {
    const { Rules } = theOnly(prod.template, 'AWS::WAFv2::WebACL') as { Rules: Record<string, unknown>[] };
    const rule = Rules.find(({ Name }) => Name === 'RequestsPerAddress');
    expect(rule).toMatchObject({
      Action: {
        Block: { CustomResponse: { ResponseCode: 429, ResponseHeaders: [{ Name: 'Retry-After', Value: '300' }] } },
      },
      Statement: { RateBasedStatement: { EvaluationWindowSec: 300 } },
    });
  });

  test('limits HSTS to its host by default, and extends it by a setting', () => {
    const promised = (settings: Record<string, string>) => {
      const { template } = synthesize('prod', settings);
      const { ResponseHeadersPolicyConfig: config } = theOnly(template, 'AWS::CloudFront::ResponseHeadersPolicy');
      return (config as { SecurityHeadersConfig: Record<string, unknown> }).SecurityHeadersConfig
        .StrictTransportSecurity;
    };
    const twoYears = { AccessControlMaxAgeSec: 63072000, Override: true };
    expect(promised({})).toEqual({ ...twoYears, IncludeSubdomains: false, Preload: false });
    expect(promised({ transportSecurity: 'subdomains' })).toEqual({
      ...twoYears,
      IncludeSubdomains: true,
      Preload: false,
    });
    expect(promised({ transportSecurity: 'preload' })).toEqual({ ...twoYears, IncludeSubdomains: true, Preload: true });
  });

  test('neither replaces an error of the API by a page nor caches it', () => {
    const errors = distribution().CustomErrorResponses;
    expect(errors.map(({ ErrorCode }) => ErrorCode)).toEqual(expect.arrayContaining([403, 404, 500, 503]));
    for (const error of errors) {
      expect(error.ErrorCachingMinTTL, String(error.ErrorCode)).toBe(0);
      expect(error.ResponsePagePath).toBeUndefined();
    }
  });

  test('rewrites routes of the application to its page, and does not change paths of files', () => {
    const handler = edgeFunction(routePages);
    const served = (uri: string) => handler(requestOf(uri)).uri;
    expect(served('/')).toBe('/');
    expect(served('/jobs')).toBe('/jobs.html');
    expect(served('/recruiter/login')).toBe('/recruiter/login.html');
    expect(served('/jobs/42')).toBe('/app.html');
    expect(served('/admin')).toBe('/app.html');
    expect(served('/assets/app-1234.js')).toBe('/assets/app-1234.js');
    expect(served('/robots.txt')).toBe('/robots.txt');
  });

  test.each([
    ['the pages', routePages],
    ['the documents', routeDocuments],
  ])('redirects other addresses of %s to the canonical one, with the query and on the same host', (_, script) => {
    const handler = edgeFunction(script);
    const moved = (uri: string, query?: string) => handler(requestOf(uri, query)).headers?.location?.value;
    for (const end of ['/', ')', '.', ',', '%3E', ').', '%E2%80%9D', '%e3%80%82', ']', '**', '%20']) {
      expect(moved(`/jobs/7${end}`)).toBe('/jobs/7');
      expect(handler(requestOf(`/login${end}`))).toMatchObject({
        statusCode: 301,
        headers: { location: { value: '/login' } },
      });
    }
    expect(moved('/login/', 'email=a%40b.example&x=')).toBe('/login?email=a%40b.example&x=');
    expect(moved('/login/', '')).toBe('/login');
    for (const uri of [
      '//evil.example',
      '//evil.example/',
      '/\\evil.example',
      '///evil.example/%2e%2e',
      '/%5C/evil.example/',
    ]) {
      expect(moved(uri)).toMatch(/^\/[^/\\]/);
    }
    for (const uri of ['/', '/jobs', '/jobs/7', '/robots.txt', '/assets/app-1234.js'])
      expect(moved(uri)).toBeUndefined();
  });

  test('has functions at the edge within their limit of 10 KB', () => {
    for (const script of [routePages, routeDocuments]) expect(Buffer.byteLength(script)).toBeLessThan(10_240);
  });

  test('has files that are cached for ever only below assets: pages and the service worker are revalidated', () => {
    const uploads = resourcesOf(prod.template, 'Custom::CDKBucketDeployment').map(([, { Properties }]) => Properties);
    const rules = uploads.map((upload) => [
      upload.DestinationBucketKeyPrefix ?? '',
      (upload.SystemMetadata as Record<string, string>)['cache-control'],
    ]);
    expect(Object.fromEntries(rules)).toEqual({
      assets: 'public, max-age=31536000, immutable',
      '': 'no-cache',
    });
  });

  test('has a service worker that answers with the shell only what the edge answers with it', () => {
    const handler = edgeFunction(routePages);
    const paths = [
      ...Object.values(routes).map(({ path }) => path.replace(/:\w+\??/, '7')),
      '/jobs/',
      '/job/7/',
      '/job/7)',
    ];
    for (const uri of [...paths, '/robots.txt', '/sitemap-1.xml', '/preview.png']) {
      // Otherwise a behaviour of /jobs/* answers it.
      const isShell = !/^(?:\/[^/]+)?\/jobs\//.test(uri) && handler(requestOf(uri)).uri === '/app.html';
      expect(navigationSource(uri) === 'shell', uri).toBe(isShell);
    }
  });

  test('sends strict security headers with pages and calls', () => {
    const policy = theOnly(prod.template, 'AWS::CloudFront::ResponseHeadersPolicy');
    const { SecurityHeadersConfig: headers } = policy.ResponseHeadersPolicyConfig as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
    };
    const contentPolicy = JSON.stringify(headers.ContentSecurityPolicy);
    expect(contentPolicy).toContain("worker-src 'self';");
    expect(contentPolicy).toContain("script-src 'self' https://checkout.razorpay.com ");
    expect(contentPolicy).toContain("object-src 'none'");
    expect(contentPolicy).toContain("frame-ancestors 'none'");
    expect(contentPolicy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers.StrictTransportSecurity).toMatchObject({ AccessControlMaxAgeSec: 63072000, Override: true });
    expect(headers.ContentTypeOptions).toEqual({ Override: true });
    expect(headers.FrameOptions).toEqual({ FrameOption: 'DENY', Override: true });
    expect(prod.text.match(/"ResponseHeadersPolicyId":/g)).toHaveLength(1 + distribution().CacheBehaviors.length);
  });

  test('names the deployed version with every response', () => {
    const { ResponseHeadersPolicyConfig: config } = theOnly(prod.template, 'AWS::CloudFront::ResponseHeadersPolicy');
    const { CustomHeadersConfig: custom } = config as { CustomHeadersConfig: { Items: unknown[] } };
    expect(custom.Items).toContainEqual({ Header: 'x-release', Value: 'c4fbf8947d09', Override: true });
    const named = ourFunctions(prod.template).filter(([, { Properties }]) =>
      JSON.stringify(Properties.Environment).includes('"RELEASE":"c4fbf8947d09"'),
    );
    // A setting of more functions would replace them with every commit.
    expect(named.map(([id]) => id)).toEqual([expect.stringMatching(/^Functionssystem/)]);
    expect(prod.template.toJSON().Outputs.Release).toEqual({ Value: 'c4fbf8947d09' });
  });

  test('finds the document of every public address, and the missing job below /jobs/', () => {
    const handler = edgeFunction(routeDocuments);
    const served = (uri: string) => handler(requestOf(uri)).uri;
    expect(served('/jobs/42')).toBe('/api/pages/jobs/42');
    expect(served('/jobs/1/2')).toBe('/api/pages/jobs/-');
    expect(served('/robots.txt')).toBe('/api/pages/robots');
    expect(served('/sitemap.xml')).toBe('/api/pages/sitemap');
    expect(served('/sitemap-12.xml')).toBe('/api/pages/sitemap/12');
    expect(served('/jobs/language')).toBe('/api/pages/languages/-');
    expect(served('/de/jobs/language')).toBe('/api/pages/languages/de');
    expect(served('/jobs/language/pt-BR')).toBe('/api/pages/languages/-/pt-BR');
    expect(served('/ja/jobs/language/de/place/k%C3%B6ln')).toBe('/api/pages/languages/ja/de/place/k%C3%B6ln');
    expect(served('/xx/jobs/language/de')).toBe('/api/pages/jobs/-');
    expect(served('/de/jobs/42')).toBe('/api/pages/job-texts/de/42');
    expect(served('/en/jobs/42')).toBe('/api/pages/job-texts/en/42');
    expect(served('/xx/jobs/42')).toBe('/api/pages/jobs/-');
    expect(served('/jobs.atom')).toBe('/api/pages/feed/-');
    expect(served('/jobs/language/de.atom')).toBe('/api/pages/feed/de');
    expect(served('/jobs.xml')).toBe('/api/pages/job-feed/-');
    expect(served('/jobs-12-3.xml')).toBe('/api/pages/job-feed/12-3');
    expect(served('/sitemap-languages.xml')).toBe('/api/pages/sitemap/languages');
    expect(Object.values(documentRoutes)).toHaveLength(10);
  });

  test('caches documents for all visitors together, without queries, cookies and headers', () => {
    const documents = distribution().CacheBehaviors.filter(({ PathPattern }) => !PathPattern.startsWith('/api/'));
    expect(documents.map(({ PathPattern }) => PathPattern)).toEqual([...documentPatterns]);
    // CloudFront's default: GET and HEAD.
    for (const { AllowedMethods } of documents) expect(AllowedMethods).toBeUndefined();
    expect(cachePolicies().documents).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    });
  });

  test('logs requests without client addresses, paths, queries, cookies or referrers', () => {
    const fields = theOnly(prod.template, 'AWS::Logs::Delivery').RecordFields as string[];
    expect(fields).toContain('sc-status');
    // Paths can contain personal data, such as `/candidate/by-email/{email}`.
    for (const personal of ['c-ip', 'x-forwarded-for', 'cs-uri-stem', 'cs-uri-query', 'cs(Cookie)', 'cs(Referer)']) {
      expect(fields).not.toContain(personal);
    }
  });

  test('logs requests that the firewall blocked, without fields that may identify a person or contain a token', () => {
    const { Prefix, ...log } = firewallLog(prod.template);
    expect(Prefix).toMatch(/^aws-waf-logs-/);
    expect(log).toMatchObject({ RetentionInDays: 90 });
    const logging = theOnly(prod.template, 'AWS::WAFv2::LoggingConfiguration');
    expect(logging.RedactedFields).toEqual([
      { UriPath: {} },
      { QueryString: {} },
      { SingleHeader: { Name: 'authorization' } },
      { SingleHeader: { Name: 'cookie' } },
      { SingleHeader: { Name: 'referer' } },
    ]);
    // Allowed requests are not logged, so that the log has no list of client addresses.
    expect(logging.LoggingFilter).toEqual({
      DefaultBehavior: 'DROP',
      Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
    });
    expect(JSON.stringify(logging.LogDestinationConfigs)).toMatch(/:log-group:","?.*FirewallLog/);
    expect(JSON.stringify(logging.LogDestinationConfigs)).not.toContain(':*');
  });
});
