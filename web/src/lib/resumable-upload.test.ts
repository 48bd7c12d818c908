import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { resumableUpload } from './resumable-upload.ts';

/** An upload whose attempts to store fail with these errors, one after the other, and then succeed. */
const uploadThatFails = (...failures: ApiError[]) => {
  let count = 0;
  const upload = vi.fn(async (_: string) => {
    count += 1;
    return `upload ${count}`;
  });
  const store = vi.fn(async (id: string, _: string) => {
    const failure = failures.shift();
    if (failure) throw failure;
    return `stored ${id}`;
  });
  return { upload, store, send: resumableUpload(upload, store) };
};

test.each([
  ['a lost answer', new ApiError(0, 'NETWORK')],
  ['a failure of the server', new ApiError(503, 'UNEXPECTED')],
  ['too many requests', new ApiError(429, 'TOO_MANY_REQUESTS')],
])('stores the same upload again after %s', async (_, failure) => {
  const { upload, store, send } = uploadThatFails(failure);
  await expect(send('first')).rejects.toBe(failure);
  expect(await send('second')).toBe('stored upload 1');
  expect(upload).toHaveBeenCalledOnce();
  expect(store.mock.calls).toEqual([
    ['upload 1', 'first'],
    ['upload 1', 'second'],
  ]);
});

test('uploads anew after a refusal', async () => {
  const refusal = new ApiError(400, 'UPLOAD_REJECTED');
  const { send } = uploadThatFails(refusal);
  await expect(send('first')).rejects.toBe(refusal);
  expect(await send('second')).toBe('stored upload 2');
});

test('uploads anew at once when the server no longer has what arrived before', async () => {
  const { upload, send } = uploadThatFails(new ApiError(0, 'NETWORK'), new ApiError(404, 'NOT_FOUND'));
  await expect(send('first')).rejects.toThrow();
  expect(await send('second')).toBe('stored upload 2');
  expect(upload).toHaveBeenCalledTimes(2);
});

test('uploads again when the upload failed', async () => {
  const { upload, store, send } = uploadThatFails();
  upload.mockRejectedValueOnce(new Error('The file store answered 0.'));
  await expect(send('first')).rejects.toThrow();
  expect(store).not.toHaveBeenCalled();
  expect(await send('second')).toBe('stored upload 1');
});
