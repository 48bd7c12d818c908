import { expect, test } from 'vitest';
import { markupOf } from '#test/support/markup-of.tsx';
import { OtpField } from './otp-field.tsx';

test('a one-time code is filled by phones from a message, and its field cuts no pasted text', () => {
  const html = markupOf(<OtpField label="One-time code" />, {});
  expect(html).not.toContain('maxLength');
  expect(html).toContain('autoComplete="one-time-code"');
});
