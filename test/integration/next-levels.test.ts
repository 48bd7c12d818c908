import { beforeAll, beforeEach, expect, it } from 'vitest';
import { packLanguages } from '#functions/data/packed-languages.ts';
import { packRequirements } from '#functions/data/packed-requirements.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { putNewJob } from '#functions/entities/job/job-writes.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { patience } from '#functions/services/search/embedded/live-index.ts';
import { nextLevelCalls } from '#shared/contracts/next-levels.ts';
import { cefr, claim, job, part, point, row } from '#shared/domain/languages/fixtures.ts';
import type { RequirementPart } from '#shared/domain/languages/language-requirement.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import type { Point } from '#shared/domain/languages/scale.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { bareJob } from '#test/support/bare-job.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const start = epochMs(Date.parse('2026-06-01T00:00:00.000Z'));
let now = start;
beforeEach(() => api.clock.set(now));

async function postJobs(
  from: number,
  count: number,
  min: Partial<Record<Skill, Point>>,
  tag = 'de',
  more: Partial<JobSummary> = {},
  further: readonly RequirementPart[] = [],
) {
  for (let id = from; id < from + count; id += 1) {
    const language_requirements = packRequirements(job([part('must', { tag, min }), ...further]));
    const summary = { title: `Job ${id}`, location: 'Berlin', language: '', language_requirements, ...more };
    await putNewJob(bareJob(id, epochMs(start - id), summary));
  }
}

/** A candidate who states these languages. */
async function signUp(id: number, rows: readonly LanguageRow[]): Promise<string> {
  const { token } = await makePrincipal('candidate', id);
  const profile = await readCandidate(id, true);
  if (!profile) throw new Error('There is no such candidate.');
  const languages = packLanguages({ languages: [...rows], modes: [] });
  await transact({ profile: replaceCandidate(changedCandidate(profile, { summary: { languages } })) });
  return token;
}

const speaking = (level: string) => ({ spoken_interaction: cefr(level), spoken_production: cefr(level) });
const speaks = (level: string) => ({
  spoken_interaction: [claim(cefr(level))],
  spoken_production: [claim(cefr(level))],
});
const bestJapanese = { tag: 'ja', min: { reading: point('jlpt', 'N1') } };
const nextLevels = (token: string) => api.call(nextLevelCalls.nextLevels, { token });

let learner = '';
beforeAll(async () => {
  api.clock.set(start);
  learner = await signUp(1, [
    row('de', { ...speaks('B1'), writing: [claim(cefr('A2'))] }),
    row('ja', { reading: [claim(point('jlpt', 'N3', 100))] }),
    row('fr', speaks('B1')),
    row('it', speaks('C2')),
    row('es', {}),
  ]);
  await postJobs(1, 14, speaking('B2'));
  // What these require besides German is not met; what those would like does not count.
  await postJobs(901, 15, speaking('B2'), 'de', {}, [part('must', bestJapanese)]);
  await postJobs(931, 2, speaking('B2'), 'de', {}, [part('nice', bestJapanese)]);
  // One of two alternatives is enough.
  await postJobs(951, 3, {}, 'de', {}, [part('must', bestJapanese, { tag: 'de', min: speaking('B2') })]);
  await postJobs(101, 20, speaking('B1'));
  await postJobs(201, 5, speaking('C1'));
  await postJobs(301, 11, { writing: cefr('B1') });
  await postJobs(401, 12, { reading: point('jlpt', 'N2') }, 'ja');
  await postJobs(501, 2, speaking('B2'), 'fr');
  await postJobs(601, 20, speaking('B2'), 'fr', { closing_date: '2026-05-31' });
  await postJobs(701, 20, speaking('C2'), 'it');
});

it('says nothing while there is no index', async () => {
  expect(await nextLevels(learner)).toMatchObject({ status: 200, body: [] });
});

it('says of how many more open jobs one level more meets all requirements, the most first, in the fewest skills', async () => {
  patience.ms = 60_000;
  await api.drainStream();
  await writeSnapshots();
  now = epochMs(start + 60_000);
  api.clock.set(now);
  const bothSpoken = ['spoken_interaction', 'spoken_production'];
  expect(await nextLevels(learner)).toMatchObject({
    status: 200,
    body: [
      // Those that ask for B1 are met already, those that ask for C1 are not met by B2, nor those that ask for more Japanese.
      { tag: 'de', skill: 'spoken_interaction', skills: bothSpoken, scale: 'cefr', level: 'B2', jobs: 19 },
      // A result of this test is one for both skills.
      { tag: 'ja', skill: 'listening', skills: ['listening', 'reading'], scale: 'jlpt', level: 'N2', jobs: 12 },
      { tag: 'de', skill: 'writing', skills: ['writing'], scale: 'cefr', level: 'B1', jobs: 11 },
    ],
  });
});

it('hides groups of fewer than three jobs, and jobs that take no applications', async () => {
  expect(await nextLevels(await signUp(2, [row('fr', speaks('B1'))]))).toMatchObject({ status: 200, body: [] });
});

it('says nothing to candidates who state no languages', async () => {
  expect(await nextLevels(await signUp(3, []))).toMatchObject({ status: 200, body: [] });
});

it('counts a new job within seconds', async () => {
  const token = await signUp(4, [row('de', { writing: [claim(cefr('A2'))] })]);
  const opened = async () => ((await nextLevels(token)).body as { jobs: number }[])[0]?.jobs;
  expect(await opened()).toBe(11);
  await postJobs(801, 3, { writing: cefr('B1') });
  await api.drainStream();
  now = epochMs(now + 2_000);
  api.clock.set(now);
  expect(await opened()).toBe(14);
});
