import { KinesisVideoClient } from '@aws-sdk/client-kinesis-video';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table.ts';
import { deleteEndedChannels } from '#functions/services/video/channels.ts';
import { openSignalling } from '#functions/services/video/open-signalling.ts';
import { addMs, dayMs, epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { clearDiscarded, endSubscriptions, runSavedSearches } from '#test/support/handlers.ts';
import { isSwitchRead } from '#test/support/switch-reads.ts';

const api = await testApi();
// Lists that are read once an hour or once a day are read by the first run of a day.
const firstOfDay = epochMs(Math.floor(Date.now() / dayMs) * dayMs + 9 * dayMs);
beforeEach(() => api.clock.set(firstOfDay));
afterEach(() => vi.restoreAllMocks());

const name = 'failingParts';
interface Read {
  IndexName?: string;
  Key?: unknown;
  ExpressionAttributeValues?: Record<string, unknown>;
}
/** What a command reads: the list, whatever the time until which. */
const placeOf = ({ IndexName = 'table', Key, ExpressionAttributeValues = {} }: Read) =>
  `${IndexName} ${JSON.stringify(Key ?? Object.values(ExpressionAttributeValues)[0])}`;

/** What a run reads of a table without anything to do, while the reads of one place fail. */
async function placesReadBy(run: () => Promise<unknown>, failing?: string): Promise<string[]> {
  const places = new Set<string>();
  dynamodb.middlewareStack.add(
    (next) => async (step) => {
      if (isSwitchRead(step.input)) return await next(step);
      const place = placeOf(step.input as Read);
      places.add(place);
      if (place === failing) throw Object.assign(new Error('Throttled.'), { name: 'ThrottlingException' });
      return await next(step);
    },
    { step: 'initialize', name, override: true },
  );
  const ended = await run().then(
    () => 'done',
    () => 'failed',
  );
  dynamodb.middlewareStack.remove(name);
  expect(ended, `${failing}`).toBe(failing ? 'failed' : 'done');
  return [...places].sort();
}

const rest = (list: string) => `table {"PK":"RUNS","SK":"REST#${list}"}`;
const runs = {
  'ends of subscriptions and reminders': {
    run: endSubscriptions,
    places: [
      'GSI1 "APPLICATIONS"',
      'GSI1 "JOBS"',
      'GSI3 "INTERVIEWS#REMIND"',
      'GSI3 "SUBSCRIPTIONS#END"',
      'GSI3 "SUBSCRIPTIONS#REMIND"',
      rest('job_reminders'),
      rest('nudges_14'),
      rest('nudges_7'),
    ],
  },
  'saved searches': {
    run: runSavedSearches,
    places: [
      'GSI1 "JOB_DRAFTS#DUE"',
      'GSI2 "DIGESTS#DUE"',
      'GSI2 "MAILS#DUE"',
      'GSI2 "SAVED_SEARCHES#DUE"',
      'table "SEARCH_TASKS"',
    ],
  },
} as const;
/** How far an earlier run came is read before the list itself. */
const following: Record<string, string> = { [rest('job_reminders')]: 'GSI1 "JOBS"' };

describe.each(Object.entries(runs))('the run of %s', (_, { run, places }) => {
  test('reads each of its lists', async () => {
    expect(await placesReadBy(run)).toEqual(places);
  });

  test.each(places)('is failed by %s, and reads all others', async (failing) => {
    const others = places.filter((place) => place !== following[failing]);
    expect(await placesReadBy(run, failing)).toEqual(others);
  });
});

const ended = addMs(firstOfDay, -dayMs);
const openAll = (ids: readonly string[]) =>
  Promise.all(ids.map((id) => openSignalling({ id, end: ended }, 'candidate', firstOfDay)));

test('discarded transcriptions that cannot be read do not stop the deletion of channels', async () => {
  await openAll(['s-one', 's-two']);
  const [place] = await placesReadBy(clearDiscarded);
  await openAll(['s-one', 's-two']);
  await placesReadBy(clearDiscarded, place);
  expect(await deleteEndedChannels(firstOfDay)).toBe(0);
});

test('a channel that cannot be deleted stops no other, fails the run and is deleted by the next one', async () => {
  await openAll(['s-one', 's-two', 's-three']);
  const { send } = KinesisVideoClient.prototype as { send: (this: unknown, command: object) => Promise<unknown> };
  let failures = 0;
  vi.spyOn(KinesisVideoClient.prototype as { send: typeof send }, 'send').mockImplementation(function (
    this: unknown,
    command,
  ) {
    const isDeletion = command.constructor.name === 'DeleteSignalingChannelCommand';
    if (!isDeletion || failures > 0) return send.call(this, command);
    failures += 1;
    return Promise.reject(new Error('The service is away.'));
  });
  await expect(clearDiscarded()).rejects.toThrow('1 steps of the run failed.');
  vi.restoreAllMocks();
  expect(await deleteEndedChannels(firstOfDay)).toBe(1);
});
