import { expect, test } from 'vitest';
import { readSubject, subjectText } from './queue-address.ts';

test('a subject is read as it was written', () => {
  const subject = { type: 'company', id: 120 } as const;
  expect(readSubject(subjectText(subject))).toEqual(subject);
});

test.each([null, '', 'job', 'job-', 'job-0', 'job-01', 'job-1-2', 'plan-7', 'constructor-1', 'job-1234567890123'])(
  'the address %s names no subject',
  (text) => {
    expect(readSubject(text)).toBeUndefined();
  },
);
