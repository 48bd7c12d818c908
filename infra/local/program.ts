import { setTimeout as pause } from 'node:timers/promises';
import { readOptions } from './options.ts';
import { LocalProblem } from './problem.ts';
import type { StartFunctions } from './source-functions.ts';

/** How long an ending run waits for what it has in hand. */
const patienceMs = 2_500;

const explain = (error: unknown): never => {
  console.error(error instanceof LocalProblem ? `\n${error.message}\n` : error);
  process.exit(1);
};

/**
 * Runs everything in this process until it is told to end, with the settings of its command line and environment.
 * @param started when the process started, of `performance.now()`
 * @param startFunctions runs the product's own code; by default from its sources
 */
export const runProgram = async (started: number, startFunctions?: StartFunctions): Promise<void> => {
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    const { startLocalRun } = await import('./start.ts');
    const { announce } = await import('./announce.ts');
    const run = await startLocalRun(options, startFunctions);
    let ending = false;
    const end = async (code: number) => {
      if (!ending) {
        ending = true;
        // Whatever still holds on then is repeated by the next run, as after a kill.
        await Promise.race([run.stop(), pause(patienceMs)]);
        process.exit(code);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => end(0));
    }
    // A program that started the run over a channel and went away wants it ended.
    process.on('disconnect', () => end(0));
    run.databaseEnded.then((words) => {
      if (!ending) {
        console.error(`The local database ended by itself: ${words}`);
        void end(1);
      }
    });
    announce(run, performance.now() - started);
    process.send?.({ addresses: run.addresses, secrets: run.secrets });
  } catch (error) {
    explain(error);
  }
};
