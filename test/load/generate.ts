import type { Request } from 'autocannon';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import type { StackAddresses } from '#test/support/stack.ts';
import { loadAutocannon } from '#test/tools/tools.ts';
import type { Input } from './inputs-by-role.ts';
import { learn } from './learn.ts';
import { confirmedSignUp, mix } from './mix.ts';
import type { World } from './people.ts';
import { inputs } from './requests.ts';
import { newState, type State } from './state.ts';

/** One response of the run. */
export interface Sample {
  operation: string;
  status: number;
  milliseconds: number;
}

export interface Run {
  samples: Sample[];
  /** Requests without a response: connections that broke, and time-outs. */
  failures: number;
  seconds: number;
}

interface Options {
  stack: Pick<StackAddresses, 'url' | 'inboxUrl'>;
  world: World;
  seconds: number;
  /** Requests in a second. */
  rate: number;
}

/** A request that is on its way. */
interface Sent {
  operation: string;
  input: Input;
  at: number;
}

const definitions: Readonly<Record<string, CallDefinition | undefined>> = Object.fromEntries(
  allCalls.map(({ operation, call }) => [operation, call]),
);
const callOf = (operation: string) =>
  definitions[operation === confirmedSignUp ? 'auth.candidateVerifyOtp' : operation];

const operations = Object.entries(mix);
const wholeWeight = operations.reduce((sum, [, weight]) => sum + weight, 0);

/** A call of the mix, with a probability in proportion to its weight. */
function drawOperation(): string {
  let left = Math.random() * wholeWeight;
  for (const [operation, weight] of operations) {
    left -= weight;
    if (left < 0) return operation;
  }
  return 'jobs.list';
}

/** The next request; a call that has nothing to be about yet is replaced by another one. */
function nextRequest(world: World, state: State): { operation: string; input: Input } {
  for (;;) {
    const operation = drawOperation();
    const input = inputs[operation]?.(world, state);
    if (input) return { operation, input };
  }
}

const texts = (values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

function toHttp(call: CallDefinition | undefined, { params = {}, query = {}, body, token }: Input): Request {
  const path = call?.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(texts(query)).toString();
  return {
    method: call?.method ?? 'GET',
    path: `/api${path}${search && `?${search}`}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** Connections for a rate: each sends its next request only after the response to the last one. */
const connectionsFor = (rate: number) => Math.min(rate, 50);

/** Sends requests of the mix at a rate for some seconds. */
export async function generateLoad({ stack, world, seconds, rate }: Options): Promise<Run> {
  const state = newState();
  const samples: Sample[] = [];
  const request: Request = {
    setupRequest: (defaults, context) => {
      const { operation, input } = nextRequest(world, state);
      Object.assign(context, { operation, input, at: performance.now() } satisfies Sent);
      return { ...defaults, ...toHttp(callOf(operation), input) };
    },
    onResponse: (status, body, context) => {
      const { operation, input, at } = context as Sent;
      samples.push({ operation, status, milliseconds: performance.now() - at });
      learn(state, stack.inboxUrl, { operation, input, status, body });
    },
  };
  const connections = connectionsFor(rate);
  const options = { url: stack.url, connections, overallRate: rate, duration: seconds, requests: [request] };
  const autocannon = await loadAutocannon();
  const { errors, timeouts, duration } = await autocannon(options);
  return { samples, failures: errors + timeouts, seconds: duration };
}
