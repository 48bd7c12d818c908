import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '#infra/local/options.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { startBrowser } from './browser.ts';
import { signInDemo, withStorage } from './browser-storage.ts';
import { measurePage, type Scores } from './lighthouse.ts';
import { median } from './report.ts';
import { startSite } from './site.ts';

// What steps in the history gained: one screen at several revisions, on the same simulated phone, with the packages that are
// installed now. `npm run bench:revisions -- /candidate/dashboard candidate 181beb58^ 181beb58`

const runs = 3;
const [path = '', kind, ...revisions] = process.argv.slice(2);

/** Runs an action with a checkout of a revision. */
async function withCheckout(revision: string, action: (root: string) => Promise<void>): Promise<void> {
  const root = join(mkdtempSync(join(tmpdir(), 'portal-revision-')), 'checkout');
  const git = (...parts: string[]) => execFileSync('git', parts, { cwd: repositoryRoot, stdio: 'pipe' });
  git('worktree', 'add', '--detach', root, revision);
  try {
    symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
    await action(root);
  } finally {
    git('worktree', 'remove', '--force', root);
    rmSync(join(root, '..'), { recursive: true, force: true });
  }
}

async function measureAt(root: string): Promise<Scores[]> {
  const site = await startSite(root);
  const browser = await startBrowser(site.edge.keyDigest);
  try {
    if (kind !== 'guest') await withStorage(browser.port, site, await signInDemo(site, kind as UserType));
    const scores: Scores[] = [];
    for (let run = 0; run < runs; run += 1) scores.push(await measurePage(`${site.edge.url}${path}`, browser.port));
    return scores;
  } finally {
    await browser.stop();
    await site.stop();
  }
}

const subjectOf = (revision: string) =>
  execFileSync('git', ['log', '-1', '--format=%h %s', revision], { cwd: repositoryRoot, encoding: 'utf8' }).trim();

for (const revision of revisions) {
  await withCheckout(revision, async (root) => {
    const scores = await measureAt(root);
    const middle = (part: keyof Scores) => median(scores.map((each) => each[part]));
    const lcp = `${(middle('lcp') / 1000).toFixed(2)} s`;
    const figures = [middle('performance'), lcp, `${Math.round(middle('tbt'))} ms`, middle('cls').toFixed(3)];
    console.log(`| ${subjectOf(revision)} | ${figures.join(' | ')} |`);
  });
}
