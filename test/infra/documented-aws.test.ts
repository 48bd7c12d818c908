import { expect, test } from 'vitest';
import { operatorDocuments } from '#test/support/documented-commands.ts';

/** Services of the AWS CLI whose client of the SDK is installed. */
const clients: Record<string, () => Promise<object>> = {
  cloudformation: () => import('@aws-sdk/client-cloudformation'),
  deploy: () => import('@aws-sdk/client-codedeploy'),
  dynamodb: () => import('@aws-sdk/client-dynamodb'),
  lambda: () => import('@aws-sdk/client-lambda'),
  s3api: () => import('@aws-sdk/client-s3'),
  secretsmanager: () => import('@aws-sdk/client-secrets-manager'),
  ses: () => import('@aws-sdk/client-ses'),
  sesv2: () => import('@aws-sdk/client-sesv2'),
  sns: () => import('@aws-sdk/client-sns'),
  sqs: () => import('@aws-sdk/client-sqs'),
};

/** Each line and quoted command of the AWS CLI. */
const commands = [...operatorDocuments.matchAll(/(?:^ {4,}(?:value=\$\()?|`)aws ([a-z0-9]+) ([a-z0-9-]+)([^`\n]*)/gm)]
  .map(([line, service = '', operation = '', rest = '']) => ({ line: line.trim(), service, operation, rest }))
  .filter(({ service }) => Object.hasOwn(clients, service));

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** As the AWS CLI names an option: `SSESpecification` is `sse-specification`. */
const kebab = (member: string): string =>
  member
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** Options of the CLI that no operation has as input. */
const ofCli = ['region', 'query', 'output'];

/** The names of an operation's input by the SDK's schema: `[9, namespace, name, traits, input, output]`, of `[3, ..., members]`. */
function inputsOf(client: object, operation: string): string[] | undefined {
  const Command = (client as Record<string, new (input: object) => { schema?: unknown[] }>)[
    `${pascal(operation)}Command`
  ];
  if (Command === undefined) return undefined;
  const input = new Command({}).schema?.[4];
  const shape = (typeof input === 'function' ? input() : input) as unknown[] | undefined;
  return (shape?.[4] as string[] | undefined) ?? [];
}

/** A condition of `aws <service> wait` is a waiter of the SDK; those of documents read by one call. */
const waiters: Record<string, string> = { 'table-exists': 'describe-table' };

test.each(commands.map((command) => [command.line, command] as const))(
  'documents name only operations and options of AWS that exist: %s',
  async (_, { service, operation, rest }) => {
    const client = (await clients[service]?.()) ?? {};
    const [condition = ''] = rest.trim().split(' ');
    const called = operation === 'wait' ? (waiters[condition] ?? '') : operation;
    if (operation === 'wait') expect(Object.keys(client)).toContain(`waitUntil${pascal(condition)}`);
    const inputs = inputsOf(client, called);
    expect(inputs, called).toBeDefined();
    const known = new Set([...ofCli, ...(inputs ?? []).flatMap((each) => [kebab(each), `no-${kebab(each)}`])]);
    const options = [...rest.matchAll(/(?<=\s)--([a-z0-9-]+)/g)].map(([, option]) => option ?? '');
    expect(options.filter((option) => !known.has(option))).toEqual([]);
    for (const [, json = ''] of rest.matchAll(/'(\{[^']*\})'/g)) expect(() => JSON.parse(json), json).not.toThrow();
  },
);

test('documents have commands of the AWS CLI', () => {
  expect(commands.length).toBeGreaterThan(15);
});
