import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const variables = process.env;
const namesOfFiles = ['AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE'];
const looked: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  looked.length = 0;
  // Clients ask for the names of the files just before they read them; the files' contents they keep for the whole process.
  process.env = new Proxy(variables, {
    get(target, name) {
      if (namesOfFiles.includes(String(name))) looked.push(String(name));
      return Reflect.get(target, name);
    },
  });
});
afterEach(() => {
  process.env = variables;
  vi.unstubAllEnvs();
});

/** Makes a request to the table and one to the mail service, up to the network. Returns the requested addresses. */
async function sendUntilNetwork(): Promise<string[]> {
  const requested: string[] = [];
  const end = () => async (step: { request: unknown }) => {
    requested.push((step.request as { hostname: string }).hostname);
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
  return requested;
}

test('a function sends its first requests without looking for configuration files', async () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'jobs');
  expect(await sendUntilNetwork()).toEqual(['dynamodb.us-east-1.amazonaws.com', 'email.us-east-1.amazonaws.com']);
  expect(looked).toEqual([]);
});

test("an operator's command looks for them", async () => {
  await sendUntilNetwork();
  expect(looked).toEqual(expect.arrayContaining(namesOfFiles));
});
