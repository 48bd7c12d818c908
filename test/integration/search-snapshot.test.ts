import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { versionsBelow } from '#test/support/file-steps.ts';
import { urlOf } from '#test/support/ports.ts';

/** A connection to the file store that breaks after a number of bytes of a response. */
let breaksAfter = Number.POSITIVE_INFINITY;
/** Runs at each break, for changes in the store. */
let atBreak = async () => {};
let broken = 0;

const store = new URL(process.env.S3_ENDPOINT ?? '');
const between = createServer((incoming, outgoing) => {
  const { method, url, headers } = incoming;
  const passed = request({ host: store.hostname, port: store.port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    let sent = 0;
    answer.on('data', async (bytes: Buffer) => {
      const rest = breaksAfter - sent;
      sent += bytes.length;
      if (method !== 'GET' || sent < breaksAfter) return outgoing.write(bytes);
      answer.destroy();
      broken += 1;
      outgoing.write(bytes.subarray(0, rest));
      await atBreak();
      return setImmediate(() => outgoing.destroy());
    });
    answer.on('end', () => outgoing.end());
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
});

let folder = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  process.env.S3_ENDPOINT = urlOf(between);
  folder = await mkdtemp(join(tmpdir(), 'portal-snapshot-'));
});
afterAll(async () => {
  between.closeAllConnections();
  between.close();
  await rm(folder, { recursive: true });
});

const keep = async (bytes: Buffer) => {
  const { keepSnapshot } = await import('#functions/services/search/embedded/snapshot-store.ts');
  const path = join(folder, 'kept');
  await writeFile(path, bytes);
  await keepSnapshot('broken-connections', path);
};
const fetchBytes = async () => {
  const { fetchSnapshot } = await import('#functions/services/search/embedded/snapshot-store.ts');
  const path = join(folder, 'fetched');
  expect(await fetchSnapshot('broken-connections', path)).toBe(true);
  return await readFile(path);
};

it('loads a snapshot over connections that break repeatedly', async () => {
  const bytes = randomBytes(1_000_000);
  await keep(bytes);
  broken = 0;
  breaksAfter = 150_000;
  expect((await fetchBytes()).equals(bytes)).toBe(true);
  expect(broken).toBeGreaterThanOrEqual(6);
});

it('restarts when the snapshot is replaced meanwhile', async () => {
  await keep(randomBytes(1_000_000));
  const newer = randomBytes(900_000);
  breaksAfter = 400_000;
  atBreak = async () => {
    atBreak = async () => {};
    await keep(newer);
  };
  expect((await fetchBytes()).equals(newer)).toBe(true);
});

it('takes the place of the snapshot before, of which no version is left', async () => {
  for (const size of [1_000, 2_000, 3_000]) await keep(randomBytes(size));
  const { files, markers } = await versionsBelow('search/');
  expect([files.length, markers]).toEqual([1, []]);
  expect((await fetchBytes()).length).toBe(3_000);
});

it('gives up when the connection delivers no more bytes', async () => {
  await keep(randomBytes(1_000_000));
  breaksAfter = 400_000;
  atBreak = async () => {
    breaksAfter = 0;
  };
  await expect(fetchBytes()).rejects.toThrow();
});
