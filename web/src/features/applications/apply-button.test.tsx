import { expect, test } from 'vitest';
import applications from '#shared/locales/en/screens/applications.json';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { ApplyButton } from './apply-button.tsx';

const htmlOf = (status: Parameters<typeof ApplyButton>[0]['status']) =>
  markupOf(<ApplyButton status={status} onApply={() => undefined} />, { applications });

test.each([
  ['applied', 'Applied'],
  ['reviewed', 'Application Submitted'],
  ['shortlisted', 'Shortlisted'],
  ['rejected', 'Rejected'],
  ['hired', 'Hired'],
] as const)('an application that is %s disables the button, which reads %s', (status, text) => {
  expect(textOf(htmlOf(status))).toBe(text);
  expect(htmlOf(status)).toContain('disabled=""');
});

test('without an application the button applies', () => {
  expect(textOf(htmlOf(null))).toBe('Apply Now');
  expect(htmlOf(null)).not.toContain('disabled=""');
});
