import { SESClient, type SendEmailCommand } from '@aws-sdk/client-ses';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { testApi } from '#test/support/api.ts';
import { authSteps, otherThan } from '#test/support/auth-steps.ts';

const api = await testApi();
const steps = authSteps(api);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What the calls must do, said as simply as possible. */
class Model {
  private now: number;
  private sends: number[] = [];
  private failures: number[] = [];
  private code: { until: number; guesses: number } | undefined;

  constructor(now: number) {
    this.now = now;
  }

  /** Lets time go by; answers the new time. */
  wait(ms: number): number {
    this.now += ms;
    return this.now;
  }

  send(): number {
    const sentIn = (span: number) => this.sends.filter((at) => at > this.now - span).length;
    if (sentIn(minute) >= 3 || sentIn(15 * minute) >= 5 || sentIn(day) >= 20) return 429;
    this.sends.push(this.now);
    this.code = { until: this.now + 10 * minute, guesses: 0 };
    this.failures = this.failures.filter((at) => at > this.now - day);
    return 200;
  }

  verify(isRight: boolean): number {
    const isLocked = this.failures.filter((at) => at > this.now - day).length >= 10;
    if (isLocked) return 429;
    if (!this.code || this.now >= this.code.until || this.code.guesses >= 5) return 400;
    if (isRight) {
      this.code = undefined;
      return 200;
    }
    this.code.guesses += 1;
    this.failures.push(this.now);
    return 400;
  }
}

type Step = { do: 'send' | 'wrong'; times: number } | { do: 'right' } | { do: 'wait'; ms: number };

const times = fc.integer({ min: 1, max: 6 });
const boundaries = fc.constantFrom(1, minute - 1, minute, 4 * minute, 10 * minute - 1, 10 * minute, 15 * minute);

// Mostly short waits: budgets and locks are met only by those who come often.
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

test('does what a small model says, whatever is asked in whatever order', { timeout: 120_000 }, async () => {
  let mailed = '000000';
  vi.spyOn(SESClient.prototype, 'send').mockImplementation((command) => {
    const text = (command as SendEmailCommand).input.Message?.Body?.Text?.Data ?? '';
    mailed = /\b[0-9]{6}\b/.exec(text)?.[0] ?? 'no code';
    return Promise.resolve({});
  });
  const start = Date.now();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (plan) => {
      api.clock.set(start);
      const { email } = await steps.candidate();
      const model = new Model(start);
      for (const next of plan) {
        if (next.do === 'wait') api.clock.set(model.wait(next.ms));
        for (let turn = 0; next.do === 'send' && turn < next.times; turn += 1) {
          expect((await steps.send('candidate', email)).status).toBe(model.send());
        }
        if (next.do === 'right') {
          expect((await steps.verify('candidate', email, mailed)).status).toBe(model.verify(true));
        }
        for (let turn = 0; next.do === 'wrong' && turn < next.times; turn += 1) {
          expect((await steps.verify('candidate', email, otherThan(mailed))).status).toBe(model.verify(false));
        }
      }
    }),
    { numRuns: 40 },
  );
});
