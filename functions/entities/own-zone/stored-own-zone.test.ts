import { expect, test } from 'vitest';
import { parseOwnZone } from './stored-own-zone.ts';

const keys = { PK: 'CANDIDATE#3', SK: 'SETTINGS#ZONE', entity: 'own_zone', schema_version: 1 };

test('reads the time zone of an account', () => {
  const zone = { id: 3, zone: 'Asia/Tokyo', is_chosen: true };
  expect(parseOwnZone({ ...keys, ...zone })).toEqual(zone);
});
