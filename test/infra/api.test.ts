import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ApiRoute, apiRoutes, divideRoutes, maxApiRoutes, rootOf } from '#infra/constructs/api-routes.ts';
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

/** Routes below some roots, as many as stated for each. */
const routesBelow = (counts: Record<string, number>): ApiRoute[] =>
  Object.entries(counts).flatMap(([root, count]) =>
    Array.from(
      { length: count },
      (_, index): ApiRoute => ({ method: 'GET', path: `/${root}/${index}`, target: 'jobs' }),
    ),
  );
const rootsOf = (parts: ApiRoute[][]) => parts.map((routes) => [...new Set(routes.map(({ path }) => rootOf(path)))]);

describe('routes', () => {
  test('are divided between as few APIs as have room, all of one root in the same', () => {
    expect(rootsOf(divideRoutes(routesBelow({ a: 4, b: 6, c: 1, d: 9 }), 10))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(rootsOf(divideRoutes(routesBelow({ a: 10 }), 10))).toEqual([['a']]);
    expect(divideRoutes([], 10)).toEqual([]);
    expect(() => divideRoutes(routesBelow({ a: 11 }), 10)).toThrow('/a has 11 routes');
  });

  test('of one root stay together also when other routes are between them', () => {
    const [first, ...others] = routesBelow({ a: 2, b: 2 });
    const mixed = [...others, first].filter((route) => route !== undefined);
    expect(rootsOf(divideRoutes(mixed, 2))).toEqual([['a'], ['b']]);
  });

  test(`of today are not more than ${maxApiRoutes} an API, and none is lost`, () => {
    const parts = divideRoutes(apiRoutes);
    expect(Math.max(...parts.map((routes) => routes.length))).toBeLessThanOrEqual(maxApiRoutes);
    expect(parts.flat()).toHaveLength(apiRoutes.length);
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
    const { StageVariables } = theOnly(prod.template, 'AWS::ApiGatewayV2::Stage');
    const named = Object.values(StageVariables as object)
      .map(referenceIn)
      .sort();
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

test('routes that are too many for one API are in two behind the same edge', () => {
  const maxRoutes = 110;
  const template = synthesizeTemplate('prod', {}, maxRoutes);
  const { template: merged } = synthesize('prod', {}, {}, maxRoutes);
  expect(apiOrigins(prod.template)).toHaveLength(1);
  expect(apiOrigins(merged)).toHaveLength(2);
  expect(servedRoutes(template)).toEqual(expectedRoutes);

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
  const alarms = resourcesOf(merged, 'AWS::CloudWatch::Alarm').map(([id]) => id);
  expect(alarms).toContainEqual(expect.stringMatching(/^AlarmsServerErrors2/));
});

const bodiesOf = (template: Template) =>
  resourcesOf(template, 'AWS::ApiGatewayV2::Api').map(([, { Properties }]) => Properties.Body);

function fail(): never {
  throw new Error('The template lacks it.');
}
