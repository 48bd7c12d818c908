import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { rolldown } from 'rolldown';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import cdk from '../cdk.json' with { type: 'json' };
import { addPortal } from './portal-app.ts';
import { type ReleaseFile, releaseParts } from './release/release-file.ts';
import type { StackConfig } from './settings/config.ts';

const root = join(import.meta.dirname, '..');

interface Release {
  /** The folder to write to: empty, or not there yet. */
  folder: string;
  release: string;
  /** The stages that it can be deployed to. */
  configs: readonly StackConfig[];
  /** Folder of the built site, and of its source maps where the build writes some. */
  siteFolder: string;
  mapsFolder: string;
  builtAt: EpochMs;
  /** Further context of the CDK. */
  context?: Readonly<Record<string, unknown>>;
}

/**
 * Writes a release that can be deployed without the registry: the assembly of its stages with all assets, which are the same for
 * each, the CDK command, which is one package without dependencies, `deploy.mjs`, and the source maps, which are not deployed.
 */
export async function writeRelease(parts: Release): Promise<void> {
  const { folder, release, configs, siteFolder, mapsFolder, builtAt, context } = parts;
  const app = new App({ outdir: join(folder, releaseParts.assembly), context: { ...cdk.context, ...context } });
  for (const config of configs) addPortal(app, { config, siteFolder });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  app.synth();
  cpSync(join(root, 'node_modules/aws-cdk'), join(folder, releaseParts.cdk), { recursive: true });
  if (existsSync(mapsFolder)) cpSync(mapsFolder, join(folder, releaseParts.maps), { recursive: true });
  await bundleDeployment(folder);
  const about: ReleaseFile = {
    release,
    builtAt: toIso(builtAt),
    stages: Object.fromEntries(
      configs.map(({ stage, region, protectsLater }) => [stage, { region, ...(protectsLater && { protects: true }) }]),
    ),
  };
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(about, undefined, 2)}\n`);
}

/** Writes `deploy.mjs` with all that it imports. */
async function bundleDeployment(folder: string): Promise<void> {
  const build = await rolldown({
    cwd: root,
    input: { deploy: 'infra/release/deploy-release.ts' },
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
  });
  try {
    await build.write({
      dir: folder,
      format: 'esm',
      minify: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: 'deploy/[name]-[hash].mjs',
    });
  } finally {
    await build.close();
  }
}
