import { resolver, type Surroundings } from '../deployed/resolve.ts';
import { type DeployedTemplate, referenceIn, resourcesOf } from '../deployed/template.ts';
import { allows, applies, type PolicyStatement } from './policy.ts';
import type { NeededRight } from './service-call.ts';

interface FunctionProperties {
  Role: unknown;
  Environment?: { Variables: Record<string, unknown> };
}

/** A function's role and environment in the template. */
export interface Role {
  entry: string;
  statements: readonly PolicyStatement[];
  settings: Readonly<Record<string, string>>;
  /** The configuration set that applies to every mail. */
  configurationSet: string;
}

/** Names may be arbitrary: rights are compared with the resources of the same template. */
const surroundings: Surroundings = { tableName: 'table', bucketName: 'files', secret: (name) => name };

/** The roles of the template's functions. */
export function rolesOf(template: DeployedTemplate): Role[] {
  const resolve = resolver(template, surroundings);
  const roles = new Map(
    resourcesOf<{ Policies: { PolicyDocument: { Statement: unknown } }[] }>(template, 'AWS::IAM::Role'),
  );
  const configurationSet = resourcesOf(template, 'AWS::SES::ConfigurationSet')[0]?.[0] ?? '';
  return resourcesOf<FunctionProperties>(template, 'AWS::Lambda::Function').flatMap(([id, { Role, Environment }]) => {
    const entry = template.entries[id];
    if (entry === undefined) return [];
    const policies = roles.get(referenceIn(Role))?.Policies ?? [];
    const statements = policies.flatMap(({ PolicyDocument }) => resolve(PolicyDocument.Statement) as PolicyStatement[]);
    const settings = resolve(Environment?.Variables ?? {}) as Record<string, string>;
    return [{ entry, statements, settings, configurationSet }];
  });
}

/** The bare address in `Name <address>`, as conditions of policies see it. */
const bareAddress = (sender = '') => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

/** A right as an IAM request, with the resource names of the function's settings. */
function requestOf({ action, resource, context = {} }: NeededRight, { settings, configurationSet }: Role) {
  const from = bareAddress(settings.MAIL_FROM);
  const inTemplate = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'MAIL_FROM' ? from : (settings[name] ?? `no ${name}`),
    );
  const service = action.split(':')[0] ?? '';
  const named =
    service === 'ses'
      ? resource.replace('{SENDER}', from.slice(from.indexOf('@') + 1)).replace('{CONFIGURATION_SET}', configurationSet)
      : inTemplate(resource);
  const arn = service === 's3' ? `arn:aws:s3:::${named}` : `arn:aws:${service}:us-east-1:111111111111:${named}`;
  return {
    action,
    resource: resource === '*' ? '*' : arn,
    context: Object.fromEntries(Object.entries(context).map(([key, values]) => [key, values.map(inTemplate)])),
  };
}

/**
 * `functions/api/jobs/handler.ts calls dynamodb:PutItem on ..., which its role does not allow`, for each right that is
 * missing.
 */
export function missingRights(roles: readonly Role[], needed: readonly NeededRight[]): string[] {
  const missing = needed.flatMap((right) => {
    const role = roles.find(({ entry }) => entry === right.entry);
    if (right.isOptional || (role && allows(role.statements, requestOf(right, role)))) return [];
    const keys = right.context?.['dynamodb:leadingkeys']?.map((key) => ` under ${key.replaceAll(/#.*/g, '#*')}`) ?? [];
    const below = right.context?.['s3:prefix']?.map((prefix) => ` below ${prefix}`) ?? [];
    const requested = `${right.action} on ${right.resource}${[...keys, ...below].join()}`;
    return [`${right.entry} calls ${requested}, which its role does not allow.`];
  });
  return [...new Set(missing)].sort();
}

/** Conditions whose values are keys, each a part of its own, and how messages name them. */
const keyConditions = [
  { operator: 'ForAllValues:StringLike', name: 'dynamodb:LeadingKeys', word: 'under' },
  { operator: 'StringLike', name: 's3:prefix', word: 'below' },
] as const;

/** The parts of a statement that may be unused: each action with each resource, and each listed key. */
function partsOf(statement: PolicyStatement): { title: string; part: PolicyStatement }[] {
  const [actions, resources] = [[statement.Action].flat(), [statement.Resource].flat()];
  const nameOf = (resource: string) => resource.split(':').slice(5).join(':') || resource;
  const parts = actions.flatMap((Action) =>
    resources.map((Resource) => ({
      title: `${Action} on ${nameOf(Resource)}`,
      part: { ...statement, Action, Resource },
    })),
  );
  const ofKeys = keyConditions.flatMap(({ operator, name, word }) =>
    [statement.Condition?.[operator]?.[name] ?? []].flat().map((key) => {
      const Condition = { [operator]: { [name]: key } };
      return { title: `${actions.join(' or ')} ${word} ${key}`, part: { ...statement, Condition } };
    }),
  );
  return [...parts, ...ofKeys];
}

/** Grants that no right in `needed` uses, as `functions/api/jobs/handler.ts: dynamodb:PutItem on table/table`. */
export function unusedGrants(roles: readonly Role[], needed: readonly NeededRight[]): string[] {
  return roles.flatMap((role) => {
    const requests = needed.filter(({ entry }) => entry === role.entry).map((right) => requestOf(right, role));
    return role.statements
      .flatMap(partsOf)
      .filter(({ part }) => !requests.some((request) => applies(part, request)))
      .map(({ title }) => `${role.entry}: ${title}`);
  });
}
