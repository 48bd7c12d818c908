import { expect, test } from 'vitest';
import { candidateSignupBody } from '#shared/contracts/candidate-signup.ts';
import { jobBody } from '#shared/contracts/jobs.ts';
import { statedLanguages } from '#shared/contracts/language-row.ts';
import { recruiterSignupBody } from '#shared/contracts/recruiters.ts';
import { match } from '#shared/domain/languages/match.ts';
import { epochMs } from '#shared/domain/time.ts';
import { itemAt } from './look-up.ts';
import { makeDemoData } from './make-demo-data.ts';
import { roles } from './roles.ts';

const now = epochMs(Date.UTC(2026, 5, 1));
const data = makeDemoData(now);

test('makes the same data for the same time', () => {
  expect(makeDemoData(now)).toEqual(data);
});

test('makes hundreds of people, jobs and applications in at least 20 languages', () => {
  expect(data.candidates).toHaveLength(200);
  expect(data.recruiters).toHaveLength(40);
  expect(data.jobs).toHaveLength(300);
  expect(data.applications).toHaveLength(600);
  expect(new Set(data.jobs.map(({ language }) => language)).size).toBeGreaterThanOrEqual(20);
});

test('passes the validation of the sign-up and job forms', async () => {
  for (const candidate of data.candidates) expect(await candidateSignupBody.parseAsync(candidate)).toBeDefined();
  for (const recruiter of data.recruiters) expect(await recruiterSignupBody.parseAsync(recruiter)).toBeDefined();
  for (const { recruiter: _, ...job } of data.jobs) expect(jobBody.parse(job)).toBeDefined();
  for (const { languages } of data.candidates) expect(statedLanguages.parse(languages)).toBeDefined();
});

test('states languages of which some certificate decides, and requires what some applicants meet and some do not', () => {
  const rows = data.candidates.flatMap(({ languages }) => languages);
  const reading = rows.filter(({ tag }) => tag === 'ja').flatMap(({ skills }) => skills.reading);
  expect(reading.some(({ level, score }) => level === 'N2' && score === 118)).toBe(true);
  const interpreters = data.candidates.filter(({ role }) => roles[role].field === 'interpreting');
  expect(interpreters.every(({ modes }) => modes.includes('consecutive'))).toBe(true);
  const results = data.applications.map(({ candidate, job }) => {
    const { languages, modes } = itemAt(data.candidates, candidate);
    return match(languages, modes, itemAt(data.jobs, job).language_requirements, '2026-06-01').result;
  });
  for (const result of ['met', 'unknown', 'short']) expect(results).toContain(result);
  expect(results.filter((result) => result === 'met').length).toBeGreaterThan(results.length / 3);
});

test('gives every person a different e-mail address', () => {
  const people = [...data.candidates, ...data.recruiters];
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
});

test('dates events after their causes, and none in the future', () => {
  for (const { candidate, job, applied_at } of data.applications) {
    expect(applied_at).toBeGreaterThanOrEqual(data.jobs[job]?.created_at ?? now);
    expect(applied_at).toBeGreaterThanOrEqual(data.candidates[candidate]?.created_at ?? now);
    expect(applied_at).toBeLessThanOrEqual(now);
  }
  for (const { shortlisted_at } of data.shortlist) expect(shortlisted_at).toBeLessThanOrEqual(now);
});

test('gives the demo sign-ins applications, jobs and shortlist entries', () => {
  expect(data.applications.filter(({ candidate }) => candidate === 0).length).toBeGreaterThanOrEqual(5);
  expect(data.jobs.filter(({ recruiter }) => recruiter === 0).length).toBeGreaterThanOrEqual(8);
  expect(data.shortlist.filter(({ recruiter }) => recruiter === 0).length).toBeGreaterThanOrEqual(5);
});

test('shows the video of some of the latest five candidates, who are on the landing page, to everybody', () => {
  const shown = data.candidates.slice(-5).filter(({ has_video, profile_public }) => has_video && profile_public);
  expect(shown.length).toBeGreaterThanOrEqual(2);
});
