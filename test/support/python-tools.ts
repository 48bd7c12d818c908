import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#infra/local/process/options.ts';

const canRun = (command: string): boolean => spawnSync(command, ['--version']).status === 0;
const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });

/**
 * Installs what `test/<name>/requirements.txt` lists into a folder of its own, unless it is there (cfn-lint and checkov
 * take a minute and 420 MB).
 * @returns the folder of the commands, or why they cannot be installed
 */
function installPythonTools(name: string, cache: string): { commands: string } | { problem: string } {
  const requirements = join(repositoryRoot, 'test', name, 'requirements.txt');
  const folder = join(cache, name);
  // Written last, with the list that was installed.
  const stamp = join(folder, 'installed');
  const commands = join(folder, 'bin');
  const listed = createHash('sha256').update(readFileSync(requirements)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === listed) return { commands };
  if (!canRun('python3')) return { problem: 'there is no python3' };
  rmSync(folder, { recursive: true, force: true });
  try {
    run('python3', '-m', 'venv', folder);
    run(join(commands, 'pip'), 'install', '--quiet', '--no-deps', '--requirement', requirements);
  } catch (error) {
    return { problem: `they cannot be installed (${error instanceof Error ? error.message : error})` };
  }
  writeFileSync(stamp, listed);
  return { commands };
}

/** A check by commands that Python installs. */
interface PythonCheck {
  /** The folder in `test` that lists them. */
  name: string;
  /** What is checked, as the beginning of a sentence. */
  what: string;
  /** Resolves to the exit code. */
  check(commands: string): number | Promise<number>;
  cache?: string;
}

/** Runs a check; where its commands cannot be installed it says so, and fails if the variable `PYTHON_CHECKS` is `required`, as in the workflows. */
export function checkByPythonTools({ name, what, check, cache = join(repositoryRoot, '.cache') }: PythonCheck) {
  const tools = installPythonTools(name, cache);
  if ('commands' in tools) return check(tools.commands);
  process.stdout.write(`${what} were NOT CHECKED: ${tools.problem}.\n`);
  return process.env.PYTHON_CHECKS === 'required' ? 1 : 0;
}
