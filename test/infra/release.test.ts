import { execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { releaseConfigs } from '#infra/release/release-configs.ts';
import { configOf } from '#infra/settings/config.ts';
import { writeRelease } from '#infra/write-release.ts';
import { epochMs } from '#shared/domain/time.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { writeOnePageSite } from './one-page-site.ts';
import { ownDomain } from './synthesize.ts';

const root = join(import.meta.dirname, '../..');
const example = JSON.parse(readFileSync(join(root, 'stages/prod.example.json'), 'utf8'));
const prod = { ...example, ...ownDomain, region: 'us-east-1', deletionProtection: true };
const portal = 'LanguageJobPortal-prod';
const stacks = [portal, `${portal}-Api`, `${portal}-Pages`, `${portal}-Watch`];
const release = 'c4fbf8947d09';

const aws = awsStandIn();
let work: string;
let folder: string;
beforeAll(async () => {
  // Outside of the checkout: nothing there finds its packages.
  work = mkdtempSync(join(tmpdir(), 'portal-release-'));
  folder = join(work, 'release');
  const siteFolder = join(work, 'site');
  const mapsFolder = join(work, 'maps');
  writeOnePageSite(siteFolder);
  mkdirSync(mapsFolder);
  writeFileSync(join(mapsFolder, 'app-1234.js.map'), '{}');
  for (const method of ['error', 'warn', 'info', 'log'] as const) vi.spyOn(console, method).mockReturnValue();
  await writeRelease({
    ...{ folder, release, siteFolder, mapsFolder, builtAt: epochMs(0) },
    configs: [configOf('staging', {}, { release }), configOf('prod', prod, { release })],
    context: { 'aws:cdk:bundling-stacks': [] },
  });
  vi.restoreAllMocks();
});
afterAll(() => rmSync(work, { recursive: true }));
beforeEach(() => {
  aws.deployed.length = 0;
});

const { PATH, HOME } = process.env;

/** Runs the release's own command in its folder. */
async function deploy(...args: string[]): Promise<{ code: number; errors: string }> {
  const credentials = { AWS_ENDPOINT_URL: aws.url, AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none' };
  const child = spawn(process.execPath, [join(folder, 'deploy.mjs'), ...args], {
    ...{ cwd: work, env: { PATH, HOME, ...credentials } },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number>((done) => child.once('close', (code) => done(code ?? -1)));
  const errors = await text(child.stderr);
  return { code: await ended, errors };
}

describe('a release', () => {
  test('names its version and its stages', () => {
    const about = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    expect(about).toMatchObject({ release, builtAt: '1970-01-01T00:00:00.000Z' });
    expect(about.stages).toEqual({ staging: { region: 'us-east-1' }, prod: { region: 'us-east-1' } });
  });

  test('has the source maps apart, not among what is deployed', () => {
    expect(existsSync(join(folder, 'source-maps/app-1234.js.map'))).toBe(true);
    expect(globSync('assembly/**/*.map', { cwd: folder })).toEqual([]);
  });

  test('has the CDK command and an assembly with all assets, which need no packages', () => {
    const listed = execFileSync(process.execPath, ['cdk/bin/cdk', 'ls', '--app', 'assembly', '--no-notices'], {
      ...{ cwd: folder, encoding: 'utf8', env: { PATH, HOME, AWS_EC2_METADATA_DISABLED: 'true' } },
    });
    const others = stacks.map((name) => name.replace('-prod', '-staging'));
    expect(listed.trim().split('\n').sort()).toEqual([...stacks, ...others]);
    for (const file of globSync('assembly/*.assets.json', { cwd: folder })) {
      const { files } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        files: Record<string, { source: { path: string } }>;
      };
      for (const { source } of Object.values(files)) {
        // Functions are not bundled here: their assets are folders of the checkout.
        if (!source.path.startsWith('/'))
          expect(existsSync(join(folder, 'assembly', source.path)), source.path).toBe(true);
      }
    }
  });
});

describe('deploying a release', () => {
  const calls = () => join(work, 'calls');
  beforeAll(() => {
    // Instead of the CDK command, which would call further services.
    renameSync(join(folder, 'cdk'), join(work, 'cdk'));
    mkdirSync(join(folder, 'cdk/bin'), { recursive: true });
    const script = `require('node:fs').appendFileSync(${JSON.stringify(calls())}, process.argv.slice(2).join(' ') + '\\n')`;
    writeFileSync(join(folder, 'cdk/bin/cdk'), script);
  });
  beforeEach(() => writeFileSync(calls(), ''));

  const deployed = (change: (template: { Resources: Record<string, { Type: string }> }) => void) => {
    const template = JSON.parse(readFileSync(join(folder, `assembly/${portal}.template.json`), 'utf8'));
    change(template);
    aws.deployed.push({ region: 'us-east-1', name: portal, status: 'UPDATE_COMPLETE', template });
  };
  const command = `deploy ${stacks.join(' ')} --app assembly --require-approval never --no-notices\n`;

  test('gives the stage and nothing else to the CDK command', async () => {
    expect(await deploy('--stage', 'prod')).toEqual({ code: 0, errors: '' });
    expect(readFileSync(calls(), 'utf8')).toBe(command);
  });

  test('goes back to it from a later version that lost nothing', async () => {
    deployed(({ Resources }) => {
      Resources.Later = { Type: 'AWS::SQS::Queue' };
    });
    expect(await deploy('--stage', 'prod')).toMatchObject({ code: 0 });
    expect(readFileSync(calls(), 'utf8')).toBe(command);
  });

  test('stops where the stage would lose something, unless that is confirmed', async () => {
    deployed(({ Resources }) => {
      const site = Object.values(Resources).find(({ Type }) => Type === 'AWS::CloudFront::Distribution');
      Object.assign(site ?? {}, { Properties: { DistributionConfig: { Aliases: ['www.jobs.example'] } } });
    });
    const { code, errors } = await deploy('--stage', 'prod');
    expect(errors).toContain('alias: the site no longer answers as www.jobs.example');
    expect(errors).toContain('node deploy.mjs --stage prod --confirm alias');
    expect({ code, calls: readFileSync(calls(), 'utf8') }).toEqual({ code: 1, calls: '' });
    expect(await deploy('--stage', 'prod', '--confirm', 'alias', '--dry-run')).toMatchObject({ code: 0 });
    expect(readFileSync(calls(), 'utf8')).toBe('');
    expect(await deploy('--stage', 'prod', '--confirm', 'alias')).toMatchObject({ code: 0 });
    expect(readFileSync(calls(), 'utf8')).toBe(command);
  });

  test('refuses a stage that it was not built for, and an unknown confirmation', async () => {
    expect(await deploy('--stage', 'dev')).toMatchObject({ code: 2 });
    expect(await deploy()).toMatchObject({ code: 2 });
    expect(await deploy('--stage', 'prod', '--confirm', 'all')).toMatchObject({ code: 1 });
    expect(readFileSync(calls(), 'utf8')).toBe('');
  });
});

describe('a release of a stage whose file does not decide on its protection', () => {
  const { deletionProtection: _, ...undecided } = prod;
  const options = () => ({
    ...{ release, siteFolder: join(work, 'site'), mapsFolder: join(work, 'none'), builtAt: epochMs(0) },
    context: { 'aws:cdk:bundling-stacks': [] },
  });
  const filesOf = (assembly: string) =>
    Object.fromEntries(
      globSync('*.json', { cwd: assembly })
        // The construct tree and what it refers to are of the synthesis.
        .filter((name) => !/^(tree|cdk)\.json$|validation|metadata/.test(name))
        // A destination's name has a digest of its own, which nothing refers to.
        .map((name) => [
          name,
          JSON.parse(readFileSync(join(assembly, name), 'utf8').replaceAll(/(?<=-us-east-1-)[0-9a-f]{8}(?=")/g, '')),
        ]),
    );

  test('deploys what it would be with the protection, from the second deployment on', async () => {
    for (const method of ['error', 'warn', 'info', 'log'] as const) vi.spyOn(console, method).mockReturnValue();
    const [first, second] = [join(work, 'undecided'), join(work, 'protected')];
    await writeRelease({ ...options(), folder: first, configs: [configOf('prod', undecided, { release })] });
    await writeRelease({ ...options(), folder: second, configs: [configOf('prod', prod, { release })] });
    vi.restoreAllMocks();
    expect(JSON.parse(readFileSync(join(first, 'release.json'), 'utf8')).stages.prod.protects).toBe(true);
    const script = `require('node:fs').appendFileSync(${JSON.stringify(join(work, 'calls'))}, process.argv.slice(2).join(' ') + '\\n')`;
    writeFileSync(join(first, 'cdk/bin/cdk'), script);
    folder = first;
    writeFileSync(join(work, 'calls'), '');
    expect(await deploy('--stage', 'prod')).toEqual({ code: 0, errors: '' });
    expect(readFileSync(join(work, 'calls'), 'utf8')).toContain(' --app assembly --');
    const template = JSON.parse(readFileSync(join(first, `assembly/${portal}.template.json`), 'utf8'));
    aws.deployed.push({ region: 'us-east-1', name: portal, status: 'UPDATE_COMPLETE', template });
    // Twice: the third deployment finds the stage protected.
    for (const _time of ['second', 'third']) {
      writeFileSync(join(work, 'calls'), '');
      expect(await deploy('--stage', 'prod')).toEqual({ code: 0, errors: '' });
      expect(readFileSync(join(work, 'calls'), 'utf8')).toContain(' --app assembly-protected --');
      expect(filesOf(join(first, 'assembly-protected'))).toEqual(filesOf(join(second, 'assembly')));
    }
  });
});

describe('the stages of a release', () => {
  let checkout: string;
  beforeEach(() => {
    checkout = mkdtempSync(join(work, 'checkout-'));
    mkdirSync(join(checkout, 'stages'));
    vi.spyOn(process, 'cwd').mockReturnValue(checkout);
  });
  const write = (settings: object) => writeFileSync(join(checkout, 'stages/prod.json'), JSON.stringify(settings));

  test('have their files, and need no decision on the protection, but beside a previous layout', () => {
    write(prod);
    expect(releaseConfigs(['dev', 'prod'], release, {}).map(({ stage }) => stage)).toEqual(['dev', 'prod']);
    const { deletionProtection: _, ...undecided } = prod;
    write(undecided);
    expect(releaseConfigs(['prod'], release, {})).toMatchObject([{ deletionProtection: false, protectsLater: true }]);
    write({ ...undecided, layout: 'beside' });
    expect(() => releaseConfigs(['prod'], release, {})).toThrow('stages/prod.json must say deletionProtection');
  });

  test('are named, valid, and of a commit', () => {
    write(prod);
    expect(() => releaseConfigs([], release, {})).toThrow('--stage prod');
    expect(() => releaseConfigs(['local'], release, {})).toThrow('There is no stage local.');
    expect(() => releaseConfigs(['prod'], `${release}-changed`, {})).toThrow('commit it first');
    expect(() => releaseConfigs(['prod'], 'unknown', {})).toThrow('commit it first');
    expect(() => releaseConfigs(['prod'], release, { PORTAL_UPI_ID: 'a@b' })).toThrow('PORTAL_UPI_ID');
  });
});
