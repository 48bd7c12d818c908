import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Runs a line in a shell; resolves to its exit code and what it wrote. */
export async function runLine(
  line: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  const shell = spawn('bash', ['-c', line], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number>((done) => shell.once('close', (code) => done(code ?? 1)));
  const [output, errors, code] = await Promise.all([text(shell.stdout), text(shell.stderr), ended]);
  return { code, output: output + errors };
}
