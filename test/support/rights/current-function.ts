import { AsyncLocalStorage } from 'node:async_hooks';
import { neededRights } from './needed-rights.ts';
import { recordCalls } from './record-calls.ts';
import { noteRights } from './rights-log.ts';
import { rightsOfSigned } from './s3-rights.ts';
import type { ServiceCall } from './service-call.ts';
import { rightsOfAddresses } from './video-rights.ts';

const current = new AsyncLocalStorage<string>();

/** Starts to record the rights that requests to AWS services inside `asFunction` need. */
export const noteOwnRights = (): void => recordCalls(noteCall);

/** Records the rights that a request needs which was sent inside `asFunction`. */
export function noteCall(call: ServiceCall): void {
  const entry = current.getStore();
  if (entry !== undefined) noteRights(neededRights(entry, call));
}

/** Runs a call of the function of a module; its requests to AWS are recorded as the function's. */
export const asFunction = async <Result>(entry: string, call: () => Promise<Result>): Promise<Result> => {
  const result = await current.run(entry, call);
  const answer = JSON.stringify(result) ?? '';
  const signed = [...rightsOfSigned(answer), ...rightsOfAddresses(answer)];
  noteRights(signed.map((right) => ({ entry, ...right })));
  return result;
};

/** Runs an action of the test during a function's call; its requests are not recorded as the function's. */
export const asTest = <Result>(action: () => Promise<Result>): Promise<Result> => current.exit(action);
