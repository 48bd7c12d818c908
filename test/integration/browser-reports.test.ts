import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxOfAll, maxOfNetwork } from '#functions/api/system/report-budget.ts';
import { browserReportCalls } from '#shared/contracts/browser-reports.ts';
import { maxReportBytes } from '#shared/domain/browser-report.ts';
import { addMs, epochMs, hourMs } from '#shared/domain/time.ts';
import { type RawRequest, testApi } from '#test/support/api.ts';
import { tableState } from '#test/support/table-state.ts';

const api = await testApi();
const call = browserReportCalls.reportFromBrowser;
const json = { 'content-type': 'application/json' };
const report = { kind: 'error', release: 'AbCd_1234', screen: '/job/:jobId', name: 'TypeError' } as const;

let lines: Record<string, unknown>[] = [];
/** An hour later with each test: the budgets of the one before do not count. */
let now = epochMs(Date.now());

beforeEach(() => {
  now = addMs(now, hourMs);
  vi.stubEnv('LOG_LEVEL', 'info');
  vi.stubEnv('RELEASE', '0123456789ab');
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    // A line of the log is one line of the output, whatever is in it.
    expect(String(text).split('\n')).toHaveLength(2);
    lines.push(JSON.parse(String(text)));
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const raw = (request: RawRequest) => {
  api.clock.set(now);
  return api.raw(call, request);
};
const send = (body: unknown, address = '198.51.100.1') => raw({ body: JSON.stringify(body), headers: json, address });
const written = () => lines.filter(({ code }) => code === 'BROWSER_REPORTED');

test('a report is one line of the log, and nothing in the table', async () => {
  const before = await tableState(api);
  api.units.reset();
  const frames = ['index-AbCd_1234.js:1:2345', 'dialog-9.js:2:1'];
  expect(await send({ ...report, frames, message: 'x is not a function' }, '203.0.113.77')).toMatchObject({
    status: 204,
  });
  const { level, timestamp, ...line } = written()[0] ?? {};
  expect(line).toEqual({
    code: 'BROWSER_REPORTED',
    message: '… is not a function',
    ...report,
    frames: frames.join(' '),
    served: '0123456789ab',
    reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(level).toBe('INFO');
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
  expect(api.units.spent()).toMatchObject({ read: 0, write: 0 });
  expect(await tableState(api)).toEqual(before);
});

test('Web Vitals are their buckets', async () => {
  await send({ ...report, kind: 'vitals', name: undefined, vitals: { lcp: 'good', cls: 'poor' } });
  expect(written()).toMatchObject([{ kind: 'vitals', screen: '/job/:jobId', lcp: 'good', cls: 'poor' }]);
});

describe('a report is refused, and no line written, with', () => {
  test.each<[what: string, more: object]>([
    ['an address as its screen', { screen: '/job/17' }],
    ['a query', { screen: '/jobs?q=mira' }],
    ['an e-mail address as its screen', { screen: '/mira@mail.example' }],
    ['a screen of many parts', { screen: '/a/b/c/d/e/f/g' }],
    ['a line break in the release', { release: 'a\nb' }],
    ['a sentence as the release', { release: 'Mira Rao' }],
    ['a long release', { release: 'a'.repeat(41) }],
    ['an unknown kind', { kind: 'note' }],
    ['a name that is no class of errors', { name: 'Mira' }],
    ['a name with a line break', { name: 'Type\nError' }],
    ['a frame with an address', { frames: ['https://jobs.example/assets/index-1.js:1:2'] }],
    ['a frame with a query', { frames: ['index-1.js?x:1:2'] }],
    ['a frame without a column', { frames: ['index-1.js:1'] }],
    ['nine frames', { frames: Array.from({ length: 9 }, () => 'index-1.js:1:2') }],
    ['a directive in capitals', { directive: 'Script-Src' }],
    ['an address that was refused', { blocked: 'https://evil.example' }],
    ['a measured time', { vitals: { lcp: '1234' } }],
    ['a long message', { message: 'a'.repeat(401) }],
    ['a nested message', { message: { a: 1 } }],
  ])('%s', async (_, more) => {
    expect(await send({ ...report, ...more })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(written()).toEqual([]);
  });

  test('more than two kilobytes', async () => {
    const body = JSON.stringify({ ...report, more: 'x'.repeat(maxReportBytes) });
    expect(await raw({ body, headers: json })).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
    expect(written()).toEqual([]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'the type %s, which a page of another origin may send',
    async (type) => {
      const answer = await raw({ body: JSON.stringify(report), headers: { 'content-type': type } });
      expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_CONTENT_TYPE' } });
      expect(written()).toEqual([]);
    },
  );
});

test('unknown fields, sessions and headers are not in the line', async () => {
  const canary = 'canary@mail.example';
  const body = JSON.stringify({ ...report, level: 'ERROR', code: 'CALL_FAILED', user: canary, _aws: { canary } });
  const headers = { ...json, referer: `https://jobs.example/?q=${canary}`, 'user-agent': canary };
  expect(await raw({ body, headers, token: canary })).toMatchObject({ status: 204 });
  expect(written()).toHaveLength(1);
  expect(written()[0]).toMatchObject({ level: 'INFO', code: 'BROWSER_REPORTED' });
  expect(JSON.stringify(lines)).not.toContain('canary');
});

test('no text of any report reaches the log', async () => {
  const canary = 'canarY7';
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }).map((part) => `${part} ${canary} ${part}`),
    fc.constantFrom(`${canary}@mail.example`, `\r\n${canary}`, `"},${canary}`, `\u2028${canary}`, `\u001b[${canary}`),
  );
  const value = fc.oneof(
    text,
    fc.constantFrom(undefined),
    fc.array(text, { maxLength: 3 }),
    fc.object({ maxDepth: 1 }),
  );
  const fields = [
    'kind',
    'release',
    'screen',
    'name',
    'message',
    'frames',
    'directive',
    'blocked',
    'vitals',
    'more',
  ] as const;
  const spoiled = fc.option(fc.record({ field: fc.constantFrom(...fields), value }));
  const body = fc
    .tuple(text, spoiled)
    .map(([message, spoil]) => ({ ...report, message, ...(spoil && { [spoil.field]: spoil.value }) }));
  await fc.assert(
    fc.asyncProperty(body, async (each) => {
      // A budget of its own for each.
      now = addMs(now, hourMs);
      const { status } = await send(each);
      expect([204, 400]).toContain(status);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 20) * 15, seed: Number(process.env.FUZZ_SEED ?? 20_261_126) },
  );
  expect(written().length).toBeGreaterThan(20);
  expect(JSON.stringify(lines)).not.toContain(canary);
});

describe('a flood', () => {
  test('of one network is written up to its budget, and says once that more came', async () => {
    for (let sent = 0; sent < 3 * maxOfNetwork; sent += 1) {
      expect(await send(report, `2001:db8:1:2::${sent}`)).toMatchObject({ status: 204 });
    }
    expect(written()).toHaveLength(maxOfNetwork);
    expect(lines.filter(({ code }) => code === 'BROWSER_REPORTS_DROPPED')).toHaveLength(1);
    expect(await send(report, '203.0.113.9')).toMatchObject({ status: 204 });
    expect(written()).toHaveLength(maxOfNetwork + 1);
    now = addMs(now, hourMs);
    await send(report, '2001:db8:1:2::1');
    expect(written()).toHaveLength(maxOfNetwork + 2);
  });

  test('of many networks is written up to the budget of all', async () => {
    for (let sent = 0; sent < maxOfAll + 50; sent += 1)
      await send(report, `10.0.${Math.floor(sent / 200)}.${sent % 200}`);
    expect(written()).toHaveLength(maxOfAll);
  });
});
