import { expect, test } from 'vitest';
import { feedSchemaVersion, parseFeed } from './stored-feed.ts';

const item = { PK: 'CANDIDATE#7', SK: 'SETTINGS#CALENDAR', entity: 'calendar_feed', schema_version: 1 };

test('an address is read, and that it was ended', () => {
  expect(parseFeed({ ...item, version: 3, address: 3 })).toEqual({ version: 3, address: 3 });
  expect(parseFeed({ ...item, version: 4 })).toEqual({ version: 4 });
  expect(feedSchemaVersion).toBe(1);
});

test.each([{}, { version: '3' }, { version: 3, address: 'c7-3' }])('refuses what is no address: %j', (broken) => {
  expect(() => parseFeed({ ...item, ...broken })).toThrow('invalid_type');
});
