import { expect, test } from 'vitest';
import { unpackLanguages } from '#functions/data/packed-languages.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { type Rung, rungs } from '#shared/domain/languages/language-row.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { epochMs } from '#shared/domain/time.ts';
import { candidateItems } from './account-items.ts';
import { attestationStep, certificateSteps } from './evidence-items.ts';
import { itemAt } from './look-up.ts';
import { makeDemoData } from './make-demo-data.ts';

const now = epochMs(Date.UTC(2026, 10, 22));
const data = makeDemoData(now);

/** The evidence of the claims that a candidate of the demo ends up with. */
function rungsOf(index: number): Rung[] {
  const candidate = itemAt(data.candidates, index);
  const steps = [
    ...data.certificates
      .filter((each) => each.candidate === index)
      .flatMap((each) => certificateSteps(each, 1, candidate.languages, { id: each.tag, file_key: 'a.pdf' })),
    ...data.attestations
      .filter((each) => each.candidate === index)
      .map((each) => {
        const { title } = itemAt(data.jobs, each.job);
        const summary = { id: each.job, title, company_name: 'Okada', recruiter_id: 1 };
        return attestationStep(each, 1, { summary } as StoredJob);
      }),
  ];
  const { languages } = unpackLanguages(candidateItems(candidate, 1, {}, steps).summary.languages);
  return languages.flatMap((row) => skills.flatMap((skill) => row.skills[skill].map(({ evidence }) => evidence)));
}

test('the languages of the demo have every kind of evidence', () => {
  expect(new Set(rungsOf(0))).toEqual(new Set(['declared', 'uploaded', 'checked']));
  const all = new Set(data.candidates.flatMap((_, index) => rungsOf(index)));
  expect([...all].sort()).toEqual([...rungs].sort());
});

test('one certificate waits for an admin: that of the candidate of the demo', () => {
  expect(data.certificates.filter(({ checked_at }) => checked_at === undefined)).toMatchObject([{ candidate: 0 }]);
  expect(data.certificates.length).toBeGreaterThan(8);
});

test('some candidates have a recording, each in a language that they state', () => {
  expect(data.samples.length).toBeGreaterThan(4);
  for (const { candidate, tag } of data.samples) {
    expect(itemAt(data.candidates, candidate).languages.map((row) => row.tag)).toContain(tag);
  }
});

test('nothing of it happens before the sign-up or after now', () => {
  const times = [
    ...data.certificates.flatMap(({ candidate, uploaded_at, checked_at }) => [
      { candidate, at: uploaded_at },
      ...(checked_at === undefined ? [] : [{ candidate, at: checked_at }]),
    ]),
    ...data.attestations.map(({ candidate, attested_at: at }) => ({ candidate, at })),
    ...data.samples.map(({ candidate, recorded_at: at }) => ({ candidate, at })),
  ];
  for (const { candidate, at } of times) {
    expect(at).toBeGreaterThan(itemAt(data.candidates, candidate).created_at);
    expect(at).toBeLessThanOrEqual(now);
  }
});
