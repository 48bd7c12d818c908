import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StackTemplate } from './losses.ts';
import { protectAssembly } from './protected-assembly.ts';
import { isStackOf, readDeployed } from './read-deployed.ts';
import { confirmedIn, refuseLosses } from './refuse-losses.ts';
import { type ReleaseFile, releaseParts } from './release-file.ts';
import { awsStacks } from './stack-reader.ts';

// The bundle of this module is `deploy.mjs` in the folder of a release.

const usage = `Deploys this release: node deploy.mjs --stage <stage> [--confirm <losses>] [--dry-run]
  --stage    a stage that release.json names
  --confirm  what the stage may lose, by name: alias,certificate
  --dry-run  only compares the release with what is deployed`;

interface Manifest {
  artifacts: Record<string, { type: string; properties?: { templateFile?: string } }>;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The templates of a stage in the assembly, by the names of their stacks. */
function templatesOf(assembly: string, stage: string): Map<string, StackTemplate> {
  const { artifacts } = readJson<Manifest>(join(assembly, 'manifest.json'));
  return new Map(
    Object.entries(artifacts).flatMap(([name, { type, properties }]): [string, StackTemplate][] => {
      const file = properties?.templateFile;
      if (type !== 'aws:cloudformation:stack' || file === undefined || !isStackOf(stage, name)) return [];
      return [[name, readJson<StackTemplate>(join(assembly, file))]];
    }),
  );
}

/** Runs the CDK command of the release, in its folder, where no `cdk.json` starts a build. Resolves to the exit code. */
function runCdk(folder: string, args: readonly string[]): Promise<number> {
  const command = [join(folder, releaseParts.cdk, 'bin/cdk'), ...args];
  const child = spawn(process.execPath, command, { cwd: folder, stdio: 'inherit' });
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
}

/**
 * Deploys a release from its folder, with what is there alone. As before every deployment, what is deployed is compared with the
 * release: it stops where the stage would lose something. A stage that exists is protected from deletion from then on, unless its file
 * decides.
 * @returns the exit code: 0 success, 1 a problem, 2 an invalid command line
 */
async function deployRelease(folder: string, args: readonly string[]): Promise<number> {
  try {
    const options = { stage: { type: 'string' }, confirm: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
    const { stage = '', confirm, 'dry-run': isDryRun } = parseArgs({ args: [...args], options }).values;
    const { release, stages } = readJson<ReleaseFile>(join(folder, 'release.json'));
    const place = stages[stage];
    if (!place) {
      process.stderr.write(`The release ${release} is for ${Object.keys(stages).join(' and ')}.\n${usage}\n`);
      return 2;
    }
    const deployed = await readDeployed(stage, place.region, awsStacks);
    const app = deployed && place.protects ? releaseParts.protected : releaseParts.assembly;
    const built = templatesOf(join(folder, releaseParts.assembly), stage);
    if (app !== releaseParts.assembly) {
      protectAssembly(join(folder, releaseParts.assembly), join(folder, app), [...built.keys()]);
    }
    const templates = templatesOf(join(folder, app), stage);
    refuseLosses({
      ...{ stage, region: place.region, confirmed: confirmedIn(confirm), deployed },
      next: [...templates.values()],
      remedy: (names) =>
        `Build a release with the settings, or confirm what is wanted by name: node deploy.mjs --stage ${stage} --confirm ${names}`,
    });
    if (isDryRun) {
      process.stdout.write(`${stage} would lose nothing that is not confirmed.\n`);
      return 0;
    }
    const fixed = ['--app', app, '--require-approval', 'never', '--no-notices'];
    return await runCdk(folder, ['deploy', ...templates.keys(), ...fixed]);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

process.exitCode = await deployRelease(import.meta.dirname, process.argv.slice(2));
