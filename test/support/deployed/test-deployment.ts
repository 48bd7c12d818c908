import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Deployment, startDeployment } from './deployment.ts';
import type { DeployedTemplate } from './template.ts';

/** The files of a site, small: what they hold is their own name. */
const siteFiles = ['index.html', 'app.html', 'jobs.html', 'assets/app-1234.js'];

interface TestDeployment {
  /** Another template than the deployed one. */
  template?: DeployedTemplate;
  /** When it ends: `afterAll`, the default, or `onTestFinished`. */
  finish?: (end: () => Promise<void>) => void;
}

/** What is deployed, over this test file's own table. Call it after `testApi`. */
export async function testDeployment({ template, finish = afterAll }: TestDeployment = {}): Promise<Deployment> {
  const siteFolder = mkdtempSync(join(tmpdir(), 'portal-site-'));
  mkdirSync(join(siteFolder, 'assets'));
  for (const file of siteFiles) writeFileSync(join(siteFolder, file), file);
  const local = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
  );
  const deployment = await startDeployment({ local, siteFolder, ...(template && { template }) });
  finish(async () => {
    await deployment.stop();
    rmSync(siteFolder, { recursive: true });
  });
  return deployment;
}
