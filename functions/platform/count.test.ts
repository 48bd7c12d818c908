import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { epochMs } from '#shared/domain/time.ts';
import { type BusinessEvent, businessMetrics } from './business-metrics.ts';
import { clock } from './clock.ts';
import { count } from './count.ts';

beforeEach(() => {
  vi.stubEnv('STAGE', 'prod');
  vi.stubEnv('LOG_LEVEL', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Output lines of counting these events. */
function linesOf(...events: BusinessEvent[]): string[] {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  events.forEach(count);
  const written = output.mock.calls.map(([text]) => String(text));
  output.mockRestore();
  return written;
}

test('an event is one line of JSON in the embedded metric format', () => {
  vi.spyOn(clock, 'now').mockReturnValue(epochMs(1_800_000_000_000));
  const [line, ...others] = linesOf({ metric: 'SignUps', kind: 'candidate' });
  expect(others).toEqual([]);
  expect(line?.split('\n')).toEqual([expect.any(String), '']);
  expect(JSON.parse(line ?? '')).toEqual({
    level: 'INFO',
    message: 'A business event was counted',
    timestamp: '2027-01-15T08:00:00.000Z',
    code: 'EVENT_COUNTED',
    _aws: {
      Timestamp: 1_800_000_000_000,
      CloudWatchMetrics: [
        {
          Namespace: 'LanguageJobPortal',
          Dimensions: [['Stage', 'Kind']],
          Metrics: [{ Name: 'SignUps', Unit: 'Count' }],
        },
      ],
    },
    Stage: 'prod',
    Kind: 'candidate',
    SignUps: 1,
  });
});

test('every metric and dimension that a line announces is a member beside _aws, and its dimensions name no person', () => {
  const events = Object.entries(businessMetrics).flatMap(([metric, kinds]) =>
    kinds.length === 0 ? [{ metric }] : kinds.map((kind) => ({ metric, kind })),
  ) as BusinessEvent[];
  const lines = linesOf(...events);
  expect(lines).toHaveLength(10);
  for (const [index, line] of lines.entries()) {
    const { _aws, level, message, timestamp, code, ...members } = JSON.parse(line);
    const [{ Dimensions, Metrics }] = _aws.CloudWatchMetrics;
    const event = events[index] as { metric: string; kind?: string };
    const expected = { [event.metric]: 1, Stage: 'prod', ...(event.kind && { Kind: event.kind }) };
    expect(members, line).toEqual(expected);
    expect([...Dimensions[0], Metrics[0].Name].sort(), line).toEqual(Object.keys(expected).sort());
  }
});

test('nothing is written below the configured log level', () => {
  vi.stubEnv('LOG_LEVEL', 'WARN');
  expect(linesOf({ metric: 'CodesSent' })).toEqual([]);
});
