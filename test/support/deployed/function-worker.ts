import dns from 'node:dns';
import { parentPort, workerData } from 'node:worker_threads';
import type { Context } from 'aws-lambda';
import { lambdaContext } from '#infra/local/gateway/invoke.ts';
import { neededRights } from '../rights/needed-rights.ts';
import { recordCalls } from '../rights/record-calls.ts';
import { rightsOfSigned } from '../rights/s3-rights.ts';
import type { NeededRight } from '../rights/service-call.ts';
import { rightsOfAddresses } from '../rights/video-rights.ts';
import { loadBundle } from './load-bundle.ts';

/** Input of a worker, which is one instance of one function. */
export interface WorkerData {
  name: string;
  /** Path of the function's module from the project's root. */
  entry: string;
  /** Folder with `index.js`. */
  bundle: string;
  timeoutMs: number;
}

export interface Invocation {
  id: number;
  requestId: string;
  /** The event as JSON, as Lambda gets it. */
  event: string;
}

/** Rights that a request to an AWS service, or a signed URL or form, needs. */
export interface Noted {
  rights: NeededRight[];
}

/** Outcome of an invocation: the result as JSON, or the thrown error. */
export type Outcome = { id: number } & ({ result: string | undefined } | { failure: string });

type Handler = (event: unknown, context: Context) => Promise<unknown>;

const { name, entry, bundle, timeoutMs } = workerData as WorkerData;
const note = (rights: NeededRight[]) => parentPort?.postMessage({ rights } satisfies Noted);
recordCalls((call) => note(neededRights(entry, call)));

/** Collections of OpenSearch Serverless are on this machine: clients sign requests to hosts with their names only. */
const { lookup } = dns;
const local = (host: string) => (host.endsWith('.aoss.amazonaws.com') ? '127.0.0.1' : host);
Object.assign(dns, { lookup: (host: string, ...rest: [never]) => lookup(local(host), ...rest) });

parentPort?.on('message', async ({ id, requestId, event }: Invocation) => {
  const answer = (outcome: Outcome) => parentPort?.postMessage(outcome);
  try {
    const { handler } = loadBundle<{ handler: Handler }>(bundle);
    const result = JSON.stringify(await handler(JSON.parse(event), lambdaContext(name, requestId, timeoutMs)));
    const signed = [...rightsOfSigned(result ?? ''), ...rightsOfAddresses(result ?? '')];
    note(signed.map((right) => ({ entry, ...right })));
    answer({ id, result });
  } catch (error) {
    answer({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
