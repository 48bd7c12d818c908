import { spawn } from 'node:child_process';

// `npm test`: every check. The suites run one after the other: side by side they were no faster on two processors, and
// the browser's waits longer.

/** The scripts of package.json, by stage: those of a stage run together, and the next stage only if all succeeded. */
const stages = [['lint', 'types', 'layers', 'dead'], ['vitest'], ['e2e']];

/** Starts a script; `show` prints its output so far and from then on. Its end resolves to whether it succeeded. */
function start(script: string) {
  const child = spawn('npm', ['run', '--silent', script], {
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

/** Runs scripts together and prints their outputs one after the other; whether all succeeded. */
async function runTogether(scripts: readonly string[]): Promise<boolean> {
  const running = scripts.map(start);
  let hasPassed = true;
  for (const { show, ended } of running) {
    show();
    if (!(await ended)) hasPassed = false;
  }
  return hasPassed;
}

for (const scripts of stages) {
  if (!(await runTogether(scripts))) process.exit(1);
}
