import { beforeAll, describe, expect, it } from 'vitest';
import { readFound } from '#functions/events/found-results.ts';
import { patience } from '#functions/services/search/embedded/live-index.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { type HiddenText, hiddenIn, hiddenTexts, ordinaryTexts, typedOf } from '#test/support/hidden-texts.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
// In this test only the index answers searches.
patience.ms = 60_000;

/** Rows that fit into one message, of people with the same name. The test's people have another number than the table's. */
function groupsOf(rows: readonly HiddenText[]): HiddenText[][] {
  const groups: HiddenText[][] = [];
  for (const row of rows.filter(({ text }) => !text.includes(' or 43210'))) {
    const group = groups.at(-1);
    const isNext = group?.[0]?.name === row.name && group.length < 15;
    if (group && isNext) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

const groups = groupsOf(hiddenTexts.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
const pieces = groups
  .flat()
  .flatMap(hiddenIn)
  .map(foldText)
  .filter((piece) => [...piece].length >= 2);
const people: Principal[] = [];
let recruiter: Principal;
let admin: Principal;
let jobId: number;

/** Writes the rows into the message of an application, and into the fields of the profile that have room for them. */
async function write(rows: readonly HiddenText[], id: number): Promise<Principal> {
  const person = await makePrincipal('candidate', id, { name: rows[0]?.name ?? '' });
  const texts = rows.map(typedOf);
  const { token } = person;
  const short = (max: number) => texts.filter((text) => text.length <= max);
  const body = {
    profile_public: true,
    subtitle: texts[0] ?? '',
    skills: short(50)
      .filter((text) => !text.includes(','))
      .slice(0, 12),
    location: short(100).at(-1) ?? '',
    experience: short(60).at(1) ?? '',
    language: 'Finnish',
  };
  const updated = await api.call(candidateCalls.updateProfile, { params: { id }, token, body });
  expect(updated, JSON.stringify(updated.body)).toMatchObject({ status: 200 });
  const message = texts.join('\n');
  const applied = await api.call(applicationCalls.apply, { token, params: { jobId }, body: { message } });
  expect(applied, JSON.stringify(applied.body)).toMatchObject({ status: 201 });
  expect(await api.call(shortlistCalls.add, { token: recruiter.token, body: { candidate_id: id } })).toMatchObject({
    status: 201,
  });
  return person;
}

beforeAll(async () => {
  recruiter = await makePrincipal('recruiter', 1);
  admin = await makePrincipal('admin', 1);
  await subscribe(recruiter.id);
  jobId = (await makeJob(1, recruiter.id)).id;
  for (const [place, rows] of groups.entries()) people.push(await write(rows, 100 + place));
  // As many as the budget of reports allows.
  for (const { id } of people.slice(0, 5)) {
    const report = { subject_type: 'candidate', subject_id: id, reason: 'scam' } as const;
    const { status } = await api.call(reportCalls.create, { token: recruiter.token, body: report });
    expect(status).toBe(204);
  }
  await api.drainStream();
  await writeSnapshots();
  api.clock.set(Date.now() + 60_000);
});

const page = { limit: '100' };
const surfaces: Record<string, () => Promise<unknown>> = {
  'the list': () => api.call(candidateCalls.listMasked, { token: recruiter.token, query: page }),
  'the public list': () => api.call(candidateCalls.listPublic, { query: page }),
  'the showcase': () => api.call(candidateCalls.latestMasked, {}),
  'the search': () => api.call(candidateSearchCalls.candidates, { token: recruiter.token, query: page }),
  'the public search': () => api.call(candidateSearchCalls.publicCandidates, { query: page }),
  'the applicants': () =>
    api.call(applicationCalls.applicants, { token: recruiter.token, params: { id: jobId }, query: page }),
  'recent applications': () =>
    api.call(applicationCalls.recent, { token: recruiter.token, params: { id: recruiter.id } }),
  'all applications with their messages': () =>
    api.call(applicationCalls.all, { token: admin.token, query: { ...page, fields: 'all' } }),
  'the shortlist': () =>
    api.call(shortlistCalls.ofRecruiter, { token: recruiter.token, params: { id: recruiter.id }, query: page }),
  'what is reported': () => api.call(moderationCalls.reported, { token: admin.token, query: page }),
  'mails of saved searches': () =>
    readFound(
      'candidates',
      people.map(({ id }) => id),
      { kind: 'recruiter', id: recruiter.id, email: recruiter.email },
      epochMs(Date.now()),
    ),
};

describe('what would identify or reach a person', () => {
  it.each(Object.keys(surfaces))('is not in %s', async (name) => {
    const shown = foldText(JSON.stringify(await surfaces[name]?.()));
    expect(shown).toContain('***');
    expect(pieces.filter((piece) => shown.includes(piece))).toEqual([]);
  });

  it('is in no masked profile', async () => {
    for (const { id } of people) {
      const answer = await api.call(candidateCalls.maskedProfile, { token: recruiter.token, params: { id } });
      expect(answer.status).toBe(200);
      const shown = foldText(JSON.stringify(answer));
      expect(pieces.filter((piece) => shown.includes(piece))).toEqual([]);
    }
  });

  it('is no keyword that finds its owner', async () => {
    for (const [place, rows] of groups.entries()) {
      const keywords = rows.flatMap(hiddenIn).filter((piece) => [...piece].length >= 2);
      for (const keyword of keywords) {
        const query = { keyword, limit: '100' };
        const { status, body } = await api.call(candidateCalls.listMasked, { token: recruiter.token, query });
        expect(status, keyword).toBe(200);
        const found = body.map(({ id }: { id: number }) => id);
        expect(found, keyword).not.toContain(people[place]?.id);
      }
    }
  });
});

it('leaves ordinary messages byte for byte', async () => {
  const texts = ordinaryTexts.map((text) => text.normalize('NFC'));
  const parts = [texts.slice(0, 10), texts.slice(10, 20), texts.slice(20)].map((part) => part.join('\n'));
  for (const [place, message] of parts.entries()) {
    const { token } = await makePrincipal('candidate', 300 + place, { name: 'Zdenka Quixworth' });
    expect(await api.call(applicationCalls.apply, { token, params: { jobId }, body: { message } })).toMatchObject({
      status: 201,
    });
  }
  const { body } = await api.call(applicationCalls.applicants, {
    token: recruiter.token,
    params: { id: jobId },
    query: page,
  });
  const messages = body.map((shown: { message: string }) => shown.message);
  for (const message of parts) expect(messages).toContain(message);
});
