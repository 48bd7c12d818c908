import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import packageFile from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-workflow-'));
  mkdirSync(join(folder, 'bin'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a program into the path that appends its arguments to `calls`, and then runs a script. */
function replaceProgram(name: string, script = ''): void {
  const file = join(folder, 'bin', name);
  writeFileSync(file, `#!/usr/bin/env bash\necho "${name} $*" >>"${join(folder, 'calls')}"\n${script}\n`);
  chmodSync(file, 0o755);
}
const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
const run = (script: string, ...args: string[]) =>
  spawnSync(join(root, script), args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, TMPDIR: join(folder, 'tmp') },
  });

/** A component of an SBOM. */
interface Component {
  name: string;
  version: string;
}

describe('the script that builds a release', () => {
  test('builds it once for all stages, and packs it with its SBOM and a checksum', () => {
    const npm = execFileSync('bash', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
    const out = join(folder, 'out');
    replaceProgram(
      'npm',
      `if [ "$1" = sbom ]; then exec "${npm}" "$@"; fi\nmkdir -p "${out}/release"; echo built >"${out}/release/deploy.mjs"`,
    );
    const { status, stderr } = run('.ci/release/build.sh', out, 'staging', 'prod');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(calls()).toEqual([
      `npm run --silent release -- --stage staging --stage prod --out ${out}/release`,
      'npm sbom --sbom-format=cyclonedx --sbom-type=application',
    ]);
    expect(execFileSync('sha256sum', ['--check', 'release.tar.gz.sha256'], { cwd: out, encoding: 'utf8' })).toContain(
      'OK',
    );
    const packed = execFileSync('tar', ['-tzf', join(out, 'release.tar.gz')], { encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(packed.sort()).toEqual(['release/', 'release/deploy.mjs', 'release/sbom.cdx.json']);
    const sbom = JSON.parse(readFileSync(join(out, 'sbom.cdx.json'), 'utf8'));
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { 'bom-ref': 'language-job-portal@1.0.0' } },
    });
    const missing = Object.entries(packageFile.dependencies).filter(
      ([name, version]) => !sbom.components.some((each: Component) => each.name === name && each.version === version),
    );
    expect(missing).toEqual([]);
  });

  test('packs nothing when the build fails', () => {
    replaceProgram('npm', 'exit 3');
    expect(run('.ci/release/build.sh', join(folder, 'out'), 'prod').status).toBe(3);
    expect(calls()).toHaveLength(1);
  });
});

describe('the script that deploys a release', () => {
  const archive = () => join(folder, 'release.tar.gz');
  beforeEach(() => {
    mkdirSync(join(folder, 'tmp'));
    mkdirSync(join(folder, 'release'));
    const script = `console.log(process.argv.slice(2).join(' ')); process.exitCode = process.argv.includes('broken') ? 4 : 0;`;
    writeFileSync(join(folder, 'release/deploy.mjs'), script);
    execFileSync('tar', ['-czf', 'release.tar.gz', 'release'], { cwd: folder });
    execFileSync('bash', ['-c', 'sha256sum release.tar.gz >release.tar.gz.sha256'], { cwd: folder });
  });
  const left = () => readdirSync(join(folder, 'tmp'));

  test('runs the command of the release, and leaves nothing behind', () => {
    expect(run('.ci/release/deploy.sh', archive(), 'prod')).toMatchObject({ status: 0, stdout: '--stage prod\n' });
    expect(run('.ci/release/deploy.sh', archive(), 'prod', 'alias,budget')).toMatchObject({
      ...{ status: 0, stdout: '--stage prod --confirm alias,budget\n' },
    });
    expect(run('.ci/release/deploy.sh', archive(), 'prod', '')).toMatchObject({ stdout: '--stage prod\n' });
    expect(left()).toEqual([]);
  });

  test('fails when the deployment does', () => {
    expect(run('.ci/release/deploy.sh', archive(), 'broken').status).toBe(4);
    expect(left()).toEqual([]);
  });

  test('refuses a release that is not the one that was built', () => {
    writeFileSync(join(folder, 'release/deploy.mjs'), 'console.log("another")');
    execFileSync('tar', ['-czf', 'release.tar.gz', 'release'], { cwd: folder });
    const { status, stdout } = run('.ci/release/deploy.sh', archive(), 'prod');
    expect(status).not.toBe(0);
    expect(stdout).not.toContain('another');
  });
});

describe('the script that checks a stage', () => {
  test('runs the doctor and the journey', () => {
    replaceProgram('npm');
    expect(run('.ci/release/check.sh', 'staging').status).toBe(0);
    expect(calls()).toEqual([
      'npm run --silent operator -- doctor --stage staging',
      'npm run --silent operator -- smoke --stage staging',
    ]);
  });

  test('fails with the first of them', () => {
    replaceProgram('npm', 'exit 1');
    expect(run('.ci/release/check.sh', 'staging').status).toBe(1);
    expect(calls()).toHaveLength(1);
  });
});

describe('the workflows of a release', () => {
  const [release, deploy] = [read('.github/workflows/release.yml'), read('.github/workflows/deploy.yml')];

  test('build once, and go to prod only after staging was checked', () => {
    expect(release.match(/\.ci\/release\/build\.sh/g)).toHaveLength(1);
    expect(release).toMatch(/\n {2}staging:\n {4}needs: build\n/);
    expect(release).toMatch(/\n {2}prod:\n {4}needs: staging\n/);
    expect(deploy).toMatch(/deploy\.sh [\s\S]*check\.sh/);
    // The reviewers of the environment approve it.
    expect(deploy).toMatch(/environment: \$\{\{ inputs\.stage \}\}/);
  });

  test('get their rights by OpenID Connect, in the jobs that deploy only', () => {
    expect(release.split('\n  staging:')[0]).not.toContain('id-token');
    expect(deploy).toContain('id-token: write');
    for (const file of [release, deploy]) expect(file).not.toMatch(/secrets\.|AWS_SECRET/);
  });

  test('put no input into the text of a script', () => {
    const scripts = [release, deploy].flatMap((text) => text.match(/run: .*/g) ?? []);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((script) => /\$\{\{/.test(script) && !script.includes('github.run_id'))).toEqual([]);
  });

  test('call scripts that exist and may be run', () => {
    const scripts = globSync('.ci/release/*.sh', { cwd: root });
    expect(scripts).toHaveLength(3);
    for (const script of scripts) {
      accessSync(join(root, script), constants.X_OK);
      expect(release + deploy, script).toContain(script);
    }
  });
});

describe('the check of the workflows', () => {
  test('is part of the check of a clean clone, with a fixed version and checksums', () => {
    expect(read('.ci/run')).toContain('.ci/lint-workflows');
    expect(read('.ci/actionlint/go.mod')).toMatch(/github\.com\/rhysd\/actionlint v\d+\.\d+\.\d+\n/);
    expect(read('.ci/actionlint/go.sum')).toMatch(/github\.com\/rhysd\/actionlint v\d+\.\d+\.\d+ h1:/);
  });

  test('says that it was not run where Go is missing', () => {
    const env = { PATH: join(folder, 'bin') };
    for (const name of ['bash', 'dirname', 'env']) {
      writeFileSync(join(folder, 'bin', name), `#!/bin/sh\nexec /usr/bin/${name} "$@"\n`);
      chmodSync(join(folder, 'bin', name), 0o755);
    }
    const { status, stdout } = spawnSync(join(root, '.ci/lint-workflows'), { encoding: 'utf8', env });
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('NOT CHECKED') });
  });
});
