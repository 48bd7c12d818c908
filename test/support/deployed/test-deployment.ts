import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { NoteRights } from './deployed-function.ts';
import { type Deployment, startDeployment } from './deployment.ts';
import type { DeployedTemplate } from './template.ts';

/** The small files of a site: each contains its own name. */
const siteFiles = ['index.html', 'app.html', 'jobs.html', 'assets/app-1234.js'];

interface TestDeployment {
  /** Template instead of the deployed one. */
  template?: DeployedTemplate;
  /** Gets the rights that the functions need; absent: they are compared with the stage `prod`. */
  note?: NoteRights;
  /** Hook that stops the deployment: `afterAll`, the default, or `onTestFinished`. */
  finish?: (end: () => Promise<void>) => void;
}

/** Starts the emulated deployment on this test file's own table. Call it after `testApi`. */
export async function testDeployment({ template, note, finish = afterAll }: TestDeployment = {}): Promise<Deployment> {
  const siteFolder = mkdtempSync(join(tmpdir(), 'portal-site-'));
  mkdirSync(join(siteFolder, 'assets'));
  for (const file of siteFiles) writeFileSync(join(siteFolder, file), file);
  const local = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
  );
  const deployment = await startDeployment({ local, siteFolder, ...(template && { template }), ...(note && { note }) });
  finish(async () => {
    await deployment.stop();
    rmSync(siteFolder, { recursive: true });
  });
  return deployment;
}
