import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import { asStoreFailure } from './store-client.ts';

const named = (name: string, more: object = {}) => Object.assign(new Error('No.'), { name, ...more });
const metadata = (httpStatusCode: number) => ({ $metadata: { httpStatusCode } });

describe('a failed request to a store', () => {
  it.each([
    ['throttled', named('ProvisionedThroughputExceededException', metadata(400))],
    ['busy', named('SlowDown', metadata(503))],
    ['an internal error of the service', named('InternalServerError', metadata(500))],
    ['a conflict of single writes', named('TransactionConflictException', metadata(400))],
    ['too many requests', named('Whatever', metadata(429))],
    ['out of time', named('TimeoutError')],
    ['aborted after its whole time', named('AbortError')],
    ['refused by the network', named('Error', { code: 'ECONNREFUSED' })],
    ['an address that cannot be looked up now', named('Error', { code: 'EAI_AGAIN' })],
  ])('means that the store is unavailable: %s', (_, error) => {
    expect(asStoreFailure(error)).toBeInstanceOf(StoreUnavailable);
    expect((asStoreFailure(error) as StoreUnavailable).cause).toBe(error);
  });

  it.each([
    ['a request that DynamoDB finds invalid', named('ValidationException', metadata(400))],
    ['a right that the role does not have', named('AccessDeniedException', metadata(400))],
    ['a condition that does not hold', named('ConditionalCheckFailedException', metadata(400))],
    ['an absent object', named('NoSuchKey', metadata(404))],
    ['a wrong argument of Node', Object.assign(new TypeError('No.'), { code: 'ERR_INVALID_ARG_TYPE' })],
    ['a defect of our own', new TypeError('x is undefined')],
  ])('is thrown unchanged: %s', (_, error) => {
    expect(asStoreFailure(error)).toBe(error);
  });
});
