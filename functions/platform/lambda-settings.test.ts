import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The SDK is loaded later than this, because it keeps the function that it finds.
const readFile = vi.spyOn(files, 'readFile');
syncBuiltinESMExports();

beforeEach(() => {
  vi.resetModules();
  readFile.mockClear();
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => vi.unstubAllEnvs());

const looked = () => readFile.mock.calls.map(([path]) => path);

/** Makes a request to the table and one to the mail service, up to the network. Returns the addresses asked. */
async function sendUntilNetwork(): Promise<string[]> {
  const asked: string[] = [];
  const end = () => async (step: { request: unknown }) => {
    asked.push((step.request as { hostname: string }).hostname);
    throw new Error('no network');
  };
  const { GetCommand } = await import('@aws-sdk/lib-dynamodb');
  const { SendEmailCommand, SESClient } = await import('@aws-sdk/client-ses');
  const { lambdaSettings } = await import('./lambda-settings.ts');
  const { documents, dynamodb } = await import('#functions/data/table.ts');
  const ses = new SESClient({ ...lambdaSettings, maxAttempts: 2, requestHandler: {} });
  for (const { middlewareStack } of [dynamodb, ses]) middlewareStack.add(end, { step: 'deserialize', priority: 'low' });
  const read = documents.send(new GetCommand({ TableName: 'table', Key: { PK: 'a', SK: 'b' } }));
  await expect(read).rejects.toThrow('no network');
  const message = { Subject: { Data: '' }, Body: {} };
  const mailed = ses.send(new SendEmailCommand({ Source: 'a@portal.example', Destination: {}, Message: message }));
  await expect(mailed).rejects.toThrow('no network');
  return asked;
}

/** Files that clients look for; the SDK keeps what it finds by its name. */
function nameFiles(folder: string): string[] {
  const names = [`/${folder}/config`, `/${folder}/credentials`] as const;
  vi.stubEnv('AWS_CONFIG_FILE', names[0]);
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', names[1]);
  return [...names];
}

test('a function sends its first requests without looking for configuration files', async () => {
  nameFiles('function');
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'jobs');
  expect(await sendUntilNetwork()).toEqual(['dynamodb.us-east-1.amazonaws.com', 'email.us-east-1.amazonaws.com']);
  expect(looked()).toEqual([]);
});

test("an operator's command looks for them", async () => {
  const names = nameFiles('operator');
  await sendUntilNetwork();
  expect(looked()).toEqual(expect.arrayContaining(names));
});
