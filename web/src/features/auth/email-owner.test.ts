import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { findEmailOwner, type owners } from './email-owner.ts';

const answering = (answers: Record<(typeof owners)[number], number>) => async (owner: (typeof owners)[number]) => {
  if (answers[owner] !== 200) throw new ApiError(answers[owner], 'UNEXPECTED');
};

test('an address of a candidate is the candidate’s, without a request for recruiters', async () => {
  const requested: string[] = [];
  const owner = await findEmailOwner(async (kind) => requested.push(kind));
  expect([owner, requested]).toEqual(['candidate', ['candidate']]);
});

test('an address of a recruiter only is the recruiter’s', async () => {
  expect(await findEmailOwner(answering({ candidate: 404, recruiter: 200 }))).toBe('recruiter');
});

test('an unknown address is available', async () => {
  expect(await findEmailOwner(answering({ candidate: 404, recruiter: 404 }))).toBeNull();
});

test.each([0, 403, 429, 503])('a response of %i counts as available', async (status) => {
  expect(await findEmailOwner(answering({ candidate: status, recruiter: status }))).toBeNull();
});

test('an aborted check gives no result', async () => {
  const calledOff = new DOMException('off', 'AbortError');
  await expect(findEmailOwner(() => Promise.reject(calledOff))).rejects.toBe(calledOff);
});
