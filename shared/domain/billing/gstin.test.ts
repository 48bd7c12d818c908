import { describe, expect, test } from 'vitest';
import { gstinOf, isGstin, panOfGstin, stateOfGstin } from './gstin.ts';

describe('a GSTIN', () => {
  // Published numbers of companies in nine states.
  test.each([
    ['27AAPFU0939F1ZV', '27'],
    ['24AAACC1206D1ZM', '24'],
    ['07AAGFF2194N1Z1', '07'],
    ['29AAGCB7383J1Z4', '29'],
    ['27AAACR5055K1Z7', '27'],
    ['24AAACR5055K1ZD', '24'],
    ['27AAACT2727Q1ZW', '27'],
    ['29AAACI4798L1ZU', '29'],
    ['09AAACH7409R1ZZ', '09'],
    ['09AAACI5853L2Z5', '09'],
    ['29AACCF0683K1ZD', '29'],
    ['09AAACI1681G1ZN', '09'],
  ])('%s is valid, in state %s', (gstin, state) => {
    expect([isGstin(gstin), stateOfGstin(gstin)]).toEqual([true, state]);
  });

  test.each([
    ['another check digit', '27AAPFU0939F1ZW'],
    ['two letters exchanged', '27AAPUF0939F1ZV'],
    ['two digits exchanged', '27AAPFU9039F1ZV'],
    ['one digit of the PAN changed', '27AAPFU0938F1ZV'],
    ['another state', '29AAPFU0939F1ZV'],
    ['another registration', '27AAPFU0939F2ZV'],
    ['a state that does not exist', '00AAPFU0939F1ZV'],
    ['a state that was merged', '25AAPFU0939F1ZV'],
    ['a code above the list', '39AAPFU0939F1ZV'],
    ['a PAN that begins with a digit', '271APFU0939F1ZV'],
    ['registration 0', '27AAPFU0939F0ZV'],
    ['no Z', '27AAPFU0939F1AV'],
    ['14 characters', '27AAPFU0939F1Z'],
    ['16 characters', '27AAPFU0939F1ZV0'],
    ['small letters', '27aapfu0939f1zv'],
    ['full-width digits', '２７AAPFU0939F1ZV'],
    ['a Cyrillic letter', '27ААPFU0939F1ZV'],
    ['nothing', ''],
    ['15 digits', '270000000000000'],
  ])('with %s is not valid', (_, gstin) => expect(isGstin(gstin)).toBe(false));

  test('is written in capital letters and without gaps', () => {
    expect(gstinOf(' 27 aapfu-0939f 1zv\u00a0')).toBe('27AAPFU0939F1ZV');
  });

  test('has one valid check digit only', () => {
    const stem = '27AAPFU0939F1Z';
    const valid = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((digit) => isGstin(stem + digit));
    expect(valid).toEqual(['V']);
  });
});

test('a GSTIN contains the PAN of its taxpayer', () => {
  expect(panOfGstin('27AAPFU0939F1ZV')).toBe('AAPFU0939F');
});
