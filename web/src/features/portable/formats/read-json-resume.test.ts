import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { bytesOf, parseInTests } from './test-files.ts';

const read = (value: unknown) => readFile(bytesOf(JSON.stringify(value)), parseInTests);

test('gives the person, the title, and each skill with its keywords', async () => {
  const found = await read({
    basics: {
      name: 'Ana Lima',
      label: 'Translator',
      phone: '(912) 555-4321',
      email: 'ana@example.com',
      location: { address: 'Rua das Flores 1', postalCode: '4050', city: 'Porto', countryCode: 'PT' },
    },
    work: [{ position: 'Editor' }, { position: 'Intern' }],
    education: [{ area: 'Languages' }],
    skills: [{ name: 'Localisation', keywords: ['Subtitling', 'localisation'] }],
  });
  expect(found).toMatchObject({
    format: 'jsonResume',
    fields: {
      name: 'Ana Lima',
      phone: '(912) 555-4321',
      address: 'Rua das Flores 1, 4050 Porto, PT',
      location: 'Porto',
      subtitle: 'Translator',
    },
    skills: ['Localisation', 'Subtitling'],
    leftOut: { work: 2, education: 1 },
  });
});

test.each([
  ['B2', { overall: 'B2', native: false, remarks: [] }],
  [' c1 ', { overall: 'C1', native: false, remarks: [] }],
  ['Native speaker', { overall: null, native: true, remarks: [] }],
  ['Fluent', { overall: null, native: false, remarks: ['Fluent'] }],
  ['Upper intermediate (B2)', { overall: null, native: false, remarks: ['Upper intermediate (B2)'] }],
  ['JLPT N2', { overall: null, native: false, remarks: ['JLPT N2'] }],
  ['none', { overall: null, native: false, remarks: ['none'] }],
  ['', { overall: null, native: false, remarks: [] }],
])('fluency %j is shown, and is a level only if it is exactly one', async (fluency, expected) => {
  const [language] = (await read({ languages: [{ language: 'Japanese', fluency }] })).languages;
  expect({
    overall: language?.overall?.level ?? null,
    native: language?.native,
    remarks: language?.remarks,
  }).toEqual(expected);
});
