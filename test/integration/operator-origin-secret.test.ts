import type { Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { startGateway } from '#infra/local/gateway/server.ts';
import { stages } from '#infra/settings/config.ts';
import { nextOrigin, type Origin, writeOrigin } from '#infra/settings/origin-secret.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { addDeployedStage, runTask } from '#test/support/operator.ts';
import { urlOf } from '#test/support/ports.ts';

await testApi();
const aws = awsStandIn();
const original: Origin = { sent: stages.dev.secretGenerations.origin, other: undefined };
let gateway: Server | undefined;

afterEach(() => {
  stopEdge();
  checkOut(original);
  vi.unstubAllEnvs();
});

const secretOf = (generation: number) => `the origin secret ${generation} of the tests`;

const stopEdge = () => {
  gateway?.closeAllConnections();
  gateway?.close();
};

/** Starts an edge that sends a generation; returns its address. */
async function edgeThatSends(generation: number): Promise<string> {
  stopEdge();
  const originSecret = secretOf(generation);
  gateway = await startGateway({ port: 0, siteDir: '/', originSecret, fileOrigins: [], checkoutOrigins: [] });
  return urlOf(gateway);
}

/** Gives the functions the environment of a state. */
function deployFunctions({ sent, other }: Origin): void {
  vi.stubEnv('ORIGIN_SECRET', secretOf(sent));
  vi.stubEnv('OTHER_ORIGIN_SECRET', other === undefined ? '' : secretOf(other));
}

const answerOf = async (edge: Origin, functions: Origin): Promise<number> => {
  deployFunctions(functions);
  return (await fetch(`${await edgeThatSends(edge.sent)}/api/health`)).status;
};

/** Writes the settings of the checkout. */
const checkOut = ({ sent, other }: Origin): void => {
  Object.assign(stages.dev, {
    secretGenerations: { ...stages.dev.secretGenerations, origin: sent },
    otherOrigin: other,
  });
};

/** The task on a stage in a state, whose edge sends its secret. */
async function guide(deployed: Origin) {
  deployFunctions(deployed);
  addDeployedStage(aws, { SiteUrl: await edgeThatSends(deployed.sent), OriginSecret: writeOrigin(deployed) });
  aws.stacks['LanguageJobPortal-dev'] = aws.stacks['LanguageJobPortal-test'] ?? {};
  aws.stacks['LanguageJobPortal-dev-Api'] = aws.stacks['LanguageJobPortal-test-Api'] ?? {};
  return runTask(['origin-secret', '--stage', 'dev', '--region', 'us-east-1']);
}

test('a replacement by the steps of the task refuses no call, at any moment', async () => {
  let deployed: Origin = original;
  const said: string[] = [];
  for (let step = 1; step <= 3; step += 1) {
    checkOut(deployed);
    const before = await guide(deployed);
    expect(before.code).toBe(0);
    said.push(before.out.split('\n').at(-1) ?? '');
    const next = nextOrigin(deployed);
    checkOut(next);
    expect((await guide(deployed)).out).toContain('Deploy this checkout: ');
    // Functions before the edge, the edge before functions, and both.
    expect(await answerOf(deployed, next)).toBe(200);
    expect(await answerOf(next, deployed)).toBe(200);
    expect(await answerOf(next, next)).toBe(200);
    deployed = next;
  }
  expect(deployed).toEqual({ sent: 2 });
  expect(said).toEqual([
    'Next: nothing. To replace the secret, set secretGenerations.origin 1, otherOrigin 2, and deploy.',
    'Next: set secretGenerations.origin 2, otherOrigin 1, and deploy: the edge then sends the new secret.',
    'Next: set secretGenerations.origin 2, no otherOrigin, and deploy: the old secret is then deleted, and opens nothing.',
  ]);
  expect(await answerOf(original, deployed)).toBe(403);
});

test('a checkout that skips a step is stopped, with the step that comes first', async () => {
  checkOut({ sent: 2 });
  const { code, out } = await guide(original);
  expect(code).toBe(1);
  expect(out).toContain('Do not deploy this checkout');
  expect(out).toContain('First: secretGenerations.origin 1, otherOrigin 2.');
});

test('after a step that failed before the functions the next one waits for it', async () => {
  const edge = nextOrigin(original);
  const guideBehind = async (wanted: Origin) => {
    deployFunctions(original);
    const outputs = { OriginSecret: writeOrigin(edge), AcceptedOrigin: writeOrigin(original) };
    addDeployedStage(aws, { SiteUrl: await edgeThatSends(edge.sent), ...outputs });
    aws.stacks['LanguageJobPortal-dev'] = aws.stacks['LanguageJobPortal-test'] ?? {};
    aws.stacks['LanguageJobPortal-dev-Api'] = aws.stacks['LanguageJobPortal-test-Api'] ?? {};
    checkOut(wanted);
    return runTask(['origin-secret', '--stage', 'dev', '--region', 'us-east-1']);
  };
  const [tooEarly, again] = [await guideBehind(nextOrigin(edge)), await guideBehind(edge)];
  expect(tooEarly).toMatchObject({ code: 1, out: expect.stringContaining('failed before the functions') });
  expect(tooEarly.out).toContain('First: secretGenerations.origin 1, otherOrigin 2.');
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('Deploy this checkout: ') });
  expect(await answerOf(nextOrigin(edge), original)).toBe(403);
});

test('functions that refuse what the edge sends are noticed', async () => {
  addDeployedStage(aws, { SiteUrl: await edgeThatSends(3), OriginSecret: '1' });
  deployFunctions(original);
  const { code, out } = await runTask(['origin-secret', '--stage', 'test', '--region', 'us-east-1']);
  expect(code).toBe(1);
  expect(out).toContain('answers with 403');
  for (const generation of [1, 2, 3]) expect(out).not.toContain(secretOf(generation));
});
