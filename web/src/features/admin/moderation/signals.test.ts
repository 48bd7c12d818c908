import { expect, test } from 'vitest';
import { alikeIn, mailSignal } from './signals.ts';

const lima = { id: 1, email: 'lea@lima.example', phone: '+919876543211', company_name: 'Lima Languages', website: '' };

test.each([
  ['lea@lima.example', 'https://lima.example', 'same'],
  ['lea@LIMA.example', 'https://www.lima.example/en', 'same'],
  ['lea@mail.lima.example', 'https://lima.example', 'same'],
  ['lea@lima.example', 'https://jobs.lima.example', 'same'],
  ['lea@notlima.example', 'https://lima.example', 'other'],
  ['lea@lima.example.org', 'https://lima.example', 'other'],
  ['lea@gmail.com', 'https://lima.example', 'provider'],
  ['lea@yahoo.co.in', '', 'provider'],
  ['lea@lima.example', '', 'none'],
])('of %s and the website %s it says %s', (email, website, signal) => {
  expect(mailSignal({ ...lima, email, website })).toBe(signal);
});

test.each([
  ['the same company in other letters', { company_name: 'LÍMA  languages' }, ['company']],
  ['the same telephone number', { phone: lima.phone }, ['phone']],
  ['the same domain', { email: 'info@lima.example' }, ['domain']],
  ['nothing in common', {}, []],
])('another in the queue with %s is named', (_, shared, found) => {
  const other = { id: 2, email: 'o@other.example', phone: '+4930123456', company_name: 'Other', website: '' };
  expect(alikeIn(lima, [lima, { ...other, ...shared }]).map(({ by }) => by)).toEqual(found);
});

test('two addresses of one mail provider have nothing in common', () => {
  const [one, other] = ['a', 'b'].map((name, id) => ({
    ...lima,
    id,
    email: `${name}@gmail.com`,
    company_name: name,
    phone: name,
  }));
  expect(one && other && alikeIn(one, [other])).toEqual([]);
});
