import { fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a module of `probes/` in a fresh process, discards its output, and returns the message that it sends.
 * Throws when the process ends without a message.
 */
export function runProbe<Result>(name: string, args: readonly string[], env: Record<string, string>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'probes', `${name}.ts`), args, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { PATH: process.env.PATH, ...env },
      execArgv: [],
    });
    let said = '';
    let result: Result | undefined;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('message', (message) => {
      result = message as Result;
    });
    child.once('close', () => {
      if (result === undefined) reject(new Error(`The probe ${name} failed:\n${said}`));
      else resolve(result);
    });
  });
}
