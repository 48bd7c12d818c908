import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { digestOf, isSameDigest, newCode } from './one-time-code.ts';

beforeEach(() => vi.stubEnv('OTP_PEPPER', 'pepper'));
afterEach(() => vi.unstubAllEnvs());

test('makes codes of 6 digits, leading zeros included', () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[0-9]{6}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_900);
});

test('binds a digest to purpose, address, code and pepper', () => {
  const digest = digestOf('candidate', 'a@test.example', '123456');
  const others = [
    digestOf('recruiter', 'a@test.example', '123456'),
    digestOf('candidate', 'b@test.example', '123456'),
    digestOf('candidate', 'a@test.example', '123457'),
  ];
  vi.stubEnv('OTP_PEPPER', 'another');
  others.push(digestOf('candidate', 'a@test.example', '123456'));
  for (const other of others) expect(isSameDigest(digest, other)).toBe(false);
  vi.stubEnv('OTP_PEPPER', 'pepper');
  expect(isSameDigest(digest, digestOf('candidate', 'a@test.example', '123456'))).toBe(true);
});

test('compares digests of different lengths without failing', () => {
  expect(isSameDigest('a', 'ab')).toBe(false);
});
