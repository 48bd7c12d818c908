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

/** Service and operation of each line and quoted command; `wait` has conditions instead. */
const commands = [...operatorDocuments.matchAll(/(?:^ {4,}|`)aws ([a-z0-9]+) ([a-z0-9-]+)/gm)]
  .map(([, service = '', operation = '']) => ({ service, operation }))
  .filter(({ operation }) => operation !== 'wait');

const nameOf = (operation: string): string =>
  `${operation.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Command`;

test('documents name only operations of AWS that exist', async () => {
  expect(commands.length).toBeGreaterThan(15);
  const known = commands.filter(({ service }) => Object.hasOwn(clients, service));
  expect(known.length).toBeGreaterThan(8);
  const missing: string[] = [];
  for (const { service, operation } of known) {
    if (!Object.hasOwn((await clients[service]?.()) ?? {}, nameOf(operation))) missing.push(`${service} ${operation}`);
  }
  expect(missing).toEqual([]);
});
