import { expect, test } from 'vitest';
import { firstSteps, type OwnProfile, profileParts, progressOf } from './first-steps.ts';

const empty: OwnProfile = {
  languages: [],
  cv: null,
  video: null,
  subtitle: '',
  skills: [],
  location: '',
  experience: '',
};
const languages = [{ tag: 'ja' }];
const cv = 'https://files.example/cv.pdf';

test.each<
  [title: string, profile: OwnProfile, hasApplied: boolean, hasAlert: boolean, done: number, next: string | undefined]
>([
  ['nothing done', empty, false, false, 0, 'languages'],
  ['languages stated', { ...empty, languages }, false, false, 1, 'cv'],
  ['a CV, no languages', { ...empty, cv }, false, false, 1, 'languages'],
  ['languages and CV', { ...empty, languages, cv }, false, false, 2, 'application'],
  ['applied without a CV', { ...empty, languages }, true, false, 2, 'cv'],
  ['no alert', { ...empty, languages, cv }, true, false, 3, 'alert'],
  ['an alert before the application', { ...empty, languages, cv }, false, true, 3, 'application'],
  ['all', { ...empty, languages, cv }, true, true, 4, undefined],
])('first steps: %s', (_, profile, hasApplied, hasAlert, done, next) => {
  const progress = progressOf(firstSteps(profile, { hasApplied, hasAlert }));
  expect(progress.done).toBe(done);
  expect(progress.next?.name).toBe(next);
});

test('an alert is saved in a search for jobs of the first language', () => {
  const alertOf = (profile: OwnProfile) =>
    firstSteps(profile, { hasApplied: false, hasAlert: false }).find(({ name }) => name === 'alert')?.to;
  expect(alertOf({ ...empty, languages })).toBe('/jobs?tag=ja');
  expect(alertOf(empty)).toBe('/jobs');
});

test.each<[part: string, filled: Partial<OwnProfile>]>([
  ['languages', { languages }],
  ['cv', { cv }],
  ['subtitle', { subtitle: 'Court interpreter' }],
  ['skills', { skills: ['Subtitling'] }],
  ['location', { location: 'Lisbon' }],
  ['experience', { experience: '5 years' }],
  ['video', { video: 'https://video.example/1' }],
])('the part %s counts once it is filled', (part, filled) => {
  const done = profileParts({ ...empty, ...filled }).filter(({ isDone }) => isDone);
  expect(done.map(({ name }) => name)).toEqual([part]);
});
