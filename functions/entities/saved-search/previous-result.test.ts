import { expect, test } from 'vitest';
import { parsePreviousCandidate } from './previous-result.ts';

test('of a previous candidate only what is searched is read', () => {
  const previous = {
    subtitle: 'Interpreter',
    skills: ['Subtitling'],
    language: 'Japanese',
    languages: '',
    location: 'Pune',
    experience: '',
    created_at: '2026-11-01T10:00:00.000Z',
  };
  expect(parsePreviousCandidate(JSON.stringify({ ...previous, name: 'Nina' }))).toEqual(previous);
});
