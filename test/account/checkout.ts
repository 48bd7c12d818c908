import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#infra/local/process/options.ts';

/** Bundles each function once, as all lines are of the same sources. */
const bundleOnce = (bundles: string) => `
import { cpSync, existsSync } from 'node:fs';
import { bundleFunction } from './constructs/bundle-function.ts';
const [entry, outDir] = process.argv.slice(2);
const kept = '${bundles}/' + entry.replaceAll('/', '-');
if (!existsSync(kept)) await bundleFunction(entry, kept);
cpSync(kept, outDir, { recursive: true });
`;

/** A repository of its own with the files of this checkout, where an operator commits, builds and deploys. */
export class Checkout {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder);
    this.git('init', '--quiet', '--initial-branch', 'main');
    // What differs from the last commit is part of it, what is ignored is not.
    const gitFolder = join(folder, '.git');
    execFileSync('git', ['--git-dir', gitFolder, '--work-tree', '.', 'add', '--all'], { cwd: repositoryRoot });
    this.git('checkout-index', '--all', '--force');
    writeFileSync(join(folder, 'infra/bundle.ts'), bundleOnce(`${folder}-bundles`));
  }

  private git(...args: string[]): string {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' };
    return execFileSync('git', args, { cwd: this.folder, env, encoding: 'utf8' }).trim();
  }

  /** Writes the file of a stage. */
  write(stage: string, settings: object): void {
    writeFileSync(join(this.folder, `stages/${stage}.json`), JSON.stringify(settings, undefined, 2));
  }

  /** Commits all that differs to `main`; returns the commit. */
  commit(subject: string): string {
    this.git('add', '--all');
    this.git('-c', 'user.name=operator', '-c', 'user.email=operator@jobs.example', 'commit', '--quiet', '-m', subject);
    return this.git('rev-parse', 'HEAD');
  }
}
