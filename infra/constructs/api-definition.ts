import { Aws } from 'aws-cdk-lib';
import type { ApiRoute } from './api-routes.ts';

interface ApiDefinitionOptions {
  title: string;
  /** An import replaces the tags of the API by those of the document. */
  tags: Readonly<Record<string, string>>;
  /** ARN of the role with which API Gateway calls the functions. */
  callerArn: string;
  routes: readonly ApiRoute[];
}

const parameterNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * The OpenAPI 3.0 document from which API Gateway makes an HTTP API: its routes and integrations are no resources of the
 * stack. It lacks all that HTTP APIs ignore, such as schemas; `infra/openapi.ts` generates the complete document.
 *
 * An integration names its function by a stage variable. So the API refers to no function, and the edge to none: a
 * function may know the address of the site, which contains the edge's host name.
 */
export function apiDefinition({ title, tags, callerArn, routes }: ApiDefinitionOptions): object {
  const targets = [...new Set(routes.map(({ target }) => target))];
  return {
    openapi: '3.0.1',
    info: { title, version: '1.0' },
    tags: Object.entries(tags).map(([name, value]) => ({ name, 'x-amazon-apigateway-tag-value': value })),
    paths: Object.fromEntries([...Map.groupBy(routes, ({ path }) => path)].map(pathItem)),
    components: {
      'x-amazon-apigateway-integrations': Object.fromEntries(
        targets.map((name) => [name, integrationOf(name, callerArn)]),
      ),
    },
  };
}

function pathItem([path, routes]: [string, ApiRoute[]]): [string, object] {
  const parameters = parameterNames(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const operations = routes.map(({ method, target }) => [method.toLowerCase(), operationOf(target)]);
  return [path, { ...(parameters.length > 0 && { parameters }), ...Object.fromEntries(operations) }];
}

const operationOf = (target: string) => ({
  responses: { default: { description: 'The answer of the function.' } },
  'x-amazon-apigateway-integration': { $ref: `#/components/x-amazon-apigateway-integrations/${target}` },
});

/** Without a time-out of its own, API Gateway waits for 30 s. */
const integrationOf = (target: string, credentials: string) => ({
  type: 'aws_proxy',
  credentials,
  httpMethod: 'POST',
  uri: `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/arn:${Aws.PARTITION}:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:\${stageVariables.${target}}/invocations`,
  payloadFormatVersion: '2.0',
});
