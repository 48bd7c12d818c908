import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { findEmailOwner, type owners } from './email-owner.ts';

const answering = (answers: Record<(typeof owners)[number], number>) => async (owner: (typeof owners)[number]) => {
  if (answers[owner] !== 200) throw new ApiError(answers[owner], 'UNEXPECTED');
};

test('an address that a candidate holds is the candidate’s, without asking recruiters', async () => {
  const asked: string[] = [];
  const owner = await findEmailOwner(async (kind) => asked.push(kind));
  expect([owner, asked]).toEqual(['candidate', ['candidate']]);
});

test('an address that only a recruiter holds is the recruiter’s', async () => {
  expect(await findEmailOwner(answering({ candidate: 404, recruiter: 200 }))).toBe('recruiter');
});

test('an address that nobody knows is available', async () => {
  expect(await findEmailOwner(answering({ candidate: 404, recruiter: 404 }))).toBeNull();
});

test.each([0, 403, 429, 503])('an answer of %i counts as available', async (status) => {
  expect(await findEmailOwner(answering({ candidate: status, recruiter: status }))).toBeNull();
});

test('a check that was called off gives no answer', async () => {
  const calledOff = new DOMException('off', 'AbortError');
  await expect(findEmailOwner(() => Promise.reject(calledOff))).rejects.toBe(calledOff);
});
