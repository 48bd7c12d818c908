import { describe, expect, test, vi } from 'vitest';
import { gstOf, seller, sellerSettings, stateOf } from './seller.ts';

const given = { name: 'Seller', address: 'Here', gstin: '29aagcb 7383j1z4' };

describe('the settings of the seller', () => {
  test('have defaults, and the state of the GSTIN', () => {
    const parsed = sellerSettings.parse(given);
    expect(parsed).toEqual({
      name: 'Seller',
      address: 'Here',
      gstin: '29AAGCB7383J1Z4',
      sac: '998439',
      gstRate: 18,
      pricesIncludeGst: true,
    });
    expect([stateOf(parsed), gstOf(parsed)]).toEqual(['29', { rate: 18, included: true }]);
  });

  test.each([
    ['no name', { name: ' ' }],
    ['no address', { address: undefined }],
    ['a wrong GSTIN', { gstin: '29AAGCB7383J1Z5' }],
    ['another state than the GSTIN', { state: '27' }],
    ['no word about a GSTIN', { gstin: undefined }],
    ['an unknown state', { gstin: null, state: '40' }],
    ['a wrong code of the service', { sac: '12345' }],
    ['a wrong rate', { gstRate: 0 }],
    ['a letter of undertaking without GSTIN', { gstin: null, lut: 'AD29' }],
  ])('with %s are refused', (_, more) => {
    expect(sellerSettings.safeParse({ ...given, ...more }).success).toBe(false);
  });

  test('are read from the environment; without them, the seller has a plain name and no GST', () => {
    vi.stubEnv('SELLER', JSON.stringify(given));
    expect(seller()).toMatchObject({ gstin: '29AAGCB7383J1Z4' });
    vi.stubEnv('SELLER', undefined);
    expect(seller()).toMatchObject({ name: 'Foreign Language Job Portal', address: '' });
    expect([stateOf(seller()), gstOf(seller())]).toEqual([null, null]);
    vi.stubEnv('SELLER', '{}');
    expect(() => seller()).toThrow();
  });
});
