import { AsyncLocalStorage } from 'node:async_hooks';
import { neededRights } from './needed-rights.ts';
import { recordCalls } from './record-calls.ts';
import { noteRights } from './rights-log.ts';
import { rightsOfSigned } from './s3-rights.ts';

const current = new AsyncLocalStorage<string>();

/** Notes from now on what the calls of AWS services need that are made inside of `asFunction`. */
export function noteOwnRights(): void {
  recordCalls((call) => {
    const entry = current.getStore();
    if (entry !== undefined) noteRights(neededRights(entry, call));
  });
}

/** Runs a call of the function of a module; what it needs of AWS is noted as the function's. */
export const asFunction = async <Result>(entry: string, call: () => Promise<Result>): Promise<Result> => {
  const result = await current.run(entry, call);
  noteRights(rightsOfSigned(JSON.stringify(result) ?? '').map((right) => ({ entry, ...right })));
  return result;
};

/** Runs what the test itself does in the middle of a function's call: it is not the function's. */
export const asTest = <Result>(action: () => Promise<Result>): Promise<Result> => current.exit(action);
