import { type DeployedTemplate, referenceIn, resourcesOf } from './template.ts';

interface HeaderList {
  HeaderBehavior: 'none' | 'whitelist';
  Headers?: string[];
}

interface CachePolicyConfig {
  MinTTL: number;
  DefaultTTL: number;
  MaxTTL: number;
  ParametersInCacheKeyAndForwardedToOrigin: {
    HeadersConfig: HeaderList;
    QueryStringsConfig: { QueryStringBehavior: 'none' | 'all' };
    CookiesConfig: { CookieBehavior: 'none' };
  };
}

interface OriginRequestPolicyConfig {
  HeadersConfig: HeaderList;
  QueryStringsConfig: { QueryStringBehavior: 'none' | 'all' };
  CookiesConfig: { CookieBehavior: 'none' };
}

interface CacheBehavior {
  PathPattern?: string;
  AllowedMethods?: string[];
  CachePolicyId: unknown;
  OriginRequestPolicyId?: unknown;
  ResponseHeadersPolicyId?: unknown;
  TargetOriginId: string;
  FunctionAssociations?: { EventType: string; FunctionARN: unknown }[];
}

export interface Origin {
  Id: string;
  DomainName: unknown;
  CustomOriginConfig?: object;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[];
}

export interface DistributionConfig {
  DefaultRootObject?: string;
  DefaultCacheBehavior: CacheBehavior;
  CacheBehaviors?: CacheBehavior[];
  Origins: Origin[];
  CustomErrorResponses?: { ErrorCode: number; ErrorCachingMinTTL?: number; ResponsePagePath?: string }[];
}

/** How the edge treats the requests of one path pattern. Header names are lower-cased, times are in seconds. */
export interface Behaviour {
  /** The pattern as a regular expression over the whole path. */
  pattern: RegExp;
  methods: readonly string[];
  ttl: { min: number; default: number; max: number };
  /** Client headers that are part of the cache key, and therefore also reach the origin. */
  keyHeaders: readonly string[];
  /** Other headers that reach the origin. */
  forwardedHeaders: readonly string[];
  isQueryInKey: boolean;
  isQueryForwarded: boolean;
  originId: string;
  responseHeadersId: string | undefined;
  /** Code of the function that runs on every request of a client. */
  viewerRequest: string | undefined;
}

/** CloudFront's managed policy CachingOptimized, by its published id. */
const managedPolicies: Record<string, CachePolicyConfig> = {
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    MinTTL: 1,
    DefaultTTL: 86_400,
    MaxTTL: 31_536_000,
    ParametersInCacheKeyAndForwardedToOrigin: {
      HeadersConfig: { HeaderBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
    },
  },
};

const readOnly = ['GET', 'HEAD'];

export const distributionOf = (template: DeployedTemplate): DistributionConfig => {
  const [only, ...more] = resourcesOf<{ DistributionConfig: DistributionConfig }>(
    template,
    'AWS::CloudFront::Distribution',
  );
  if (!only || more.length > 0) throw new Error('There is not exactly one distribution.');
  return only[1].DistributionConfig;
};

/** The behaviours of the template's distribution, in the order in which they are tried: the default is the last. */
export function behavioursOf(template: DeployedTemplate): Behaviour[] {
  const { CacheBehaviors = [], DefaultCacheBehavior } = distributionOf(template);
  return [...CacheBehaviors, DefaultCacheBehavior].map((each) => behaviourOf(template, each));
}

function behaviourOf(template: DeployedTemplate, behavior: CacheBehavior): Behaviour {
  const cache = cachePolicyOf(template, behavior.CachePolicyId);
  const key = cache.ParametersInCacheKeyAndForwardedToOrigin;
  const { OriginRequestPolicyId, ResponseHeadersPolicyId, FunctionAssociations = [] } = behavior;
  const request =
    OriginRequestPolicyId === undefined ? undefined : originRequestPolicyOf(template, OriginRequestPolicyId);
  const viewer = FunctionAssociations.find(({ EventType }) => EventType === 'viewer-request');
  return {
    pattern: patternOf(behavior.PathPattern ?? '*'),
    methods: behavior.AllowedMethods ?? readOnly,
    ttl: { min: cache.MinTTL, default: cache.DefaultTTL, max: cache.MaxTTL },
    keyHeaders: listed(key.HeadersConfig),
    forwardedHeaders: request ? listed(request.HeadersConfig) : [],
    isQueryInKey: key.QueryStringsConfig.QueryStringBehavior === 'all',
    isQueryForwarded: request?.QueryStringsConfig.QueryStringBehavior === 'all',
    originId: behavior.TargetOriginId,
    responseHeadersId: ResponseHeadersPolicyId === undefined ? undefined : referenceIn(ResponseHeadersPolicyId),
    viewerRequest: viewer && edgeFunctionOf(template, viewer.FunctionARN),
  };
}

const propertiesOf = (template: DeployedTemplate, reference: unknown): Record<string, unknown> => {
  const found = template.resources[referenceIn(reference)];
  if (!found) throw new Error(`The template does not have ${JSON.stringify(reference)}.`);
  return found.Properties;
};

function cachePolicyOf(template: DeployedTemplate, id: unknown): CachePolicyConfig {
  const config = typeof id === 'string' ? managedPolicies[id] : propertiesOf(template, id).CachePolicyConfig;
  if (!config) throw new Error(`The cache policy ${String(id)} is not known here.`);
  return config as CachePolicyConfig;
}

const originRequestPolicyOf = (template: DeployedTemplate, id: unknown): OriginRequestPolicyConfig =>
  propertiesOf(template, id).OriginRequestPolicyConfig as OriginRequestPolicyConfig;

const edgeFunctionOf = (template: DeployedTemplate, arn: unknown): string =>
  String(propertiesOf(template, arn).FunctionCode);

function listed({ HeaderBehavior, Headers = [] }: HeaderList): string[] {
  if (HeaderBehavior === 'none') return [];
  if (HeaderBehavior !== 'whitelist') throw new Error(`The header behaviour ${HeaderBehavior} is not known here.`);
  return Headers.map((name) => name.toLowerCase());
}

/** `*` means any characters and `?` one; upper and lower case differ. */
const patternOf = (pattern: string): RegExp => {
  const full = pattern.startsWith('/') || pattern.startsWith('*') ? pattern : `/${pattern}`;
  return new RegExp(
    `^${full
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  );
};
