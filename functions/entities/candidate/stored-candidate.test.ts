import { expect, test } from 'vitest';
import { languagesOf } from './stated-languages.ts';
import { parseCandidate } from './stored-candidate.ts';

const card = {
  id: 7,
  name: 'Chie Okada',
  email: 'chie@okada.example',
  phone: '+919876543210',
  address: '1 Marine Drive',
  subtitle: 'Interpreter',
  skills: ['Interpreting'],
  language: 'Japanese',
  languages: [],
  location: '',
  experience: '',
  avatar: null,
  has_cv: false,
  has_video: false,
  video_public: false,
  state: 'active',
  created_at: '2026-05-01T10:00:00.000Z',
};
const places = {
  PK: 'CANDIDATE#7',
  SK: 'PROFILE',
  entity: 'candidate',
  schema_version: 1,
  GSI1PK: 'CANDIDATES',
  GSI1SK: '2026-05-01T10:00:00.000Z#000000000007',
  GSI2PK: 'ACCOUNTS#candidate',
  GSI2SK: '2026-05-01T10:00:00.000Z#000000000007',
};

/** What a profile says about its visibility that never chose it. */
const unchosen = { profile_public: false, paused: false, in_showcase: true, blocks: [] };

/** One profile of each format that was ever written; what older ones do not have is read as `unchosen`. */
const shapes = {
  'a profile as signing up makes it': { card, version: 1 },
  'a profile with files and languages': {
    card: {
      ...card,
      languages: [{ language: 'Japanese', scale: 'JLPT', level: 'N1', evidence: null }],
      has_cv: true,
      has_video: true,
      video_public: true,
    },
    cv_key: 'kept/7/cv/0b2f.pdf',
    video_key: 'kept/7/video/91aa.mp4',
    version: 4,
  },
  'a profile with a video of the platform': {
    card: { ...card, has_video: true },
    video_platform_id: 'dQw4w9WgXcQ',
    version: 3,
  },
  'a profile with an attested claim': {
    card,
    attested_claims: [{ tag: 'ja', skill: 'reading', level: 'B2', whole_row: true }],
    version: 6,
  },
  'a profile whose saves of a day are counted': { card, saves: { day: '2026-11-26', count: 3 }, version: 7 },
  'a profile whose first steps are put away': { card, first_steps_hidden: true, version: 3 },
  'a profile with a rejected number': { card, rejected_numbers: ['a-hash'], version: 8 },
  'a profile with an occupation': { card: { ...card, occupation: 'subtitler' }, version: 2 },
  'a profile of a deactivated account': { card: { ...card, state: 'deactivated' }, version: 2 },
  'a profile of someone who is not looking and blocks a company and a domain': {
    card: {
      ...card,
      paused: true,
      in_showcase: false,
      blocks: [
        { company_id: 12, name: 'Acme', at: '2026-06-01T10:00:00.000Z' },
        { name: 'acme.example', at: '2026-06-02T10:00:00.000Z' },
      ],
    },
    version: 7,
  },
  'a profile that everybody may see masked': { card: { ...card, profile_public: true }, version: 5 },
};

const packed =
  '[[["ja",0,"C","2026-10",[],[["jlpt","N2","2010",118,"2025-12-07","","uploaded"]],["B1"]]],["consecutive"]]';

test.each(Object.entries(shapes))('reads %s, and leaves its keys out', (_, { card: stored, ...rest }) => {
  const summary = { ...unchosen, ...stored, languages: '' };
  expect(parseCandidate({ ...places, card: stored, ...rest })).toEqual({ summary, ...rest });
});

test('reads a profile with packed languages and the number of a certificate', () => {
  const rest = { certificate_numbers: { 'ja/reading/0': 'A123' }, version: 2 };
  const profile = parseCandidate({ ...places, schema_version: 2, card: { ...card, languages: packed }, ...rest });
  expect(profile).toEqual({ summary: { ...card, ...unchosen, languages: packed }, ...rest });
  const none = { listening: [], spoken_production: [], writing: [] };
  const spoken = [{ scale: 'cefr', level: 'B1', evidence: 'declared' }];
  const jlpt = { scale: 'jlpt', edition: '2010', level: 'N2', score: 118, taken_on: '2025-12-07' };
  const reading = [{ ...jlpt, evidence: 'uploaded', certificate_number: 'A123' }];
  const skills = { ...none, reading, spoken_interaction: spoken };
  expect(languagesOf(profile)).toEqual({
    languages: [{ tag: 'ja', native: false, working: 'C', last_used: '2026-10', skills }],
    modes: ['consecutive'],
  });
});

test('joins a language that was stored with a tag that was replaced since, with the numbers of its certificates', () => {
  const languages = '[[["tw",0,"","",[],[["cefr","B2","",null,"2024-05-01"]]],["ak",1,"","",[],["B1"],["C1"]]],[]]';
  const profile = parseCandidate({
    ...places,
    schema_version: 2,
    card: { ...card, languages },
    certificate_numbers: { 'tw/reading/0': 'T7', 'ak/writing/0': 'none' },
    attested_claims: [{ tag: 'tw', skill: 'reading', level: 'B2', whole_row: true }],
    version: 7,
  });
  expect(profile.attested_claims).toEqual([{ tag: 'ak', skill: 'reading', level: 'B2', whole_row: true }]);
  const declared = { scale: 'cefr', evidence: 'declared' };
  expect(languagesOf(profile).languages).toEqual([
    {
      tag: 'ak',
      native: true,
      working: null,
      last_used: null,
      skills: {
        listening: [],
        reading: [
          { ...declared, level: 'B2', taken_on: '2024-05-01', certificate_number: 'T7' },
          { ...declared, level: 'B1' },
        ],
        spoken_interaction: [{ ...declared, level: 'C1' }],
        spoken_production: [],
        writing: [],
      },
    },
  ]);
});

test('refuses an item of another entity', () => {
  expect(() => parseCandidate({ ...places, entity: 'account', card: undefined })).toThrow();
});
