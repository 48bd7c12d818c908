import { setTimeout as pause } from 'node:timers/promises';
import { readOptions } from './process/options.ts';
import { LocalProblem } from './process/problem.ts';
import type { StartFunctions } from './source-functions.ts';

/** How long a stopping run waits for work in progress. */
const patienceMs = 2_500;

const explain = (error: unknown): never => {
  console.error(error instanceof LocalProblem ? `\n${error.message}\n` : error);
  process.exit(1);
};

/**
 * Runs all services in this process until it is stopped, with the options of command line and environment.
 * @param started start time of the process, from `performance.now()`
 * @param startFunctions runs the product's code; by default from its sources
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
        // Unfinished work is repeated by the next run, as after a kill.
        await Promise.race([run.stop(), pause(patienceMs)]);
        process.exit(code);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => end(0));
    }
    // The run ends together with a parent process that started it over a channel.
    process.on('disconnect', () => end(0));
    run.databaseEnded.then((words) => {
      if (!ending) {
        console.error(`The local database exited unexpectedly: ${words}`);
        void end(1);
      }
    });
    announce(run, performance.now() - started);
    process.send?.({ addresses: run.addresses, secrets: run.secrets });
  } catch (error) {
    explain(error);
  }
};
