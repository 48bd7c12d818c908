import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { knownErrorKey, loadErrorText, recruitersErrorTexts, statsErrorTexts } from './load-errors.ts';

test('a missing response is a network problem', () => {
  const error = new ApiError(0, 'NETWORK');
  expect(knownErrorKey(error, statsErrorTexts)).toBe('admin.stats.network');
  expect(knownErrorKey(error, recruitersErrorTexts)).toBe('admin.recruiters.network');
});

test.each([
  [401, 'admin.stats.401', 'admin.recruiters.401'],
  [403, 'admin.stats.403', 'admin.recruiters.403'],
  [404, 'admin.stats.404', 'admin.recruiters.404'],
  [500, 'admin.stats.500', null],
  [503, null, null],
])('a %i has its own text where one is documented', (status, stats, recruiters) => {
  const error = new ApiError(status, 'INTERNAL');
  expect(knownErrorKey(error, statsErrorTexts)).toBe(stats);
  expect(knownErrorKey(error, recruitersErrorTexts)).toBe(recruiters);
});

test("the server's text is shown for all other refusals", () => {
  const error = new ApiError(503, 'UNAVAILABLE', { detail: 'The service is busy.' });
  expect(loadErrorText(error, statsErrorTexts)).toBe('The service is busy.');
});
