import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Names the deployed version with every response that the edge answers: of pages, calls and refusals. */
export const releaseHeader = 'x-release';

/** Runs git in the checkout; undefined where there is no git or no repository. */
function runGit(args: readonly string[]): string | undefined {
  try {
    const cwd = join(import.meta.dirname, '../..');
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The version that is deployed, as the edge, the health call and an output name it: the variable `RELEASE`, or the commit of
 * the checkout, with `-changed` when files differ from it; `unknown` without a repository.
 * @param git for tests
 * @throws Error when `RELEASE` has other characters than a header and a tag may have
 */
export function releaseOf(environment: Readonly<Record<string, string | undefined>>, git = runGit): string {
  const given = environment.RELEASE;
  if (given !== undefined) {
    if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(given)) return given;
    throw new Error('RELEASE must be 1 to 64 letters, digits, dots, dashes or underscores.');
  }
  const commit = git(['rev-parse', '--short=12', 'HEAD']);
  if (commit === undefined) return 'unknown';
  return git(['status', '--porcelain']) === '' ? commit : `${commit}-changed`;
}
