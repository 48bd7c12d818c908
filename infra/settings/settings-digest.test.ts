import { expect, test } from 'vitest';
import { differingSettings, digestOf } from './settings-digest.ts';

const settings = {
  region: 'ap-south-1',
  mailFrom: 'a@jobs.example',
  seller: { name: 'A', gstin: null },
  upiId: undefined,
};

test('equal settings have one digest, in whichever order they are written', () => {
  const { mailFrom, seller, region } = settings;
  const reordered = { seller: { gstin: seller.gstin, name: seller.name }, mailFrom, region };
  expect(digestOf(reordered)).toBe(digestOf(settings));
  expect(differingSettings(digestOf(settings), digestOf(reordered))).toEqual([]);
});

test.each([
  ['a changed value', { mailFrom: 'b@jobs.example' }, ['mailFrom']],
  ['a changed part of a value', { seller: { name: 'B', gstin: null } }, ['seller']],
  ['a missing setting', { region: undefined }, ['region']],
  ['a further setting', { upiId: 'a@bank' }, ['upiId']],
  ['several', { upiId: 'a@bank', mailFrom: undefined }, ['mailFrom', 'upiId']],
  ['what is compared apart', { deletionProtection: true, account: '111111111111', $schema: './schema.json' }, []],
])('%s is named', (_, changed, names) => {
  expect(differingSettings(digestOf(settings), digestOf({ ...settings, ...changed }))).toEqual(names);
});

test('a digest shows no value, and fits into an output', () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`setting${n}`, `canary${n}`.repeat(100)]));
  expect(digestOf(many)).not.toContain('canary');
  expect(digestOf(many).length).toBeLessThan(1_024);
});
