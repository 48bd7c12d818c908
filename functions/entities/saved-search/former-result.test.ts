import { expect, test } from 'vitest';
import { parseFormerCandidate } from './former-result.ts';

test('of a former candidate only what is searched is read', () => {
  const former = {
    subtitle: 'Interpreter',
    skills: ['Subtitling'],
    language: 'Japanese',
    languages: '',
    location: 'Pune',
    experience: '',
    created_at: '2026-11-01T10:00:00.000Z',
  };
  expect(parseFormerCandidate(JSON.stringify({ ...former, name: 'Nina' }))).toEqual(former);
});
