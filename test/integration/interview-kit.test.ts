import { describe, expect, test } from 'vitest';
import { changeInterview, eraseInterview, readInterview } from '#functions/entities/interview/interview-store.ts';
import { putQuestions, putScorecard, readQuestions } from '#functions/entities/interview/kit-store.ts';
import type { InterviewSummary } from '#functions/entities/interview/stored-interview.ts';
import { eraseStep } from '#functions/events/erase-step.ts';
import { clock } from '#functions/platform/clock.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { companyCalls } from '#shared/contracts/company.ts';
import { interviewKitCalls } from '#shared/contracts/interview-kit.ts';
import { matchCalls } from '#shared/contracts/matches.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { maxLanguageNote, maxQuestions, maxScorecardNote } from '#shared/domain/languages/interview-kit.ts';
import { hourMs, toIso } from '#shared/domain/time.ts';
import { storeAgreed } from '#test/support/agreed-interview.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { pairMaker } from '#test/support/pair.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { readSources } from '#test/support/sources.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const makePair = pairMaker(api);
let people = 9_000;

/** An agreed interview of a company's job with a candidate, with colleagues of the one who invited. */
async function makeInterview({ withJob = true } = {}) {
  const pair = await makePair();
  const { recruiter, job } = pair;
  const id = await storeAgreed(pair, hourMs, withJob ? { job: { id: job, title: 'Interpreter' } } : {});
  const colleague = (role: 'recruiter' | 'viewer') => {
    people += 1;
    return makePrincipal('recruiter', people, { company: { id: recruiter.id, role } });
  };
  return { ...pair, id, colleague: await colleague('recruiter'), viewer: await colleague('viewer') };
}

const kitOf = ({ token }: Principal, id: string) => api.call(interviewKitCalls.kit, { token, params: { id } });
const save = ({ token }: Principal, id: string, body: object) =>
  api.call(interviewKitCalls.saveScorecard, { token, params: { id }, body: { languages: [], ...body } });
const saveQuestions = ({ token }: Principal, id: string, questions: string[], version?: string) =>
  api.call(interviewKitCalls.saveQuestions, {
    token,
    params: { id },
    body: { questions, ...(version && { version }) },
  });
const copyOf = async ({ token }: Principal) => (await api.call(accountCalls.export, { token })).body;

const german = { tag: 'de', levels: { spoken_interaction: 'B2', listening: 'C1' }, note: 'Searches for words.' };
const content = { languages: [german], note: 'Would fit the team.' };

describe('a scorecard', () => {
  test('is stored with author and time, read by colleagues and viewers, and changed by its author alone', async () => {
    const { recruiter, colleague, viewer, id } = await makeInterview();
    const saved = await save(colleague, id, content);
    expect(saved).toMatchObject({ status: 200, body: { ...content, is_own: true, version: '1' } });
    expect(saved.body.at <= toIso(clock.now())).toBe(true);
    const ofFounder = await save(recruiter, id, { languages: [], note: 'Agreed.' });
    expect(ofFounder.body).toMatchObject({ is_own: true, author: `Name of recruiter ${recruiter.id}` });

    const { body } = await kitOf(recruiter, id);
    expect(body.scorecards).toMatchObject([
      { is_own: true, note: 'Agreed.' },
      { is_own: false, author: `Name of recruiter ${colleague.id}`, ...content },
    ]);
    const seen = await kitOf(viewer, id);
    expect(seen.body.scorecards.map(({ is_own }: { is_own: boolean }) => is_own)).toEqual([false, false]);
    const changes = await tableChanges(api, async () => {
      expect(await save(viewer, id, content)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect((await saveQuestions(viewer, id, ['Why?'])).status).toBe(403);
    });
    expect(changes).toEqual([]);
  });

  test('is seen by neither the candidate nor another company', async () => {
    const { candidate, recruiter, id } = await makeInterview();
    const other = await makePair();
    await save(recruiter, id, content);
    const changes = await tableChanges(api, async () => {
      for (const { token } of [candidate, other.candidate]) {
        expect((await kitOf({ token } as Principal, id)).status).toBe(403);
        expect((await save({ token } as Principal, id, content)).status).toBe(403);
        expect((await saveQuestions({ token } as Principal, id, [])).status).toBe(403);
      }
      expect(await kitOf(other.recruiter, id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect((await save(other.recruiter, id, content)).status).toBe(404);
      expect((await saveQuestions(other.recruiter, id, [])).status).toBe(404);
    });
    expect(changes).toEqual([]);
  });

  test('is hidden with its interview from a company that the candidate blocks', async () => {
    const { candidate, recruiter, id } = await makeInterview();
    await save(recruiter, id, content);
    const { token } = candidate;
    const blocked = await api.call(visibilityCalls.setVisibility, {
      token,
      body: { block: { company_id: recruiter.id } },
    });
    expect(blocked.status).toBeLessThan(300);
    expect(await kitOf(recruiter, id)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
    expect((await save(recruiter, id, content)).status).toBe(404);
    expect((await saveQuestions(recruiter, id, [])).status).toBe(404);
  });

  test('refuses levels off the scale, skills that a signed language lacks, languages twice and texts that are too long', async () => {
    const { recruiter, id } = await makeInterview();
    const refused = [
      { languages: [{ tag: 'de', levels: { writing: 'none' } }] },
      { languages: [{ tag: 'gsg', levels: { writing: 'B1' } }] },
      { languages: [german, german] },
      { languages: [{ tag: 'de', levels: {}, note: 'x'.repeat(maxLanguageNote + 1) }] },
      { note: 'x'.repeat(maxScorecardNote + 1) },
      { languages: Array.from({ length: 13 }, (_, nth) => ({ tag: `${'abcdefghijklm'[nth]}a`, levels: {} })) },
    ];
    const changes = await tableChanges(api, async () => {
      for (const body of refused) expect((await save(recruiter, id, body)).status, JSON.stringify(body)).toBe(400);
    });
    expect(changes).toEqual([]);
    const largest = {
      languages: [{ ...german, note: 'x'.repeat(maxLanguageNote) }],
      note: 'x'.repeat(maxScorecardNote),
    };
    expect((await save(recruiter, id, largest)).status).toBe(200);
  });

  test('that another tab changed is not overwritten, and one that is saved again stays as it is', async () => {
    const { recruiter, id } = await makeInterview();
    expect(await save(recruiter, id, { ...content, version: '1' })).toMatchObject({ status: 409 });
    expect((await save(recruiter, id, { ...content, version: '0' })).body.version).toBe('1');
    expect((await save(recruiter, id, { ...content, version: '0' })).body.version).toBe('1');
    const stale = await save(recruiter, id, { ...content, note: 'Other.', version: '0' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });
    expect((await save(recruiter, id, { ...content, note: 'Third.' })).body.version).toBe('2');
  });

  test('of ten parallel saves of one version, one is stored; those of ten people all are', async () => {
    const { recruiter, id } = await makeInterview();
    const notes = Array.from({ length: 10 }, (_, nth) => `Note ${nth}`);
    const answers = await Promise.all(notes.map((note) => save(recruiter, id, { note, version: '0' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);

    const colleagues = await Promise.all(
      notes.map((_, nth) =>
        makePrincipal('recruiter', 20_000 + nth, { company: { id: recruiter.id, role: 'recruiter' } }),
      ),
    );
    const theirs = await Promise.all(colleagues.map((each, nth) => save(each, id, { note: notes[nth] as string })));
    expect(theirs.map(({ status }) => status)).toEqual(notes.map(() => 200));
    expect((await kitOf(recruiter, id)).body.scorecards).toHaveLength(11);
  });

  test('has no author any more when the colleague left', async () => {
    const { recruiter, colleague, id } = await makeInterview();
    await save(colleague, id, content);
    const removed = await api.call(companyCalls.removeColleague, {
      token: recruiter.token,
      params: { id: colleague.id },
    });
    expect(removed.status).toBeLessThan(300);
    expect((await kitOf(recruiter, id)).body.scorecards).toMatchObject([{ author: null, ...content }]);
  });
});

describe('what an interview shows', () => {
  test('never reaches matching, ranking, indexes or badges: a save changes its own item, and the stream nothing', async () => {
    const { recruiter, candidate, job, apply, id } = await makeInterview();
    await apply();
    await settle(api);
    const { token } = recruiter;
    const shown = async () => [
      (await api.call(matchCalls.ofApplication, { token, params: { id: `${job}-${candidate.id}` } })).body,
      (await api.call(applicationCalls.applicants, { token, params: { id: job } })).body,
      (await api.call(candidateCalls.maskedProfile, { token, params: { id: candidate.id } })).body,
    ];
    const before = await shown();
    const changes = await tableChanges(api, async () => {
      expect((await save(recruiter, id, content)).status).toBe(200);
      await settle(api);
    });
    expect(await shown()).toEqual(before);
    const lasting = changes.filter((key) => !key.startsWith('EVENT#'));
    expect(lasting).toEqual([`INTERVIEW#${id} SCORECARD#${recruiter.id}`]);
  });

  test('is read by the kit, the copy of the own data and erasure alone', () => {
    const readers = readSources('functions')
      .filter(({ source }) => /(?:kit-store|stored-kit)\.ts'/.test(source))
      .map(({ path }) => path);
    expect(readers.sort()).toEqual([
      'functions/api/account/own-interviews.ts',
      'functions/api/account/recruiter-parts.ts',
      'functions/api/attestations/interview-kit.ts',
      'functions/entities/interview/kit-store.ts',
      'functions/events/erase-step.ts',
    ]);
  });
});

describe('the copy of the own data', () => {
  test('of a candidate has what the company saw, without who wrote it; that of the company names the author', async () => {
    const { candidate, recruiter, colleague, id } = await makeInterview();
    await save(colleague, id, content);
    await saveQuestions(recruiter, id, ['When can you start?']);
    await settle(api);
    const copy = await copyOf(candidate);
    const [{ company_name, scorecards }] = copy.interviews;
    expect(company_name).toBeTruthy();
    expect(scorecards).toEqual([{ at: expect.any(String), ...content }]);
    expect(JSON.stringify(copy)).not.toContain(`Name of recruiter ${colleague.id}`);
    expect(JSON.stringify(copy)).not.toContain('When can you start?');
    const own = await copyOf(recruiter);
    expect(own.interviews[0].scorecards).toMatchObject([{ author: `Name of recruiter ${colleague.id}` }]);
    expect(own.interview_questions).toMatchObject([{ questions: ['When can you start?'] }]);
  });

  test('has what else is stored of an interview: both zones, its dates and reminders, and who named the times', async () => {
    const { candidate, recruiter, colleague, id } = await makeInterview();
    const summary = (await readInterview(id))?.summary as InterviewSummary;
    const at = toIso(clock.now());
    const next = {
      ...summary,
      by: colleague.id,
      times: [at],
      named_by: 'candidate' as const,
      zones: { recruiter: 'Europe/Berlin', candidate: 'Asia/Tokyo' },
      reminders: [at],
      reminded_at: at,
      version: 2,
    };
    expect(await changeInterview(summary, next, clock.now())).toBe(true);
    const [own] = (await copyOf(candidate)).interviews;
    const { job, minutes, place, state, times, named_by, agreed, zones, offered_at, reminders, reminded_at } = next;
    const stored = { job, minutes, place, state, times, named_by, agreed, zones, offered_at, reminders, reminded_at };
    expect(own).toEqual({ ...stored, id, company_name: expect.any(String), changed_at: next.changed_at });
    const [ofCompany] = (await copyOf(recruiter)).interviews;
    expect(ofCompany).toEqual({ ...own, invited_by: `Name of recruiter ${colleague.id}` });
  });

  test('has nothing of it where there is none', async () => {
    const { candidate } = await makeInterview();
    expect((await copyOf(candidate)).interviews[0]).not.toHaveProperty('scorecards');
  });
});

describe('erasing', () => {
  const scorecards = async () => (await api.scan()).filter(({ entity }) => entity === 'scorecard');

  test.each(['candidate', 'recruiter'] as const)('the %s erases the scorecards', async (kind) => {
    const made = await makeInterview();
    await save(made.recruiter, made.id, content);
    await save(made.colleague, made.id, content);
    const before = (await scorecards()).length;
    for (let nth = 0; nth < 100 && (await eraseStep(kind, made[kind].id, clock.now())); nth += 1);
    expect(await scorecards()).toHaveLength(before - 2);
  });

  test('an interview leaves no place for a scorecard that is saved meanwhile', async () => {
    const { recruiter, candidate, id } = await makeInterview();
    await eraseInterview(id, clock.now());
    const at = toIso(clock.now());
    const summary = { interview: id, recruiter_id: recruiter.id, candidate_id: candidate.id, by: 1, at, version: 1 };
    expect(await putScorecard({ summary, languages: [], note: '' })).toBe('interview');
    expect((await save(recruiter, id, content)).status).toBe(404);
  });
});

describe('the kit', () => {
  test('has the requirements of the job, the languages of the candidate and those to look at', async () => {
    const { recruiter, id, job } = await makeInterview();
    const { status, body } = await kitOf(recruiter, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ job: { id: job }, questions: { questions: [], version: '0' }, scorecards: [] });
    expect(body.candidate.languages).toBeInstanceOf(Array);
    // Its text alone names a language.
    expect(body.job).toMatchObject({ language_requirements: { all: [] }, language_needs: { all: [{ need: 'must' }] } });
    const required = body.job.language_needs.all.flatMap(({ any }: { any: { tag: string }[] }) => any);
    const tags = (required.length > 0 ? required : body.candidate.languages).map(({ tag }: { tag: string }) => tag);
    expect(body.languages).toEqual([...new Set(tags)]);
  });

  test('stores the questions of the job for all its interviews, for the company alone', async () => {
    const { recruiter, colleague, id } = await makeInterview();
    const questions = ['When can you start?', 'Which dialects do you know?'];
    expect(await saveQuestions(colleague, id, questions, '0')).toMatchObject({ status: 200, body: { version: '1' } });
    expect((await kitOf(recruiter, id)).body.questions).toEqual({ questions, version: '1' });
    expect((await saveQuestions(recruiter, id, questions, '0')).body.version).toBe('1');
    expect(await saveQuestions(recruiter, id, ['Why?'], '0')).toMatchObject({ body: { code: 'CHANGED_MEANWHILE' } });
    const both = await Promise.all([
      saveQuestions(recruiter, id, ['First?'], '1'),
      saveQuestions(colleague, id, ['Second?'], '1'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const tooMany = Array.from({ length: maxQuestions + 1 }, (_, nth) => `Question ${nth}?`);
    expect((await saveQuestions(recruiter, id, tooMany)).status).toBe(400);
    expect((await saveQuestions(recruiter, id, [' '])).status).toBe(400);
  });

  test('stores no questions that are still being saved when the company is erased', async () => {
    const { recruiter, job } = await makePair();
    const { token, email } = recruiter;
    expect((await api.call(accountCalls.remove, { token, body: { confirm: email } })).status).toBe(200);
    expect(await putQuestions(recruiter.id, job, { questions: ['Why?'], version: 1 })).toBe('owner');
    expect(await readQuestions(recruiter.id, job)).toEqual({ questions: [], version: 0 });
  });

  test('has no questions for an interview without a job', async () => {
    const { recruiter, id } = await makeInterview({ withJob: false });
    const { body } = await kitOf(recruiter, id);
    expect([body.job, body.questions]).toEqual([undefined, undefined]);
    expect(await saveQuestions(recruiter, id, ['Why?'])).toMatchObject({
      status: 404,
      body: { code: 'JOB_NOT_FOUND' },
    });
  });
});
