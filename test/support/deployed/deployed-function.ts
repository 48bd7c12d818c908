import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { noteRights } from '../rights/rights-log.ts';
import type { NeededRight } from '../rights/service-call.ts';
import { bundleOf } from './bundles.ts';
import type { Invocation, Noted, Outcome, WorkerData } from './function-worker.ts';

/** A function as the template describes it. */
export interface FunctionSettings {
  name: string;
  entry: string;
  environment: Record<string, string>;
  timeoutSeconds: number;
  /** File to which the function's log is appended; absent: no log is written. */
  logFile?: string | undefined;
  /** Gets the rights that the function's requests need; absent: they are compared with the stage `prod`. */
  note?: NoteRights | undefined;
}

export type NoteRights = (rights: readonly NeededRight[]) => void;

export interface DeployedFunction {
  /** Invokes the function as Lambda does. Rethrows its error, and throws after its time-out. */
  invoke(event: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** Lambda refuses larger results, in bytes of JSON. */
const maxResultBytes = 6 * 1024 * 1024;

/**
 * A function that runs from its bundle in a thread of its own, with the environment of the template and nothing else.
 * It starts with its first call.
 */
export function deployedFunction(settings: FunctionSettings): DeployedFunction {
  const { name, entry, environment, timeoutSeconds, logFile, note = noteRights } = settings;
  const timeoutMs = timeoutSeconds * 1000;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Promise<Worker> | undefined;
  let next = 0;

  const start = async (): Promise<Worker> => {
    const workerData: WorkerData = { name, entry, bundle: await bundleOf(entry), timeoutMs };
    const started = new Worker(new URL('function-worker.ts', import.meta.url), {
      env: { ...environment, AWS_LAMBDA_FUNCTION_NAME: name },
      workerData,
      execArgv: [],
      stdout: true,
    });
    started.stdout.on('data', (text: Buffer) => {
      if (logFile !== undefined) appendFileSync(logFile, text);
    });
    started.on('message', (message: Outcome | Noted) => {
      if ('rights' in message) note(message.rights);
      else settle(waiting, message);
    });
    started.on('error', (error) => {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      worker = undefined;
    });
    started.unref();
    return started;
  };

  return {
    invoke: async (event) => {
      worker ??= start();
      const started = await worker;
      const id = next++;
      const outcome = Promise.withResolvers<unknown>();
      waiting.set(id, outcome);
      const timer = setTimeout(() => {
        waiting.delete(id);
        outcome.reject(new Error(`${name} timed out after ${timeoutSeconds} seconds.`));
      }, timeoutMs);
      started.postMessage({ id, requestId: randomUUID(), event: JSON.stringify(event) } satisfies Invocation);
      try {
        return await outcome.promise;
      } finally {
        clearTimeout(timer);
      }
    },
    stop: async () => {
      await (await worker)?.terminate();
    },
  };
}

function settle(waiting: Map<number, PromiseWithResolvers<unknown>>, outcome: Outcome): void {
  const { resolve, reject } = waiting.get(outcome.id) ?? {};
  waiting.delete(outcome.id);
  if ('failure' in outcome) reject?.(new Error(outcome.failure));
  else if ((outcome.result?.length ?? 0) > maxResultBytes) reject?.(new Error('The result is larger than 6 MB.'));
  else resolve?.(outcome.result === undefined ? undefined : JSON.parse(outcome.result));
}
