import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { createRouteTable } from '#infra/local/gateway/route-table.ts';
import { runProgram } from '#infra/local/program.ts';
import { type StartFunctions, startSourceFunctions } from '#infra/local/source-functions.ts';
import { allCalls } from '#shared/contracts/index.ts';

// The local run, which also counts the units of each call and partition and sends them to its parent process on request.

/** The caller of requests that no request of the API makes: the functions that follow the stream. */
const stream = 'stream';
const caller = new AsyncLocalStorage<string>();
const findRoute = createRouteTable(allCalls);

/** Requests of each call since they were taken last, with those that nobody waits for any more. */
let calls: Record<string, number> = {};

function nameCaller({ method = '', url = '' }: IncomingMessage): void {
  const path = new URL(url, 'http://localhost').pathname.replace(/^\/api/, '');
  const operation = findRoute(method, path)?.route.operation ?? 'other';
  caller.enterWith(operation);
  calls[operation] = (calls[operation] ?? 0) + 1;
}

function takeCounts() {
  const taken = calls;
  calls = {};
  return taken;
}

const startFunctions: StartFunctions = async (host, stops) => {
  const { dynamodb } = await import('#functions/data/table.ts');
  const { recordUnits } = await import('./record-units.ts');
  const recorder = recordUnits(dynamodb, () => caller.getStore() ?? stream);
  subscribe('http.server.request.start', (message) => nameCaller((message as { request: IncomingMessage }).request));
  process.on('message', () => process.send?.({ uses: recorder.take(), calls: takeCounts() }));
  await startSourceFunctions(host, stops);
};

await runProgram(performance.now(), startFunctions);
