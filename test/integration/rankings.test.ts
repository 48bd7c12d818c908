import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { packLanguages } from '#functions/data/packed-languages.ts';
import { packRequirements } from '#functions/data/packed-requirements.ts';
import { documents } from '#functions/data/table.ts';
import { packPlaces, parseRanking, type RankingRecord } from '#functions/entities/ranking/stored-ranking.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import { makeDemoData } from '#infra/local/demo-data/make-demo-data.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { cefr, job as jobNeeds, part } from '#shared/domain/languages/fixtures.ts';
import { rules } from '#shared/domain/languages/match.ts';
import { dayMs, epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { settle } from '#test/support/belongings.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';
import { writeTable } from '#test/support/table-access.ts';
import { restoreTable, tableState } from '#test/support/table-state.ts';

const logged = vi.hoisted((): [code: string, data: object][] => []);
vi.mock('#functions/platform/log.ts', async (original) => ({
  ...(await original<typeof import('#functions/platform/log.ts')>()),
  log: (...line: [string, object]) => logged.push(line),
}));

const api = await testApi();
const aws = awsStandIn();
const now = Date.UTC(2026, 10, 22, 10);
const jobId = 17;
const recruiter = await makePrincipal('recruiter', 1);
const admin = await makePrincipal('admin', 1);
const language_requirements = packRequirements(jobNeeds([part('must', { tag: 'ja', min: { reading: cefr('B2') } })]));
if (!language_requirements) throw new Error('The job has no requirements.');
await makeJob(jobId, recruiter.id, { language_requirements });
const jlpt = { scale: 'jlpt', edition: '2010', level: 'N2', score: 118, taken_on: '2024-12-01' };

const state = ({ token }: Principal, reading: object[]) =>
  api.call(candidateCalls.setLanguages, {
    token,
    body: { languages: [{ tag: 'ja', skills: { reading } }], modes: [] },
  });
const apply = ({ token }: Principal) => api.call(applicationCalls.apply, { token, params: { jobId } });
const withdraw = ({ token, id }: Principal) =>
  api.call(applicationCalls.withdraw, { token, params: { id: `${jobId}-${id}` } });
async function makeApplicant(id: number, reading: object[]): Promise<Principal> {
  const candidate = await makePrincipal('candidate', id);
  await state(candidate, reading);
  await apply(candidate);
  return candidate;
}
const met = await makeApplicant(7, [jlpt]);
const short = await makeApplicant(8, [cefr('A2')]);
const unknown = await makeApplicant(9, []);
await settle(api);
const world = await tableState(api);

beforeEach(async () => {
  addDeployedStage(aws);
  await restoreTable(api, world);
  await api.readStream();
  logged.length = 0;
  api.clock.set(now);
});

const show = (query: object = {}, { token } = recruiter, id = jobId) =>
  api.call(applicationCalls.applicants, { token, params: { id }, query: { sort: 'match', ...query } });
const items = async () => (await api.scan()).filter(({ entity }) => entity === 'ranking_record');
const records = async (): Promise<RankingRecord[]> => (await items()).map((item) => parseRanking(item));
const onlyRecord = async (): Promise<RankingRecord> => {
  const [record, ...others] = await records();
  if (!record) throw new Error('There is no record.');
  expect(others).toEqual([]);
  return record;
};
const idsIn = ({ places }: RankingRecord) => places.map(({ candidate_id }) => candidate_id);

describe('a list of applicants that is ordered by match', () => {
  it('is recorded with its rules, its inputs and the reason of every place, without a name', async () => {
    const { body } = await show();
    const record = await onlyRecord();
    expect(record).toMatchObject({
      job_id: jobId,
      viewer: { type: 'recruiter', id: 1 },
      day: '2026-11-22',
      shown_at: toIso(epochMs(now)),
      rules,
      requirements: language_requirements,
      is_first_page: true,
    });
    expect(idsIn(record)).toEqual([7, 9, 8]);
    expect(idsIn(record)).toEqual(body.map(({ candidate }: { candidate: { id: number } }) => candidate.id));
    const reasons = record.places.map((place) => ('match' in place ? place.match.parts[0]?.any[0]?.skills[0] : null));
    expect(reasons).toMatchObject([
      { result: 'met', reason: { key: 'mapped', scale: 'jlpt', level: 'N2', score: 118 } },
      { result: 'unknown', reason: { key: 'skill_not_stated' } },
      { result: 'short', short_by: 2, reason: { key: 'stated', level: 'A2' } },
    ]);
    for (const who of [met, short, unknown, recruiter]) {
      for (const word of [who.name, who.email, `Address of candidate ${who.id}`]) {
        expect(JSON.stringify(record)).not.toContain(word);
      }
    }
  });

  it('is recorded once a day for the same viewer and content, and is kept for 12 months', async () => {
    await show();
    api.clock.set(now + 60_000);
    await show();
    expect((await onlyRecord()).shown_at).toBe(toIso(epochMs(now)));
    const [item] = await items();
    expect(item?.expires_at).toBe((now + 366 * dayMs) / 1000);
    await show({}, admin);
    expect((await records()).map(({ viewer }) => viewer.type).sort()).toEqual(['admin', 'recruiter']);
    api.clock.set(now + dayMs);
    await show();
    expect((await records()).map(({ day }) => day).sort()).toEqual(['2026-11-22', '2026-11-22', '2026-11-23']);
  });

  it('is recorded again when an applicant states other languages, and for each page', async () => {
    await show();
    await state(short, [cefr('B2')]);
    await show();
    expect((await records()).map(idsIn)).toEqual(
      expect.arrayContaining([
        [7, 9, 8],
        [8, 7, 9],
      ]),
    );
    const { next } = await show({ limit: 2 });
    await show({ limit: 2, cursor: next });
    const pages = (await records()).filter(({ places }) => places.length < 3);
    expect(pages.map((record) => [record.is_first_page, idsIn(record)]).sort()).toEqual([
      [false, [9]],
      [true, [8, 7]],
    ]);
  });

  it('leaves no record when it is empty, or ordered by time', async () => {
    await show({ sort: undefined });
    await makeJob(18, recruiter.id, { language_requirements });
    await show({}, recruiter, 18);
    expect(await records()).toEqual([]);
  });

  it('is shown when its record cannot be written, which is reported', async () => {
    const shown = await show();
    await restoreTable(api, world);
    const real = documents.send.bind(documents);
    const spy = vi
      .spyOn(documents, 'send')
      .mockImplementation(((command: object) =>
        command instanceof PutCommand
          ? Promise.reject(new StoreUnavailable('The table is away.'))
          : real(command as never)) as never);
    const { status, body } = await show();
    spy.mockRestore();
    expect([status, body]).toEqual([200, shown.body]);
    expect(await records()).toEqual([]);
    expect(logged).toContainEqual([
      'RANKING_NOT_RECORDED',
      expect.objectContaining({ job: jobId, error_name: 'StoreUnavailable' }),
    ]);
  });

  describe('of more people', () => {
    const { candidates, jobs } = makeDemoData(epochMs(now));
    const needs = jobs.find(({ role }) => role === 'medicalInterpreter')?.language_requirements;

    /** Adds applicants with the languages of demo candidates, the first of them with the id 100. */
    async function addApplicants(count: number): Promise<void> {
      await makeJob(20, recruiter.id, { language_requirements: needs && packRequirements(needs) });
      const profile = world.get('CANDIDATE#7 PROFILE');
      const application = world.get(`JOB#${jobId} APPLICATION#000000000007`);
      await writeTable(
        Array.from({ length: count }, (_, index) => {
          const { languages = [], modes = [] } = candidates[index % candidates.length] ?? {};
          const id = 100 + index;
          const applied = { job_id: 20, candidate_id: id, applied_at: toIso(epochMs(now - id * 100_001)) };
          const card = { ...profile?.card, id, languages: packLanguages({ languages, modes }) };
          return [
            { put: { ...profile, ...keys.profile('candidate', id), card } },
            { put: { ...application, ...keys.application(20, id), card: { ...application?.card, ...applied } } },
          ];
        }).flat(),
      );
    }

    it('costs two write units for 20 applicants, and five for 100', async () => {
      await addApplicants(100);
      const spent: [applicants: number, write: number][] = [];
      for (const limit of [20, 100]) {
        api.units.reset();
        const { body } = await show({ limit }, recruiter, 20);
        spent.push([body.length, api.units.spent().write]);
      }
      expect(spent).toEqual([
        [20, 2],
        [100, 5],
      ]);
    });

    /** The ids that each page shows. */
    async function readPages(limit: number): Promise<number[][]> {
      const pages: number[][] = [];
      let cursor: string | null | undefined;
      do {
        const { body, next } = await show({ limit, ...(cursor && { cursor }) }, recruiter, 20);
        pages.push(body.map(({ candidate }: { candidate: { id: number } }) => candidate.id));
        cursor = next;
      } while (cursor);
      return pages;
    }

    it('is one order over all pages', async () => {
      await addApplicants(70);
      const [all = []] = await readPages(100);
      expect(all).toHaveLength(70);
      expect(all).not.toEqual(all.toSorted((left, right) => right - left));
      expect((await readPages(30)).map(({ length }) => length)).toEqual([30, 30, 10]);
      expect((await readPages(30)).flat()).toEqual(all);
    });

    it('orders the 500 latest candidates, and shows all others after them', async () => {
      await addApplicants(503);
      const pages = await readPages(100);
      expect(pages.map(({ length }) => length)).toEqual([100, 100, 100, 100, 100, 3]);
      expect(new Set(pages.flat()).size).toBe(503);
      expect(pages.at(-1)?.toSorted()).toEqual([100, 101, 102]);
      // If each page had an order of its own, the first one would have the 100 latest.
      expect(pages[0]?.some((id) => id < 503)).toBe(true);
    });
  });

  it('is the same with contact details, and recorded, too', async () => {
    const { body } = await api.call(applicationCalls.unmaskedApplicants, {
      token: admin.token,
      params: { id: jobId },
      query: { sort: 'match' },
    });
    expect(body.map(({ candidate }: { candidate: { id: number } }) => candidate.id)).toEqual([7, 9, 8]);
    expect(await onlyRecord()).toMatchObject({ viewer: { type: 'admin', id: 1 } });
  });
});

describe('an applicant whose application is gone', () => {
  const anonymous = { candidate_id: null, ranking: { musts_not_met: 0, musts_short: 0, nices_met: 0, evidence: 0 } };

  it('is in no record any more after withdrawing it, and stays there when applying again', async () => {
    await show();
    const { places: before } = await onlyRecord();
    await withdraw(met);
    await settle(api);
    const { places, version } = await onlyRecord();
    expect(places).toEqual([{ ...anonymous, ranking: { ...anonymous.ranking, last_used: null } }, ...before.slice(1)]);
    expect(version).toBe(2);
    await restoreTable(api, world);
    await show();
    await withdraw(met);
    await apply(met);
    await settle(api);
    expect(idsIn(await onlyRecord())).toEqual([7, 9, 8]);
  });

  it('is in no record any more after an erasure, whose other places stay', async () => {
    await show();
    await show({}, admin);
    await api.call(adminCalls.hardDeleteUser, { token: admin.token, params: { a: 'candidate', b: 7 } });
    await settle(api);
    expect((await records()).map(idsIn)).toEqual([
      [null, 9, 8],
      [null, 9, 8],
    ]);
  });

  it('is in no record of a recruiter who was erased; the records stay, without a person', async () => {
    await show();
    await api.call(adminCalls.hardDeleteUser, { token: admin.token, params: { a: 'recruiter', b: 1 } });
    await settle(api);
    const { viewer, places } = await onlyRecord();
    expect(viewer).toEqual({ type: 'recruiter', id: 1 });
    expect(places.map((place) => Object.keys(place))).toEqual(places.map(() => ['candidate_id', 'ranking']));
  });

  it('is taken out of a record that is written while the application is deleted', async () => {
    await show();
    const late = await items();
    await restoreTable(api, world);
    await withdraw(met);
    await settle(api);
    await writeTable(late.map((put) => ({ put })));
    expect(idsIn(await onlyRecord())).toEqual([7, 9, 8]);
    await settle(api);
    expect(idsIn(await onlyRecord())).toEqual([null, 9, 8]);
  });

  it('is taken out together with others, however their records arrive', async () => {
    await show();
    for (const who of [met, short, unknown]) await withdraw(who);
    const deliveries = await api.readStream();
    const { followTable } = await import('#test/support/handlers.ts');
    await Promise.all(
      [deliveries, deliveries.toReversed()].map(async (Records) => {
        expect(await followTable({ Records })).toEqual({ batchItemFailures: [] });
      }),
    );
    expect(idsIn(await onlyRecord())).toEqual([null, null, null]);
  });
});

it("a candidate's copy of the data has the own places, and nothing of the others", async () => {
  await show();
  const { body } = await api.call(accountCalls.export, { token: short.token });
  expect(body.rankings).toMatchObject([
    {
      application_id: `${jobId}-8`,
      shown_at: toIso(epochMs(now)),
      position: 3,
      applicants: 3,
      match: { rules, result: 'short', short_by: 2 },
    },
  ]);
  expect(JSON.stringify(body.rankings)).not.toContain('jlpt');
});

describe('the task rankings', () => {
  const run = (...args: string[]) => runTask(['rankings', ...stage, ...args]);

  it('replays every record, changes nothing, and selects by job and day', async () => {
    await show();
    await show({}, admin);
    const before = await tableState(api);
    expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('Records replayed: 2 (2 same).') });
    expect((await run('--job', String(jobId), '--day', '2026-11-22')).out).toContain('Records replayed: 2');
    for (const other of [
      ['--job', '18'],
      ['--day', '2026-11-21'],
    ]) {
      expect(await run(...other)).toMatchObject({ code: 0, out: 'Records replayed: 0.' });
    }
    expect(await tableState(api)).toEqual(before);
    expect((await run('--day', 'yesterday')).code).toBe(2);
  });

  it('says that inputs changed since, and explains every place', async () => {
    await show();
    await state(short, [cefr('B1')]);
    const { code, out } = await run('--job', String(jobId), '--places');
    expect(code).toBe(0);
    expect(out).toContain('Records replayed: 1 (1 inputs changed since).');
    expect(out).toMatch(
      /3\. application 17-8: not met 1, short 1, .*: changed\n {5}must ja reading: short by 2, A2 is stated/,
    );
    expect(out).toMatch(/1\. application 17-7: not met 0, .*: same\n/);
  });

  it('reports a place that the same inputs and rules do not give as a defect', async () => {
    await show();
    const [item] = await items();
    const { places } = await onlyRecord();
    const wrong = places.map((place) => ({ ...place, ranking: { ...place.ranking, nices_met: 1 } }));
    await writeTable([
      { put: { ...item, ...keys.ranking(jobId, '2026-11-22', 'wrong'), places: packPlaces(wrong as never) } },
    ]);
    expect(await run('--job', String(jobId))).toMatchObject({
      code: 1,
      out: expect.stringMatching(/Records replayed: 2 \((1 same, 1 differs|1 differs, 1 same)\)\./),
    });
  });

  it('prints records as lines of JSON for an audit', async () => {
    await show();
    const { out } = await run('--json');
    const [record = '', counts = '', ...others] = out.split('\n');
    expect([JSON.parse(counts), others]).toEqual([{ records: 1, verdicts: { same: 1 } }, []]);
    expect(JSON.parse(record)).toMatchObject({
      job_id: jobId,
      places: [{ candidate_id: 7 }, { candidate_id: 9 }, { candidate_id: 8 }],
      replay: { verdict: 'same', places: ['same', 'same', 'same'] },
    });
  });
});
