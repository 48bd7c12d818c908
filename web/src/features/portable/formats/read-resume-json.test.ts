import { expect, test } from 'vitest';
import { mapSkills } from '#shared/domain/languages/skills.ts';
import type { FoundLanguage } from './found-profile.ts';
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
    leftOut: [
      { kind: 'work', count: 2 },
      { kind: 'education', count: 1 },
    ],
  });
});

/** A language in short: `name`, `=level`, `*` for native, remarks in quotation marks. */
const short = ({ code, label, native, overall, remarks }: FoundLanguage): string =>
  [
    label || `[${code}]`,
    overall ? `=${overall.level}` : '',
    native ? '*' : '',
    ...remarks.map((each) => ` "${each}"`),
  ].join('');

const fluency = (text: string) => ({ languages: [{ language: 'Japanese', fluency: text }] });
const reactive5 = (item: object) => ({ basics: { name: 'Ana' }, sections: { languages: { items: [item] } } });

// Each row: what is in a file, and the languages that the review shows.
test.each<[unknown, string[]]>([
  [fluency('B2'), ['Japanese=B2']],
  [fluency(' c1 '), ['Japanese=C1']],
  [fluency('Native speaker'), ['Japanese*']],
  [fluency('mother tongue'), ['Japanese*']],
  [fluency('Muttersprache'), ['Japanese*']],
  [fluency('母語'), ['Japanese*']],
  [fluency('Fluent'), ['Japanese "Fluent"']],
  [fluency('C1 (DALF)'), ['Japanese "C1 (DALF)"']],
  [fluency('Upper intermediate (B2)'), ['Japanese "Upper intermediate (B2)"']],
  [fluency('Native or bilingual proficiency'), ['Japanese "Native or bilingual proficiency"']],
  [fluency('JLPT N2'), ['Japanese "JLPT N2"']],
  [fluency('none'), ['Japanese "none"']],
  [fluency(''), ['Japanese']],
  [{ languages: ['German', 'Klingonisch'] }, ['German', 'Klingonisch']],
  [{ languages: ['German (C1)'] }, ['German=C1']],
  [{ languages: ['German（C1）'] }, ['German=C1']],
  [{ languages: ['German: fluent'] }, ['German "fluent"']],
  [{ languages: ['German – native'] }, ['German*']],
  [{ languages: ['German - B2'] }, ['German=B2']],
  [{ languages: ['German B2'] }, ['German=B2']],
  [{ languages: ['Allemand (courant)'] }, ['Allemand "courant"']],
  [{ languages: ['Portuguese (Brazil)'] }, ['Portuguese (Brazil)']],
  [{ languages: ['Serbo-Croatian'] }, ['Serbo-Croatian']],
  [{ languages: 'German, French; Spanish and Italian' }, ['German', 'French', 'Spanish', 'Italian']],
  [{ languages: { German: 'C1', French: 'fluent' } }, ['German=C1', 'French "fluent"']],
  [{ languages: { German: { level: 'C1' } } }, ['German=C1']],
  [{ languages: [{ name: 'German', level: 'C1' }] }, ['German=C1']],
  [{ languages: [{ name: 'German', proficiency: 'Advanced' }] }, ['German "Advanced"']],
  [{ languages: [{ title: 'German', cefr: 'b1' }] }, ['German=B1']],
  [{ languages: [{ lang: 'German', level: 4 }] }, ['German "level: 4"']],
  [{ languages: [{ language: 'German', isNative: true }] }, ['German*']],
  [{ languages: [{ code: 'de', level: 'C1' }] }, ['[de]=C1']],
  [{ languages: [{ language: { name: 'German' }, level: 'C1' }] }, ['German=C1']],
  [{ languages: [{ language: 'German', certificate: 'Goethe' }] }, ['German "certificate: Goethe"']],
  [{ languages: [{ idioma: 'alemán', nivel: 'B2' }] }, ['alemán=B2']],
  [{ Languages: [{ Language: 'German', Fluency: 'C1' }] }, ['German=C1']],
  [{ language_skills: ['German'] }, ['German']],
  [{ 'Spoken languages': ['German'] }, ['German']],
  [{ basics: { name: 'Ana', languages: ['German'] } }, ['German']],
  [{ resume: { basics: { name: 'Ana' }, languages: ['German'] } }, ['German']],
  [{ data: { languages: ['German'] } }, ['German']],
  [reactive5({ language: 'German', fluency: 'C1', level: 5 }), ['German=C1 "level: 5"']],
  [reactive5({ language: 'German', fluency: 'Fluent', level: 0, hidden: true }), ['German "Fluent"']],
  [reactive5({ name: 'German', description: 'C2', level: 1, visible: false }), ['German=C2 "level: 1"']],
  [reactive5({ name: 'German', level: 'Proficient', levelNum: 8 }), ['German "Proficient" "levelNum: 8"']],
  [
    {
      basics: {},
      sections: {},
      customSections: [{ title: 'More', type: 'languages', items: [{ language: 'German' }] }],
    },
    ['German'],
  ],
  [{ basics: {}, sections: { custom: { x1: { name: 'Languages', items: [{ name: 'German' }] } } } }, ['German']],
])('the languages of %j are all shown', async (file, expected) => {
  expect((await read(file)).languages.map(short)).toEqual(expected);
});

test('a language with levels by skill has them', async () => {
  const [language] = (await read({ languages: [{ name: 'German', reading: 'C1', speaking: 'B2', writing: 'good' }] }))
    .languages;
  const levels = mapSkills((skill) => language?.claims[skill][0]?.level ?? null);
  expect(levels).toEqual({
    listening: null,
    reading: 'C1',
    spoken_interaction: 'B2',
    spoken_production: 'B2',
    writing: null,
  });
});

test('what names no language is counted', async () => {
  const { languages, leftOut } = await read({ languages: ['German', { level: 'C1' }, 7, null] });
  expect([languages.map(short), leftOut]).toEqual([['German'], [{ kind: 'languages', count: 2 }]]);
});

test.each<[string, unknown, object[]]>([
  [
    'JSON Resume',
    {
      basics: {
        name: 'Ana',
        summary: 'I translate.',
        url: 'https://ana.example',
        profiles: [{ network: 'x' }, {}],
        birthdate: '1990-01-01',
      },
      volunteer: [{}],
      awards: [{}, {}],
      certificates: [{}],
      publications: [{}],
      interests: [{}, {}, {}],
      references: [{}],
      projects: [{}],
      patents: [{}, {}],
      $schema: 'x',
      meta: { version: 'v1' },
    },
    [
      { kind: 'volunteer', count: 1 },
      { kind: 'awards', count: 2 },
      { kind: 'certificates', count: 1 },
      { kind: 'publications', count: 1 },
      { kind: 'interests', count: 3 },
      { kind: 'references', count: 1 },
      { kind: 'projects', count: 1 },
      { kind: null, name: 'patents', count: 2 },
      { kind: 'summary', count: 1 },
      { kind: 'profiles', count: 3 },
      { kind: null, name: 'birthdate', count: 1 },
    ],
  ],
  [
    'Reactive Resume 5',
    {
      picture: { url: 'x' },
      basics: {
        name: 'Ana',
        headline: 'Translator',
        location: 'Porto',
        website: { url: '', label: '' },
        customFields: [],
      },
      summary: { title: 'Summary', content: '<p>Hello</p>' },
      sections: {
        experience: { title: 'Experience', items: [{ position: 'Editor' }] },
        references: { items: [{ name: 'Eva' }] },
        interests: { items: [] },
        skills: { items: [{ name: 'Subtitling', keywords: ['SRT'] }] },
      },
      customSections: [
        { title: 'Conferences', type: 'summary', items: [{ content: 'x' }] },
        { title: 'Juries', type: 'other', items: [{}, {}] },
      ],
      metadata: {},
    },
    [
      { kind: 'summary', count: 2 },
      { kind: 'work', count: 1 },
      { kind: 'references', count: 1 },
      { kind: null, name: 'Juries', count: 2 },
    ],
  ],
])('%s: what a profile has no place for is named', async (_, file, expected) => {
  expect((await read(file)).leftOut).toEqual(expect.arrayContaining(expected));
  expect((await read(file)).leftOut).toHaveLength(expected.length);
});

test('Reactive Resume gives the person and the skills, whatever its version', async () => {
  const v3 = {
    basics: { name: 'Ana', headline: 'Translator', location: { city: 'Porto', country: 'PT' } },
    sections: { skills: { items: [{ name: 'SEO', level: '' }] } },
    public: true,
  };
  const v5 = {
    basics: { name: 'Ana', headline: 'Translator', location: 'Porto' },
    sections: { skills: { items: [{ name: 'SEO', proficiency: 'Good' }] } },
  };
  for (const file of [v3, v5]) {
    const { format, fields, skills } = await read(file);
    expect({ format, skills, name: fields.name, subtitle: fields.subtitle, location: fields.location }).toEqual({
      format: 'reactiveResume',
      skills: ['SEO'],
      name: 'Ana',
      subtitle: 'Translator',
      location: 'Porto',
    });
  }
});

test('a résumé without sections for the person is read too', async () => {
  const { format, fields, skills } = await read({
    personalInfo: { firstName: 'Ana', lastName: 'Lima', phoneNumber: '123', jobTitle: 'Translator', city: 'Porto' },
    skills: { tools: ['Trados', 'memoQ'], other: 'SEO' },
  });
  expect(format).toBe('otherJson');
  expect(fields).toMatchObject({ name: 'Ana Lima', phone: '123', subtitle: 'Translator', location: 'Porto' });
  expect(skills).toEqual(['Trados', 'memoQ', 'SEO']);
});
