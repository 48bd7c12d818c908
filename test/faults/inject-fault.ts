import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3Client } from '@aws-sdk/client-s3';
import { isSwitchRead } from '#test/support/switch-reads.ts';

/** How one command to a store fails. */
const faults = {
  /** Not carried out: the store throttles. */
  throttled: { name: 'ProvisionedThroughputExceededException', $metadata: {}, after: false, everyAttempt: true },
  /** Not carried out: time-out. */
  'timed out': { name: 'TimeoutError', after: false, everyAttempt: true },
  /** Not carried out: connection refused. */
  refused: { name: 'Error', code: 'ECONNREFUSED', after: false, everyAttempt: true },
  /** Carried out, but the response is lost. */
  'answer lost': { name: 'TimeoutError', after: true, everyAttempt: true },
  /** Carried out by the first attempt, whose response is lost: the client itself retries the command. */
  'answer lost once': { name: 'TimeoutError', after: true, everyAttempt: false },
} as const;

export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults) as Fault[];

/** Faults of commands that are not carried out look alike to the sender: by default each case gets one of them. */
const notCarriedOut = faultNames.filter((name) => !faults[name].after);

/** The faults of the nth case; all of them with `FAULTS=all` in the environment. */
export const faultsFor = (nth: number): Fault[] =>
  process.env.FAULTS === 'all'
    ? faultNames
    : faultNames.filter((name) => faults[name].after || name === notCarriedOut[nth % notCarriedOut.length]);

/** The common part of both clients; their own types differ by their commands. */
type Client = DynamoDBClient | S3Client;
type Middleware = (
  next: (step: { input?: unknown }) => Promise<unknown>,
  context: { commandName?: string },
) => (step: { input?: unknown }) => Promise<unknown>;
interface Stack {
  add(middleware: Middleware, options: { step: string; name: string; priority?: string; override: boolean }): void;
  remove(name: string): boolean;
}

const isRead = (command = '') => /^(Get|Query|BatchGet|Head|List)/.test(command);

/**
 * Makes the nth command that a client sends fail, counted from 1; all other commands succeed. For lost responses only
 * writes count: a read whose response is lost is equal to one that was never sent.
 * @returns the function that repairs the client and returns whether the fault struck: there may be no nth command
 */
export function injectFault(client: Client, nth: number, fault: Fault): () => boolean {
  const stack = client.middlewareStack as unknown as Stack;
  const { after, everyAttempt, ...error } = faults[fault];
  const seen = { commands: 0, struck: false };
  const fail = () => {
    seen.struck = true;
    return Object.assign(new Error('The store did not answer.'), error);
  };
  const middleware: Middleware =
    (next, { commandName }) =>
    async (step) => {
      if ((after && isRead(commandName)) || isSwitchRead(step.input)) return next(step);
      seen.commands += 1;
      const isIt = seen.commands === nth;
      if (isIt && !after) throw fail();
      const result = await next(step);
      if (isIt) throw fail();
      return result;
    };
  // The first step of the middleware runs once per command; the last one for each attempt of the client's own retries.
  const step = everyAttempt ? { step: 'initialize' } : { step: 'finalizeRequest', priority: 'low' };
  stack.add(middleware, { ...step, name: 'injectedFault', override: true });
  return () => {
    stack.remove('injectedFault');
    return seen.struck;
  };
}
