import { expect, test } from 'vitest';
import type { Candidate } from '#shared/contracts/candidates.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { changedFields } from './profile-changes.ts';

const stored: Candidate = {
  id: 7,
  name: 'Ana Lima',
  email: 'ana@example.com',
  phone: '+493012345678',
  address: '1 Main Street',
  occupation: null,
  subtitle: '',
  skills: ['SEO', 'Subtitling'],
  language: 'Portuguese',
  languages: [],
  modes: [],
  location: 'Porto',
  experience: '',
  avatar: null,
  created_at: isoInstant('2026-05-01T10:00:00.000Z'),
  cv: null,
  video: null,
  video_public: false,
  profile_public: false,
};

test('sends only what was changed', () => {
  const edited = { name: 'Ana Lima', subtitle: 'Translator', skills: ['SEO', 'Subtitling'], video_public: true };
  expect(changedFields(stored, edited)).toEqual({ subtitle: 'Translator', video_public: true });
});

test('says which fields were cleared, and sends no field that was empty before', () => {
  expect(changedFields(stored, { location: '', skills: [], experience: '' })).toEqual({ location: null, skills: null });
});

test('a switch can be turned off', () => {
  expect(changedFields({ ...stored, video_public: true }, { video_public: false })).toEqual({ video_public: false });
});
