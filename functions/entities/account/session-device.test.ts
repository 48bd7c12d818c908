import { describe, expect, test } from 'vitest';
import { browsers, systems } from '#shared/domain/device.ts';
import { deviceCodeOf, toDevice } from './session-device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/** `User-Agent` headers as browsers send them, and the code that is stored of each. */
const known: [name: string, userAgent: string, code: string, device: object][] = [
  [
    'Chrome on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'cw',
    { browser: 'chrome', system: 'windows' },
  ],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'ew',
    { browser: 'edge', system: 'windows' },
  ],
  [
    'Opera on Linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/130.0.0.0 Safari/537.36 OPR/116.0.0.0`,
    'ol',
    { browser: 'opera', system: 'linux' },
  ],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
    'fm',
    { browser: 'firefox', system: 'macos' },
  ],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'sp',
    { browser: 'safari', system: 'iphone' },
  ],
  [
    'Chrome on an iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.0.0 Mobile/15E148 Safari/604.1',
    'ct',
    { browser: 'chrome', system: 'ipad' },
  ],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'ga',
    { browser: 'samsung', system: 'android' },
  ],
  [
    'Chrome on ChromeOS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'cc',
    { browser: 'chrome', system: 'chromeos' },
  ],
  ['an unknown browser on Windows', 'Tool/1.0 (Windows NT 10.0)', '-w', { browser: null, system: 'windows' }],
  ['an unknown system with Firefox', 'Mozilla/5.0 (Haiku) Firefox/133.0', 'f-', { browser: 'firefox', system: null }],
];

describe('the device of a session', () => {
  test.each(known)('is recognised: %s', (_, userAgent, code, device) => {
    expect(deviceCodeOf(userAgent)).toBe(code);
    expect(toDevice(code)).toEqual(device);
  });

  test.each(['', 'node', 'curl/8.5.0', 'x'.repeat(100_000), `${' '.repeat(600)}Windows Chrome/1`])(
    'is not stored where nothing known is named near the start',
    (userAgent) => expect(deviceCodeOf(userAgent)).toBeUndefined(),
  );

  test('has a code of its own for every browser and system, and no code means no device', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const shown = letters.map((letter) => toDevice(letter + letter));
    expect(shown.flatMap((device) => device?.browser ?? []).sort()).toEqual([...browsers].sort());
    expect(shown.flatMap((device) => device?.system ?? []).sort()).toEqual([...systems].sort());
    expect(toDevice(undefined)).toBeNull();
  });
});
