import { afterEach, expect, test, vi } from 'vitest';
import { epochMs } from '#shared/domain/time.ts';
import { clock } from './clock.ts';
import { log } from './log.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Output lines of `write`. */
function outputOf(write: () => void): string[] {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  write();
  const written = output.mock.calls.map(([text]) => String(text));
  output.mockRestore();
  return written;
}

test('writes one line of JSON with its code and data', () => {
  vi.spyOn(clock, 'now').mockReturnValue(epochMs(0));
  const [line, ...others] = outputOf(() => log('CALL_REFUSED', { status: 404, call: 'GET /\njobs' }));
  expect(others).toEqual([]);
  expect(line?.split('\n')).toEqual([expect.any(String), '']);
  expect(JSON.parse(line ?? '')).toEqual({
    level: 'INFO',
    message: 'Call refused',
    timestamp: '1970-01-01T00:00:00.000Z',
    code: 'CALL_REFUSED',
    status: 404,
    call: 'GET /\njobs',
  });
});

test.each([
  ['', ['CALL_REFUSED', 'MAIL_FAILED', 'CALL_FAILED']],
  ['DEBUG', ['CALL_SERVED', 'CALL_REFUSED', 'MAIL_FAILED', 'CALL_FAILED']],
  ['warn', ['MAIL_FAILED', 'CALL_FAILED']],
  ['SILENT', []],
])('writes at the level "%s" only messages of at least that severity', (level, expected) => {
  vi.stubEnv('LOG_LEVEL', level);
  const lines = outputOf(() => {
    for (const code of ['CALL_SERVED', 'CALL_REFUSED', 'MAIL_FAILED', 'CALL_FAILED'] as const) log(code);
  });
  expect(lines.map((line) => JSON.parse(line).code)).toEqual(expected);
});
