import { expect, test } from 'vitest';
import { markupOf } from '#test/support/markup-of.tsx';
import { OtpField } from './otp-field.tsx';

test('a one-time code has at most six characters, which phones fill from a message', () => {
  const html = markupOf(<OtpField label="One-time code" />, {});
  expect(html).toContain('maxLength="6"');
  expect(html).toContain('autoComplete="one-time-code"');
});
