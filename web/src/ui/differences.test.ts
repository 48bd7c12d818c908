import { expect, test } from 'vitest';
import { differences, startSides } from './differences.ts';

const mine = {
  title: 'A',
  place: 'Pune',
  skills: 'a, b',
  rows: [{ tag: 'ja', level: 'B2' }],
  salary: '',
  country: null,
};

test('names the fields that differ, whatever the order of keys and whether an empty one is missing', () => {
  const theirs = { title: 'B', place: 'Pune', skills: 'a', rows: [{ level: 'B2', tag: 'ja' }], country: '' };
  expect(differences(mine, theirs, Object.keys(mine))).toEqual(['title', 'skills']);
  expect(differences(mine, theirs, ['place', 'rows'])).toEqual([]);
});

test('starts with what was changed here, and else with what is stored', () => {
  expect(startSides(['title', 'skills'], { ...mine, skills: 'a' }, mine)).toEqual({ title: 'theirs', skills: 'mine' });
});
