import { expect, test } from 'vitest';
import { fileKeysOf, parseSamples } from './stored-samples.ts';

const item = {
  PK: 'CANDIDATE#7',
  SK: 'SAMPLES',
  entity: 'spoken_samples',
  schema_version: 1,
  candidate_id: 7,
  samples: [
    {
      id: '0b0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10',
      tag: 'ja',
      prompt: '電車が止まりました。',
      prompt_language: 'ja',
      upload_id: '7d3f4a52-97c1-4d0e-bb0f-2a4b6f1f8e21',
      file_key: 'files/samples/3f1c2b7e-52f4-4e0a-9f0c-5d7b8a6c4e32.webm',
      seconds: 41.2,
      recorded_at: '2026-11-22T10:00:00.000Z',
    },
  ],
  prompt: {
    id: '9a4d1c3b-84f3-4c1d-a3a1-6c8e9b7d5f43',
    tag: 'sw',
    text: 'Your train stops.',
    language: 'en',
    until: 1_795_342_500_000,
    upload: {
      id: '1c5e2d4a-b6f2-4d2e-b4b2-7d9f0c8e6a54',
      ending: 'ogg',
      file_key: 'files/samples/5e7d3c6b-c8f1-4e3f-85c3-8e0a1d9f7b65.webm',
      until: 1_795_343_100_000,
    },
  },
  issued: { day: '2026-11-22', count: 2 },
  version: 5,
};

test('recordings are read with the prompt that is open', () => {
  const { PK, SK, entity, schema_version, candidate_id, ...samples } = item;
  expect(parseSamples(item)).toEqual(samples);
});

test('recordings and the prompt move with the tag of their language', () => {
  const old = {
    ...item,
    samples: item.samples.map((each) => ({ ...each, tag: 'tw' })),
    prompt: { ...item.prompt, tag: 'tw' },
  };
  const { samples, prompt } = parseSamples(old);
  expect([samples[0]?.tag, prompt?.tag]).toEqual(['ak', 'ak']);
});

test('the files of an item are those of its recordings and of the one on its way', () => {
  const samples = parseSamples(item);
  const names = [samples.samples[0]?.file_key, samples.prompt?.upload?.file_key];
  expect(fileKeysOf(samples)).toEqual(names);
  expect(fileKeysOf({ samples: [], prompt: null })).toEqual([]);
});

test('an item of another entity is refused', () => {
  expect(() => parseSamples({ ...item, samples: undefined })).toThrow();
});
