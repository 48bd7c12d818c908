import { routeDocuments } from '#infra/constructs/route-documents.ts';
import { routePages } from '#infra/constructs/route-pages.ts';
import { type ApiBody, routeKeysOf } from '#test/support/deployed/api-body.ts';
import { distributionOf } from '#test/support/deployed/behaviours.ts';
import { resolver } from '#test/support/deployed/resolve.ts';
import { synthesizeTemplate } from '#test/support/deployed/synthesize-template.ts';
import { type DeployedTemplate, resourcesOf } from '#test/support/deployed/template.ts';
import { synthesize } from './synthesize.ts';
import { changesOf, type Variant } from './variants.ts';

/** A limit with its use. */
export interface Quota {
  name: string;
  use: number;
  limit: number;
}

/** Functions that are counted besides those of today. */
const moreFunctions = 15;
/** A function has a role and a log. */
const ofFunction = 3;
/** Gradual releases add a version, an alias and a deployment group. */
const ofRelease = 3;
/** What starts a function that is not behind the API: a schedule and the role of its caller. */
const ofSchedule = 2;
/** Length of a resource in a template, on average. */
const resourceBytes = 1_000;

/** Half of CloudFormation's quota of a stack. */
export const maxResources = 250;

const max = (values: readonly number[]): number => Math.max(0, ...values);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Resources that more functions would add to a stack. */
function laterResources(name: string): number {
  if (name.endsWith('-Api')) return moreFunctions * (ofFunction + ofRelease);
  if (name.endsWith('-Watch')) return moreFunctions;
  return name.endsWith('-Pages') ? 0 : moreFunctions * (ofFunction + ofSchedule);
}

/** The resources of each stack, with those of more functions. */
export function resourceCounts(variant: Variant): Quota[] {
  const { stacks } = synthesize(variant.stage, {}, changesOf(variant));
  return Object.entries(stacks).map(([name, template]) => ({
    name: `resources of ${name}, ${Object.keys(template.Resources).length} of them today`,
    use: Object.keys(template.Resources).length + laterResources(name),
    limit: maxResources,
  }));
}

/** AWS's quotas that a stage uses up, by the largest of its resources. */
export function quotasOf(variant: Variant): Quota[] {
  const { stacks } = synthesize(variant.stage, {}, changesOf(variant));
  const template = synthesizeTemplate(variant.stage, changesOf(variant));
  const row = (name: string, use: number, limit: number): Quota => ({ name, use, limit });
  const bodies = resourcesOf<{ Body: ApiBody }>(template, 'AWS::ApiGatewayV2::Api').map(([, { Body }]) => Body);
  const stages = resourcesOf<{ StageVariables: object }>(template, 'AWS::ApiGatewayV2::Stage');
  const ofTemplate = Object.entries(stacks).flatMap(([name, each]) => [
    row(`bytes of ${name}`, bytesOf(each) + laterResources(name) * resourceBytes, 1_000_000),
    row(`outputs of ${name}`, Object.keys(each.Outputs ?? {}).length, 200),
  ]);
  return [
    ...ofTemplate,
    row('routes of an API', max(bodies.map((body) => routeKeysOf(body).length)), 300),
    row(
      'functions of an API',
      max(stages.map(([, { StageVariables }]) => Object.keys(StageVariables).length)) + moreFunctions,
      100,
    ),
    ...ofRoles(template),
    ...ofFunctions(template),
    row('behaviours of the edge', (distributionOf(template).CacheBehaviors ?? []).length + 1, 75),
    row(
      'bytes of a function at the edge',
      max([routePages, routeDocuments].map((code) => Buffer.byteLength(code))),
      10_240,
    ),
    row('units of the firewall', firewallUnits(variant, template), 1_500),
  ];
}

const resolved = (template: DeployedTemplate) =>
  resolver(template, { tableName: 'x'.repeat(60), bucketName: 'x'.repeat(60), secret: () => 'x'.repeat(48) });

interface PolicyProperties {
  PolicyDocument: { Statement: { Resource: unknown }[] };
}

function ofRoles(template: DeployedTemplate): Quota[] {
  const resolve = resolved(template);
  const limit = 10_240;
  const rights = resourcesOf<{ Policies?: PolicyProperties[] }>(template, 'AWS::IAM::Role').map(
    ([, { Policies = [] }]) => sum(Policies.map(({ PolicyDocument }) => bytesOf(resolve(PolicyDocument)))),
  );
  const called = resourcesOf<PolicyProperties>(template, 'AWS::IAM::Policy').filter(([id]) => id.startsWith('Stages'));
  const callers = called.map(([, { PolicyDocument }]) => {
    const functions = PolicyDocument.Statement.flatMap(({ Resource }) => Resource).length;
    // A real name begins with that of its stack and ends in a random part; an alias is longer.
    const perFunction =
      bytesOf(resolve(PolicyDocument)) / functions + 'LanguageJobPortal-prod-Api--ABCDEFGHIJKL:live'.length;
    return Math.ceil(perFunction * (functions + moreFunctions));
  });
  return [
    { name: "characters of a function's rights", use: max(rights), limit },
    { name: "characters of API Gateway's rights", use: max(callers), limit },
  ];
}

interface FunctionProperties {
  Environment?: { Variables: object };
  ReservedConcurrentExecutions?: number;
}

function ofFunctions(template: DeployedTemplate): Quota[] {
  const resolve = resolved(template);
  const all = resourcesOf<FunctionProperties>(template, 'AWS::Lambda::Function').map(([, properties]) => properties);
  const reserved = sum(all.map(({ ReservedConcurrentExecutions = 0 }) => ReservedConcurrentExecutions));
  return [
    {
      name: "bytes of a function's environment",
      use: max(all.map(({ Environment }) => bytesOf(resolve(Environment?.Variables ?? {})))),
      limit: 4_096,
    },
    // AWS keeps 100 of an account's 1,000 executions unreserved.
    { name: 'reserved executions', use: reserved, limit: 900 },
  ];
}

/** Units of the firewall's rules, as AWS publishes them. */
const managedUnits: Record<string, number> = {
  AWSManagedRulesAmazonIpReputationList: 25,
  AWSManagedRulesCommonRuleSet: 700,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
};
const rateLimitUnits = 2;

interface FirewallProperties {
  Rules: { Statement: { ManagedRuleGroupStatement?: { Name: string } } }[];
}

function firewallUnits(variant: Variant, { resources }: DeployedTemplate): number {
  const { edge } = synthesize(variant.stage, {}, changesOf(variant));
  const all = [...Object.values(resources), ...Object.values(edge.firewall?.toJSON().Resources ?? {})];
  const rules = (all as { Type: string; Properties: FirewallProperties }[])
    .filter(({ Type }) => Type === 'AWS::WAFv2::WebACL')
    .flatMap(({ Properties }) => Properties.Rules);
  return sum(
    rules.map(({ Statement: { ManagedRuleGroupStatement: managed } }) => {
      const units = managed ? managedUnits[managed.Name] : rateLimitUnits;
      if (units === undefined) throw new Error(`The units of ${managed?.Name} are not known here.`);
      return units;
    }),
  );
}
