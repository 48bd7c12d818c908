import { expect, test } from 'vitest';
import { findTag } from './formats/find-tag.ts';
import { blankLanguage } from './formats/found-profile.ts';
import { resolveNames } from './resolve-names.ts';

const known: Readonly<Record<string, string>> = { niemiecki: 'de', Duits: 'de', 독일어: 'de', hne: 'hne' };
const requested: string[] = [];
const resolve = async (name: string) => {
  requested.push(name);
  if (name === 'fails') throw new TypeError('offline');
  return known[name] ?? null;
};

const tables = [{ de: 'German', ja: 'Japanese' }];
const named = (label: string) => ({ ...blankLanguage, label });

test('a name in any language of the world is found, and only names that the tables lack are sent', async () => {
  const languages = [
    'niemiecki',
    'Duits',
    '독일어',
    'Japanese',
    'fails',
    'Xyzzy',
    'anna@mail.example',
    '+49 151 1234',
  ].map(named);
  const all = [...languages, { ...blankLanguage, code: 'hne' }];
  const found = [...tables, ...(await resolveNames(all, tables, resolve))];
  expect(all.map((each) => findTag(each, found))).toEqual(['de', 'de', 'de', 'ja', null, null, null, null, 'hne']);
  expect(requested).toEqual(['niemiecki', 'Duits', '독일어', 'fails', 'Xyzzy', 'hne']);
});
