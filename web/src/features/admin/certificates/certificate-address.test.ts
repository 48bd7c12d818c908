import { expect, test } from 'vitest';
import { certificateText, readCertificate } from './certificate-address.ts';

test('a certificate is read as it was written', () => {
  const address = { candidateId: 7, id: '5b1f8c9e-0f6e-4a57-9b8e-3a1f4f1c2d3e' };
  expect(readCertificate(certificateText(address))).toEqual(address);
});

test.each([null, '', '7', '7-', '7-short', '0-12345678', 'a-12345678', '7-with space', '07-12345678'])(
  'the address %s names no certificate',
  (text) => {
    expect(readCertificate(text)).toBeUndefined();
  },
);
