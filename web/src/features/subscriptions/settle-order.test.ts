import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { settle } from './settle-order.ts';

const lost = new ApiError(0, 'NETWORK');
const busy = new ApiError(503, 'UNAVAILABLE');
const refused = new ApiError(400, 'PAYMENT_VERIFICATION_FAILED');

/** Answers of `verify` in order, the last one repeatedly; `paidFrom`: the read from which on the order is paid. */
const settled = async (answers: (ApiError | 'fine')[], paidFrom = Number.POSITIVE_INFINITY) => {
  let requests = 0;
  let looked = 0;
  const verify = vi.fn(async () => {
    const answer = answers[Math.min(requests, answers.length - 1)];
    requests += 1;
    if (answer !== 'fine') throw answer;
  });
  const isPaid = vi.fn(async () => {
    looked += 1;
    return looked >= paidFrom;
  });
  const outcome = await settle({ verify, isPaid, pause: async () => undefined });
  return { outcome, verified: verify.mock.calls.length, looked: isPaid.mock.calls.length };
};

describe('a payment that the checkout reported', () => {
  it('is paid when the server confirms it, without reading the payments', async () => {
    expect(await settled(['fine'])).toEqual({ outcome: 'paid', verified: 1, looked: 0 });
  });

  it('is paid when the answer was lost but the order is paid', async () => {
    expect(await settled([lost], 1)).toEqual({ outcome: 'paid', verified: 1, looked: 1 });
  });

  it('is verified again after a lost response or a busy server', async () => {
    expect(await settled([lost, busy, 'fine'])).toMatchObject({ outcome: 'paid', verified: 3 });
  });

  it('has failed when the server refused it and the order is not paid', async () => {
    expect(await settled([refused])).toEqual({ outcome: 'refused', verified: 1, looked: 1 });
  });

  it('has not failed when the server refused it but the order is paid', async () => {
    expect(await settled([refused], 1)).toMatchObject({ outcome: 'paid' });
  });

  it('stays unsure without a clear response, also when the payments cannot be read', async () => {
    expect(await settled([lost])).toEqual({ outcome: 'unsure', verified: 4, looked: 4 });
    const offline = () => Promise.reject(lost);
    expect(await settle({ verify: offline, isPaid: offline, pause: async () => undefined })).toBe('unsure');
  });

  it('is not refused by an ended session or too many requests', async () => {
    expect(await settled([new ApiError(429, 'TOO_MANY_REQUESTS')])).toMatchObject({ outcome: 'unsure' });
    expect(await settled([new ApiError(401, 'SESSION_REQUIRED')])).toMatchObject({ outcome: 'unsure' });
  });
});
