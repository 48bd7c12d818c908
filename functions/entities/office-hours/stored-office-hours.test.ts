import { expect, test } from 'vitest';
import { parseOfficeHours } from './stored-office-hours.ts';

const keys = { PK: 'RECRUITER#9', SK: 'SETTINGS#HOURS', entity: 'office_hours', schema_version: 1 };
const hours = {
  zone: 'Europe/Berlin',
  ranges: [{ weekday: 1, from: '09:00', to: '12:30' }],
  buffer_minutes: 10,
  notice_hours: 24,
  weeks: 2,
  version: 3,
};

test('reads the office hours of a person', () => {
  expect(parseOfficeHours({ ...keys, ...hours })).toEqual(hours);
});
