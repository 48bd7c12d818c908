import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Context } from 'aws-lambda';
import { lambdaContext } from '#infra/local/gateway/invoke.ts';

/** What a worker is started with: it is one instance of one function. */
export interface WorkerData {
  name: string;
  /** Folder with `index.mjs`. */
  bundle: string;
  timeoutMs: number;
}

export interface Invocation {
  id: number;
  requestId: string;
  /** The event as JSON, as Lambda gets it. */
  event: string;
}

/** How an invocation ended: with the result as JSON, or with what was thrown. */
export type Outcome = { id: number } & ({ result: string | undefined } | { failure: string });

type Handler = (event: unknown, context: Context) => Promise<unknown>;

const { name, bundle, timeoutMs } = workerData as WorkerData;
const module: Promise<{ handler: Handler }> = import(pathToFileURL(join(bundle, 'index.mjs')).href);

parentPort?.on('message', async ({ id, requestId, event }: Invocation) => {
  const answer = (outcome: Outcome) => parentPort?.postMessage(outcome);
  try {
    const { handler } = await module;
    const result = await handler(JSON.parse(event), lambdaContext(name, requestId, timeoutMs));
    answer({ id, result: JSON.stringify(result) });
  } catch (error) {
    answer({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
