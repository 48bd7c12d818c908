import { describe, expect, it } from 'vitest';
import { textId } from '../texts/text-id.ts';
import { companyName, personName, title } from './fields.ts';

const schemas = {
  person: personName(textId('own_name_missing')),
  company: companyName(textId('own_company_missing')),
  title: title(120, textId('job_title_missing')),
};
const refusalOf = (kind: keyof typeof schemas, text: string) =>
  schemas[kind].safeParse(text).error?.issues.map(({ message }) => message);

describe('a name with a letter', () => {
  it.each([
    ['person', 'Anna'],
    ['person', 'Ö'],
    ['person', '李'],
    ['person', 'นภา'],
    ['person', 'محمد'],
    ['person', 'नेहा'],
    ['person', "D'Arcy-Ὀδυσσεύς"],
    ['person', '김'],
    ['company', '1&1'],
    ['company', '4711'],
    ['company', '٣'],
    ['company', '株式会社'],
    ['title', 'C++ – 🇯🇵'],
  ] as const)('of a %s is accepted: %j', (kind, text) => expect(refusalOf(kind, text)).toBeUndefined());

  it.each([
    ['person', '...', 'name_without_letter'],
    ['person', '🙂', 'name_without_letter'],
    ['person', '\u0301\u0302', 'name_without_letter'],
    ['person', '\u115F\u1160', 'own_name_missing'],
    ['person', '\u2800', 'name_without_letter'],
    ['person', '123', 'name_without_letter'],
    ['company', '& —', 'company_without_letter'],
    ['company', '™©', 'company_without_letter'],
    ['title', '*** !!! ***', 'title_without_letter'],
    ['title', '2026', 'title_without_letter'],
    ['person', '\u3164', 'own_name_missing'],
    ['company', '\u200B\u2060\uFEFF', 'own_company_missing'],
    ['title', '\u00AD', 'job_title_missing'],
  ] as const)('of a %s is refused: %j as %s', (kind, text, refusal) => {
    expect(refusalOf(kind, text)).toEqual([refusal]);
  });
});
