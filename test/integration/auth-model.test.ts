import { SESClient, type SendRawEmailCommand } from '@aws-sdk/client-ses';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { day, enterCode, hour, minute, noCodes, sendCode } from '#test/model/codes.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps, otherThan } from '#test/support/auth-steps.ts';

const api = await testApi();
const steps = authSteps(api);

type Step = { do: 'send' | 'wrong'; times: number } | { do: 'right' } | { do: 'wait'; ms: number };

const times = fc.integer({ min: 1, max: 6 });
const boundaries = fc.constantFrom(1, minute - 1, minute, 4 * minute, 10 * minute - 1, 10 * minute, 15 * minute);

// Mostly short waits: only frequent requests reach budgets and locks.
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send' as const), times }) },
  { weight: 3, arbitrary: fc.constant({ do: 'right' } as const) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wrong' as const), times }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: boundaries }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(3 * hour, day - 1, day) }),
  },
);

test('sign-in and sign-up follow a small model for any requests in any order', { timeout: 120_000 }, async () => {
  let mailed = '000000';
  vi.spyOn(SESClient.prototype, 'send').mockImplementation((command) => {
    const mail = Buffer.from((command as SendRawEmailCommand).input.RawMessage?.Data ?? '').toString();
    const [, text = ''] = /^Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/m.exec(mail) ?? [];
    mailed = /\b[0-9]{6}\b/.exec(Buffer.from(text, 'base64').toString())?.[0] ?? 'no code';
    return Promise.resolve({});
  });
  const start = Date.now();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (plan) => {
      api.clock.set(start);
      const { email } = await steps.createCandidate();
      const codes = noCodes();
      let time = start;
      for (const next of plan) {
        if (next.do === 'wait') {
          time += next.ms;
          api.clock.set(time);
        }
        for (let turn = 0; next.do === 'send' && turn < next.times; turn += 1) {
          expect((await steps.send('candidate', email)).status).toBe(sendCode(codes, time));
        }
        if (next.do === 'right') {
          expect((await steps.verify('candidate', email, mailed)).status).toBe(enterCode(codes, true, time));
        }
        for (let turn = 0; next.do === 'wrong' && turn < next.times; turn += 1) {
          expect((await steps.verify('candidate', email, otherThan(mailed))).status).toBe(
            enterCode(codes, false, time),
          );
        }
      }
    }),
    { numRuns: 40 },
  );
});
