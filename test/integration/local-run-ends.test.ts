import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, GetItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, expect, test, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { jobViewWrites } from '#functions/entities/view/view-store.ts';
import { localTable } from '#infra/local/environment.ts';
import { repositoryRoot } from '#infra/local/process/options.ts';
import { epochMs } from '#shared/domain/time.ts';
import { type Stack, somePort, startStack } from '#test/support/stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'job-portal-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The processes whose command line contains a text, as far as the system shows it. */
const processesWith = (text: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name) && name !== String(process.pid))
    .map((name) => readCommand(name))
    .filter((command) => command.includes(text));
const readCommand = (id: string): string => {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

test.runIf(existsSync('/proc/self/cmdline'))(
  'Ctrl-C in a terminal ends every process within three seconds',
  async () => {
    const folder = join(dataDir, 'interrupted');
    const run = spawn(process.execPath, ['infra/local/main.ts', '--empty', '--no-site'], {
      cwd: repositoryRoot,
      env: { ...process.env, DYNAMODB_ENDPOINT: '', PORT: String(somePort()), LOCAL_DATA_DIR: folder },
      // A process group of its own, as a shell makes for what it runs in the foreground.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(run, 'close');
    let output = '';
    for (const stream of [run.stdout, run.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    await vi.waitUntil(() => output.includes('is up') || run.exitCode !== null, 30_000);
    expect(processesWith(folder)).not.toEqual([]);
    const pressed = performance.now();
    process.kill(-(run.pid ?? 0), 'SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - pressed).toBeLessThan(3_000);
    expect(processesWith(folder)).toEqual([]);
    expect(output.split('Ctrl-C stops it.')[1]).not.toMatch(/error/i);
  },
);

const jobId = 1;

const databaseOf = (stack: Stack) =>
  new DynamoDBClient({
    endpoint: stack.databaseUrl,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

const store = async (database: DynamoDBClient, items: readonly object[]): Promise<void> => {
  const TransactItems = items.map((Item) => ({ Put: { TableName: localTable, Item: marshall(Item) } }));
  await database.send(new TransactWriteItemsCommand({ TransactItems }));
};

/** Items of views of the job by `count` candidates, from the id `from` on. */
const viewsFrom = (from: number, count: number): object[] =>
  Array.from({ length: count }, (_, index) => jobViewWrites(jobId, from + index, epochMs(0)).view.Put.Item);

const countedViews = async (database: DynamoDBClient): Promise<number> => {
  const { Item } = await database.send(
    new GetItemCommand({ TableName: localTable, Key: marshall(keys.jobStats(jobId)), ConsistentRead: true }),
  );
  return Number((Item && unmarshall(Item))?.views_count ?? 0);
};

const untilCounted = (database: DynamoDBClient, count: number) =>
  vi.waitUntil(async () => (await countedViews(database)) >= count, { timeout: 20_000, interval: 5 });

test('a run that is killed while it follows the stream loses no change and counts none twice', async () => {
  const options = { dataDir: join(dataDir, 'killed'), port: somePort() };
  const atOnce = 80;
  let stored = 0;
  for (let round = 0; round < 2; round += 1) {
    const stack = await startStack(options);
    const database = databaseOf(stack);
    if (round === 0) {
      await store(database, [
        {
          ...keys.job(jobId),
          entity: 'job',
          card: { id: jobId, recruiter_id: 1, is_active: true, closing_date: null },
        },
      ]);
    }
    await untilCounted(database, stored);
    await store(database, viewsFrom(stored + 1, atOnce));
    stored += atOnce;
    await untilCounted(database, stored - atOnce + 10);
    stack.process.kill('SIGKILL');
    await once(stack.process, 'close');
    expect(stack.process.signalCode).toBe('SIGKILL');
    database.destroy();
  }

  const stack = await startStack(options);
  const database = databaseOf(stack);
  try {
    await untilCounted(database, stored);
    // Changes are processed in order: after this one, all earlier ones are done.
    await store(database, viewsFrom(stored + 1, 1));
    await untilCounted(database, stored + 1);
    expect(await countedViews(database)).toBe(stored + 1);
    expect(existsSync(join(options.dataDir, 'dead-letters.jsonl'))).toBe(false);
  } finally {
    database.destroy();
    await stack.stop();
  }
});
