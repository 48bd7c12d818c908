import { expect, test } from 'vitest';
import { parseTemplate, parseTemplateNames, toTemplate } from './stored-template.ts';

const template = {
  id: '5d0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10',
  name: 'Second round',
  text: 'Hello {{candidate_name}}',
  created_at: '2026-11-28T09:00:00.000Z',
  changed_at: '2026-11-28T09:30:00.000Z',
  version: 2,
};
const keys = { PK: 'RECRUITER#7', SK: `TEMPLATE#${template.id}`, entity: 'message_template', schema_version: 1 };

test.each([
  ['of the founder for every language', template],
  ['of a colleague for one language', { ...template, language: 'de', by: 17 }],
])('reads a template %s', (_, item) => {
  expect(parseTemplate({ ...keys, ...item })).toEqual(item);
});

test('reads the names, also once the last one was removed', () => {
  const item = { PK: 'RECRUITER#7', SK: 'TEMPLATES', entity: 'message_template_names', schema_version: 1 };
  expect(parseTemplateNames({ ...item, names: new Set(['second round']) })).toEqual(new Set(['second round']));
  expect(parseTemplateNames(item)).toEqual(new Set());
});

test('answers who changed it last, and a version that follows from what people edit', () => {
  const shown = (item: object, author: string | null) => toTemplate(parseTemplate({ ...template, ...item }), author);
  expect(shown({}, null)).toMatchObject({ author: null, changed_at: template.changed_at });
  expect(shown({}, 'Ines')).not.toHaveProperty('language');
  const { version } = shown({}, 'Ines');
  expect(shown({ by: 17, version: 5 }, 'Ines').version).toBe(version);
  for (const edit of [{ name: 'Other' }, { text: 'Other' }, { language: 'de' }]) {
    expect(shown(edit, 'Ines').version).not.toBe(version);
  }
});
