import { expect, test } from 'vitest';
import { inBraces, placeholdersIn, splitAtPlaceholders, withValues } from './message-templates.ts';

test('placeholders of a text are found once each, with spaces around them and in any language', () => {
  expect(placeholdersIn('Hello {{candidate_name}}, {{ job_title }} of {{candidate_name}} and {{Firma}}')).toEqual([
    'candidate_name',
    'job_title',
    'Firma',
  ]);
});

test.each(['{one} brace', '{{}}', '{{two\nlines}}', `{{${'x'.repeat(61)}}}`, '{ {apart} }'])(
  '“%s” has no placeholder',
  (text) => expect(placeholdersIn(text)).toEqual([]),
);

test('only placeholders with a value are replaced, and values are not searched again', () => {
  const text = 'Hello {{candidate_name}}, about {{job_title}} at {{company_name}}';
  expect(withValues(text, { candidate_name: 'Aiko $& {{job_title}}', company_name: ' ', job_title: undefined })).toBe(
    'Hello Aiko $& {{job_title}}, about {{job_title}} at {{company_name}}',
  );
});

test('a text is cut into what is written and the names of placeholders', () => {
  expect(splitAtPlaceholders(`Hello ${inBraces('candidate_name')}!`)).toEqual(['Hello ', 'candidate_name', '!']);
});
