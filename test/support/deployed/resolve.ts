import type { Resource } from '#test/infra/synthesize.ts';
import { type DeployedTemplate, referenceIn } from './template.ts';

/** The account and region for which a template is resolved. */
export const account = '111111111111';
const region = 'us-east-1';

/** Local replacements for the resources that a deployment creates. */
export interface Surroundings {
  tableName: string;
  bucketName: string;
  /** Address of the search engine's collection; absent: a name that leads nowhere. */
  collectionUrl?: string;
  /** Value of a secret: by the name that its description ends with, or by an operator's secret and its JSON field. */
  secret(name: string, field: string): string;
}

const pseudo: Record<string, string> = {
  'AWS::AccountId': account,
  'AWS::Region': region,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackName': 'Portal',
  'AWS::StackId': `arn:aws:cloudformation:${region}:${account}:stack/Portal/51af3dc0-da77-11e4-872e-1234567db123`,
};

/** The parts of a name in {{resolve:secretsmanager:<secret>:SecretString:<field>:<stage>:<version>}}. */
const secretReference = /\{\{resolve:secretsmanager:([^:}]+):SecretString:([^:}]*):[^:}]*:[^:}]*\}\}/g;

/**
 * Returns the function that resolves values of a template as CloudFormation does during a deployment.
 * It throws for unknown intrinsic functions.
 */
export function resolver(template: DeployedTemplate, here: Surroundings): (value: unknown) => unknown {
  const { resources, outputs } = template;
  const names: Record<string, string> = {
    [referenceIn(outputs.TableName)]: here.tableName,
    [referenceIn(outputs.FilesBucketName)]: here.bucketName,
  };
  const nameOf = (id: string) => pseudo[id] ?? names[id] ?? givenName(resources[id]) ?? id;
  const secretOf = (_: string, name: string, field: string) => {
    const description = resources[name]?.Properties.Description;
    return here.secret(typeof description === 'string' ? (description.split(': ')[1] ?? name) : name, field);
  };

  const intrinsic: Record<string, (given: never) => unknown> = {
    Ref: nameOf,
    'Fn::GetAtt': ([id, attribute]: [string, string]) =>
      (attribute === 'CollectionEndpoint' && here.collectionUrl) ||
      (attribute === 'Arn' || attribute === 'StreamArn'
        ? `${arnOf(resources[id]?.Type ?? '', nameOf(id))}${attribute === 'Arn' ? '' : '/stream/now'}`
        : `${nameOf(id)}.${attribute}`),
    'Fn::Join': ([separator, parts]: [string, unknown[]]) =>
      fillIn(parts.map((part) => String(resolve(part))).join(separator)),
    'Fn::Select': ([index, list]: [number, unknown]) => (resolve(list) as unknown[])[Number(index)],
    'Fn::Split': ([separator, text]: [string, unknown]) => String(resolve(text)).split(separator),
    'Fn::Sub': (text: string) => fillIn(text.replaceAll(/\$\{([^}]+)\}/g, (_, id: string) => nameOf(id))),
  };
  const fillIn = (text: string) => text.replaceAll(secretReference, secretOf);
  const resolve = (value: unknown): unknown => {
    if (typeof value === 'string') return fillIn(value);
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const [[name, given] = ['', undefined], ...more] = Object.entries(value);
    const make = more.length === 0 ? intrinsic[name] : undefined;
    if (make) return make(given as never);
    if (name.startsWith('Fn::')) throw new Error(`The template's ${name} cannot be resolved here.`);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
  };
  return resolve;
}

/** The name of a resource, if the template sets it. */
const givenName = (resource: Resource | undefined): string | undefined =>
  resource?.Type === 'AWS::SES::EmailIdentity' ? String(resource.Properties.EmailIdentity) : undefined;

function arnOf(type: string, name: string): string {
  if (type === 'AWS::S3::Bucket') return `arn:aws:s3:::${name}`;
  const [, service = '', kind = ''] = type.split('::');
  const known: Record<string, string> = {
    'DynamoDB GlobalTable': 'table/',
    'Lambda Function': 'function:',
    'Logs LogGroup': 'log-group:',
    'SQS Queue': '',
  };
  return `arn:aws:${service.toLowerCase()}:${region}:${account}:${known[`${service} ${kind}`] ?? `${kind.toLowerCase()}/`}${name}`;
}
