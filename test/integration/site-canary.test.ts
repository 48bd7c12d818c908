import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { testApi } from '#test/support/api.ts';
import { type DeployedFunction, deployedFunction } from '#test/support/deployed/deployed-function.ts';
import { startDeployment } from '#test/support/deployed/deployment.ts';

await testApi();

const page = (script: string) =>
  `<!doctype html><div id="root"></div><script type="module" src="/assets/${script}"></script>`;
const healthy = {
  'index.html': page('index-1.js'),
  'jobs.html': page('index-1.js'),
  'login.html': page('login-1.js'),
  'assets/index-1.js': 'export {};',
  'assets/login-1.js': 'export {};',
};

let siteFolder: string;
let visit: DeployedFunction;
let stop: () => Promise<void>;

const write = (file: string, text: string) => writeFileSync(join(siteFolder, file), text);

beforeEach(async () => {
  siteFolder = mkdtempSync(join(tmpdir(), 'portal-canary-'));
  mkdirSync(join(siteFolder, 'assets'));
  for (const [file, text] of Object.entries(healthy)) write(file, text);
  const local = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
  );
  const deployment = await startDeployment({ local, siteFolder });
  visit = deployedFunction({
    name: 'Visit',
    entry: 'functions/events/visit-site.ts',
    environment: { STAGE: 'prod', SITE_URL: deployment.url },
    timeoutSeconds: 30,
  });
  stop = deployment.stop;
  // A function's first call builds and loads its bundle here, which takes longer than an answer may.
  const calls = ['/api/candidate/next-levels', '/api/job-drafts', '/api/health'];
  for (const path of calls) await fetch(`${deployment.url}${path}`);
  onTestFinished(async () => {
    await visit.stop();
    await stop().catch(() => undefined);
    rmSync(siteFolder, { recursive: true });
  });
});

test('the bundle of the canary finds the emulated deployment healthy', async () => {
  await expect(visit.invoke({})).resolves.toBeFalsy();
});

test.each<[fault: string, inject: () => unknown, faults: number]>([
  ['an empty bucket', () => Object.keys(healthy).map((file) => rmSync(join(siteFolder, file))), 3],
  ['a release whose scripts are missing', () => rmSync(join(siteFolder, 'assets/login-1.js')), 1],
  ['a home page of another site', () => write('index.html', '<title>parked</title>'), 1],
  ['an edge that is gone', () => stop(), 6],
])('the bundle of the canary fails at %s', async (_, inject, faults) => {
  await inject();
  await expect(visit.invoke({})).rejects.toThrow(`${faults} visits of the site failed.`);
});
