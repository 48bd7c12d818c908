import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { NativeAttributeValue } from '@aws-sdk/lib-dynamodb';
import { releasedFiles, stateOfSources } from '#infra/released-contract.ts';
import { allCalls, type ListedCall } from '#shared/contracts/index.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { TestApi } from './api.ts';
import { type CallFixture, callFixtures } from './call-fixtures.ts';
import { type Cast, castWorld } from './cast.ts';
import type { Principal } from './principals.ts';
import { tableState } from './table-state.ts';

type Item = Record<string, NativeAttributeValue>;

/** A request of the release's pages: it succeeds on its items, or is answered with that status. */
export interface RecordedCall extends Pick<CallFixture, 'params' | 'query' | 'body'> {
  call: string;
  /** Absent: a guest. */
  by?: string;
  status: number;
}

/** What a release stores and its pages request, as its own code did. */
export interface ReleasedWorld {
  /** The sources that it was recorded with. */
  of: string;
  at: EpochMs;
  cast: Record<string, Omit<Principal, 'token' | 'name'>>;
  items: readonly Item[];
  calls: readonly RecordedCall[];
}

/** DynamoDB's sets are `{ "set": [...] }`. */
const writeJson = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (each instanceof Set ? { set: [...each].sort() } : each));
const readJson = (text: string) => JSON.parse(text, (_, each) => (Array.isArray(each?.set) ? new Set(each.set) : each));

/** Reads the file: a line about the whole, one for each item, one for each call. */
export function readWorld(): ReleasedWorld {
  if (!existsSync(releasedFiles.items))
    throw new Error(`${releasedFiles.items} is missing: npm run release writes it.`);
  const [first = '', ...lines] = readFileSync(releasedFiles.items, 'utf8').trimEnd().split('\n');
  const parsed = lines.map((line) => readJson(line) as Item | RecordedCall);
  return {
    ...(readJson(first) as Pick<ReleasedWorld, 'of' | 'at' | 'cast'>),
    items: parsed.filter((line): line is Item => 'PK' in line),
    calls: parsed.filter((line): line is RecordedCall => 'call' in line),
  };
}

/** Writes the file with the items of `castWorld`, of what follows from them, and the requests of the fixtures. */
export async function recordWorld(api: TestApi, at: EpochMs): Promise<void> {
  const cast = await castWorld();
  const world = await tableState(api);
  await api.drainStream();
  // What follows from the records is added; what it would change stays as the fixtures need it.
  const items = [...new Map([...(await tableState(api)), ...world]).values()];
  const lossy = items.filter((item) => !isDeepStrictEqual(readJson(writeJson(item)), item));
  if (lossy.length > 0) throw new Error(`JSON does not show ${lossy.map(({ PK, SK }) => `${PK} ${SK}`).join(', ')}.`);
  const people = Object.entries(cast).map(([name, { type, id, email }]) => [name, { type, id, email }]);
  const whole = { of: stateOfSources(), at, cast: Object.fromEntries(people) };
  const lines = [whole, ...items, ...allCalls.map(recordedCall)];
  writeFileSync(releasedFiles.items, lines.map((line) => `${writeJson(line)}\n`).join(''));
}

function recordedCall({ operation, routeKey, call }: ListedCall): RecordedCall {
  const { answers = call.status, owners = {}, params, query, body } = callFixtures[operation] ?? {};
  const by = callerOf(call.access, owners);
  return {
    call: routeKey,
    ...(by && { by }),
    status: answers,
    ...(params && { params }),
    ...(query && { query }),
    ...(body && { body }),
  };
}

/** The caller: the first of these that may make the call, from the kind of user that makes it most. */
function callerOf(
  access: ListedCall['call']['access'],
  owners: NonNullable<CallFixture['owners']>,
): keyof Cast | undefined {
  if (typeof access === 'string') return undefined;
  if (access.candidate) return (owners.candidate ?? 'candidate') as keyof Cast;
  if (access.recruiter) return (owners.recruiter ?? 'recruiter') as keyof Cast;
  return access.admin ? 'admin' : 'masterAdmin';
}
