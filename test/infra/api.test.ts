import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes, divideRoutes, maxApiRoutes, rootOf } from '#infra/constructs/api-routes.ts';
import { handlerFile } from '#infra/settings/handler-file.ts';
import { documentRoutes } from '#shared/contracts/documents.ts';
import { type ApiBody, routesOf } from '#test/support/deployed/api-body.ts';
import { behavioursOf, distributionOf } from '#test/support/deployed/behaviours.ts';
import { synthesizeTemplate } from '#test/support/deployed/synthesize-template.ts';
import { type DeployedTemplate, referenceIn } from '#test/support/deployed/template.ts';
import { ourFunctions, resourcesOf, synthesize, theOnly } from './synthesize.ts';

type Stack = ReturnType<typeof synthesize>;
let prod: Stack;
beforeAll(() => {
  prod = synthesize('prod');
});

describe('routes', () => {
  test(`of today are not more than ${maxApiRoutes} an API, and none is lost`, () => {
    const parts = divideRoutes(apiRoutes);
    expect(parts).toHaveLength(2);
    expect(Math.max(...parts.map((routes) => routes.length))).toBeLessThanOrEqual(maxApiRoutes);
    expect(parts.flat()).toHaveLength(apiRoutes.length);
  });

  test('of one root are in one API, those from before the second one in the first', () => {
    const [first, second] = divideRoutes(apiRoutes).map((routes) => new Set(routes.map(({ path }) => rootOf(path))));
    expect(first?.intersection(second ?? new Set()).size).toBe(0);
    expect([...(first ?? [])]).toEqual(expect.arrayContaining(['pages', 'jobs', 'candidate', 'health']));
    expect([...(second ?? [])]).toContain('job-drafts');
  });

  test('that an API has no room for are refused', () => {
    const [route = fail()] = apiRoutes;
    expect(() => divideRoutes(Array.from({ length: maxApiRoutes + 1 }, () => route))).toThrow('at most');
  });
});

/** The domain names of the edge's origins that are an API. */
function apiOrigins(template: Template): unknown[] {
  const { DistributionConfig } = theOnly(template, 'AWS::CloudFront::Distribution') as {
    DistributionConfig: { Origins: { CustomOriginConfig?: object; DomainName: unknown }[] };
  };
  return DistributionConfig.Origins.filter(({ CustomOriginConfig }) => CustomOriginConfig).map(
    ({ DomainName }) => DomainName,
  );
}

/** All routes of the contract, each with the module of its function. */
const expectedRoutes = apiRoutes.map(({ method, path, target }) => [`${method} ${path}`, handlerFile(target)]).sort();

const servedRoutes = (template: DeployedTemplate) =>
  routesOf(template)
    .map(({ routeKey, functionId }) => [routeKey, template.entries[functionId]])
    .sort();

describe('the API that the edge uses', () => {
  test('has each route at the function of its domain', () => {
    expect(servedRoutes(synthesizeTemplate('prod'))).toEqual(expectedRoutes);
  });

  test('may invoke every function that it names, and no other', () => {
    const stages = resourcesOf(prod.template, 'AWS::ApiGatewayV2::Stage').map(([, { Properties }]) => Properties);
    const variables = stages.flatMap(({ StageVariables }) => Object.values(StageVariables as object).map(referenceIn));
    const named = [...new Set(variables)].sort();
    const [[, { Properties }] = fail()] = resourcesOf(prod.template, 'AWS::IAM::Policy').filter(([id]) =>
      id.startsWith('StagesCalls'),
    );
    const { Statement } = Properties.PolicyDocument as { Statement: [{ Action: string; Resource: unknown[] }] };
    expect(Statement.map(({ Action }) => Action)).toEqual(['lambda:InvokeFunction']);
    expect(Statement[0].Resource.map(referenceIn).sort()).toEqual(named);
    expect(named.length).toBeGreaterThan(20);
    expect(ourFunctions(prod.template).map(([id]) => id)).toEqual(expect.arrayContaining(named));
    const roles = (Properties.Roles as unknown[]).map(referenceIn);
    expect(roles).toEqual([expect.stringMatching(/^CallsCaller/)]);
    expect(JSON.stringify(bodiesOf(prod.template))).toContain(`"Fn::GetAtt":["${roles[0]}","Arn"]`);
  });

  test('refers to no function, so that a function may know the host name of the edge', () => {
    const body = JSON.stringify(bodiesOf(prod.template));
    const references = [...body.matchAll(/"(?:Ref|Fn::GetAtt)":\[?"([^"]+)"/g)].map(([, id]) => id);
    const pseudo = ['AWS::AccountId', 'AWS::Partition', 'AWS::Region'];
    expect([...new Set(references)].sort()).toEqual([...pseudo, expect.stringMatching(/^CallsCaller/)]);
  });
});

test('the two APIs are behind the same edge, each with its paths', () => {
  const template = synthesizeTemplate('prod');
  const { template: merged } = prod;
  expect(apiOrigins(merged)).toHaveLength(2);
  const behaviours = behavioursOf(template);
  const ids = distributionOf(template).Origins.map(({ Id, DomainName }) => [Id, DomainName] as const);
  const apiOf = (path: string) => {
    const { originId } = behaviours.find(({ pattern }) => pattern.test(path)) ?? fail();
    return referenceIn(ids.find(([id]) => id === originId)?.[1]);
  };
  const bodies = resourcesOf(merged, 'AWS::ApiGatewayV2::Api');
  expect(bodies).toHaveLength(2);
  for (const [id, { Properties }] of bodies) {
    const paths = Object.keys((Properties.Body as ApiBody).paths);
    for (const path of paths.filter((each) => !each.startsWith('/pages'))) expect(apiOf(`/api${path}`), path).toBe(id);
    if (paths.includes(documentRoutes.job.path)) expect(apiOf('/jobs/7')).toBe(id);
  }
});

test('the second API logs its number where the first one logs, and its failed calls are counted among the faults', () => {
  const settings = resourcesOf(prod.template, 'AWS::ApiGatewayV2::Stage').map(([id, { Properties }]) => {
    const { Format, DestinationArn } = Properties.AccessLogSettings as { Format: string; DestinationArn: unknown };
    const { api, ...others } = JSON.parse(Format) as { api: number };
    return [id.replace(/[0-9A-F]{8}$/, ''), api, others, DestinationArn];
  });
  const [[, , format, log] = fail()] = settings;
  expect(settings).toEqual([
    ['StagesStage', 1, format, log],
    ['StagesStage2', 2, format, log],
  ]);
});

const bodiesOf = (template: Template) =>
  resourcesOf(template, 'AWS::ApiGatewayV2::Api').map(([, { Properties }]) => Properties.Body);

function fail(): never {
  throw new Error('The template lacks it.');
}
