import { expect, test } from 'vitest';
import type { ListedRecruiter } from '#shared/contracts/admin-lists.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { filterRecruiters, isFiltered } from './recruiter-filter.ts';

const recruiter = (id: number, name: string, verified: boolean): ListedRecruiter => ({
  id,
  name,
  email: `${name.toLowerCase()}@example.test`,
  phone: '+919876543210',
  address: `Street ${id}, Pune`,
  company_name: `Company ${id}`,
  verified,
  is_verified: verified,
  created_at: isoInstant('2026-01-01T00:00:00.000Z'),
  type: 'recruiter',
  is_active: true,
  is_deleted: false,
});
const all = [recruiter(1, 'Ada', true), recruiter(2, 'Zoë', false), recruiter(3, 'Bo', true)];
const ids = (text: string, state: 'all' | 'verified' | 'unverified' = 'all') =>
  filterRecruiters(all, { text, state }).map(({ id }) => id);

test('the text is found in name, e-mail, address and company, in any case', () => {
  expect(ids('ADA')).toEqual([1]);
  expect(ids('bo@EXAMPLE')).toEqual([3]);
  expect(ids('street 2')).toEqual([2]);
  expect(ids('company 3')).toEqual([3]);
});

test('the phone is not searched', () => {
  expect(ids('98765')).toEqual([]);
});

test('the verification narrows the list, alone and with a text', () => {
  expect(ids('', 'verified')).toEqual([1, 3]);
  expect(ids('', 'unverified')).toEqual([2]);
  expect(ids('pune', 'unverified')).toEqual([2]);
  const colleague = { ...recruiter(4, 'Cora', false), works_in: { id: 1, company_name: 'Company 1' } };
  expect(filterRecruiters([colleague], { text: '', state: 'unverified' })).toEqual([]);
  expect(filterRecruiters([colleague], { text: '', state: 'all' })).toEqual([colleague]);
});

test('a text of spaces filters nothing', () => {
  expect(ids('  ')).toEqual([1, 2, 3]);
  expect(isFiltered({ text: '  ', state: 'all' })).toBe(false);
  expect(isFiltered({ text: 'a', state: 'all' })).toBe(true);
  expect(isFiltered({ text: '', state: 'verified' })).toBe(true);
});
