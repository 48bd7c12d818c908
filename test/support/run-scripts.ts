import { spawn } from 'node:child_process';

/** Starts a script; `show` prints its output so far and from then on. Its end resolves to whether it succeeded. */
function start(script: string, args: readonly string[]) {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a script of its shell.
    shell: process.platform === 'win32',
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  const began = performance.now();
  const output: Buffer[] = [];
  let isShown = false;
  const print = (part: Buffer) => (isShown ? process.stdout.write(part) : output.push(part));
  child.stdout.on('data', print);
  child.stderr.on('data', print);
  const ended = new Promise<boolean>((done) => {
    child.once('close', (code) => {
      print(
        Buffer.from(
          `${script} ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - began) / 1000)} s\n`,
        ),
      );
      done(code === 0);
    });
  });
  const show = () => {
    isShown = true;
    for (const part of output.splice(0)) process.stdout.write(part);
  };
  return { show, ended };
}

/**
 * Runs scripts of package.json together and prints their outputs one after the other.
 * @param scripts name and arguments of each
 * @returns whether all succeeded
 */
export async function runTogether(scripts: readonly (readonly [name: string, ...args: string[]])[]): Promise<boolean> {
  const running = scripts.map(([name, ...args]) => start(name, args));
  let hasPassed = true;
  for (const { show, ended } of running) {
    show();
    if (!(await ended)) hasPassed = false;
  }
  return hasPassed;
}
