import { afterEach, expect, test, vi } from 'vitest';
import { sendReport } from './send-report.ts';

afterEach(() => vi.unstubAllGlobals());

const report = { kind: 'error', release: 'AbCd1234', screen: '/jobs' } as const;

const browserWith = (sendBeacon?: (url: string, body: Blob) => boolean) => {
  const fetching = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

test('a report is a beacon of JSON', async () => {
  const beacons: [url: string, body: Blob][] = [];
  const fetching = browserWith((...beacon) => beacons.push(beacon) > 0);
  sendReport(report);
  expect(beacons.map(([url, { type }]) => [url, type])).toEqual([['/api/browser-reports', 'application/json']]);
  expect(JSON.parse((await beacons[0]?.[1].text()) ?? '')).toEqual(report);
  expect(fetching).not.toHaveBeenCalled();
});

test.each<[what: string, sendBeacon?: () => boolean]>([
  ['without beacons'],
  ['whose queue of beacons is full', () => false],
  [
    'that refuses beacons of JSON',
    () => {
      throw new DOMException('', 'SecurityError');
    },
  ],
])('a browser %s requests it in the background, without credentials', (_, sendBeacon) => {
  const fetching = browserWith(sendBeacon);
  sendReport(report);
  expect(fetching).toHaveBeenCalledExactlyOnceWith('/api/browser-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
  });
});

test('a lost report is no failure', async () => {
  const fetching = browserWith();
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(() => sendReport(report)).not.toThrow();
  await Promise.resolve();
});
