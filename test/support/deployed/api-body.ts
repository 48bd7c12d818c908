import { distributionOf } from './behaviours.ts';
import { type DeployedTemplate, referenceIn, resourcesOf } from './template.ts';

/** Name of API Gateway's extension of OpenAPI that names the integration of an operation. */
const integrationKey = 'x-amazon-apigateway-integration';

interface Integration {
  uri: unknown;
  payloadFormatVersion: string;
  timeoutInMillis?: number;
}

/** The used part of the OpenAPI document of an API. */
export interface ApiBody {
  paths: Record<string, Record<string, { [integrationKey]?: { $ref: string } }>>;
  components: { 'x-amazon-apigateway-integrations': Record<string, Integration> };
}

interface StageProperties {
  ApiId: unknown;
  StageVariables: Record<string, unknown>;
}

interface Route {
  routeKey: string;
  functionId: string;
  timeoutMs: number;
}

/** Maximum time that API Gateway waits for a function, in milliseconds; then it answers 503. */
const longestWaitMs = 30_000;

/** The route keys of a document, each with the name of its integration. */
export const routeKeysOf = ({ paths }: Pick<ApiBody, 'paths'>): [routeKey: string, integration: string][] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { [integrationKey]: integration }]): [string, string][] =>
      integration ? [[`${method.toUpperCase()} ${path}`, integration.$ref.split('/').at(-1) ?? '']] : [],
    ),
  );

/** The routes of the APIs that the distribution forwards to, with the functions that variables of their stages name. */
export function routesOf(template: DeployedTemplate): Route[] {
  const stages = resourcesOf<StageProperties>(template, 'AWS::ApiGatewayV2::Stage').map(([, stage]) => stage);
  const apis = distributionOf(template).Origins.filter(({ CustomOriginConfig }) => CustomOriginConfig);
  return apis.flatMap(({ DomainName }) => {
    const id = referenceIn(DomainName);
    const body = template.resources[id]?.Properties.Body as ApiBody;
    const variables = stages.find(({ ApiId }) => referenceIn(ApiId) === id)?.StageVariables ?? {};
    return routeKeysOf(body).map(([routeKey, name]) => {
      const integration = body.components['x-amazon-apigateway-integrations'][name];
      if (integration?.payloadFormatVersion !== '2.0') throw new Error(`${routeKey} has no integration of format 2.0.`);
      const { uri, timeoutInMillis: timeoutMs = longestWaitMs } = integration;
      const [, variable = ''] = /\$\{stageVariables\.(\w+)\}/.exec(JSON.stringify(uri)) ?? [];
      return { routeKey, functionId: referenceIn(variables[variable]), timeoutMs };
    });
  });
}
