import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { testApi } from '#test/support/api.ts';
import { sendCall } from '#test/support/deployed/client.ts';
import { synthesizeTemplate } from '#test/support/deployed/synthesize-template.ts';
import { testDeployment } from '#test/support/deployed/test-deployment.ts';
import { startEngineStub } from '#test/support/engine-stub.ts';
import { toRecord } from '#test/support/fake-queue.ts';
import { makeJob } from '#test/support/records.ts';
import { missingRights, rolesOf } from '#test/support/rights/judge-rights.ts';
import type { NeededRight } from '#test/support/rights/service-call.ts';

await testApi();
const engine = await startEngineStub();
afterAll(engine.stop);

// A name of a collection, so that requests are signed; the functions' threads look it up on this machine.
process.env.COLLECTION_URL = `http://portal.us-east-1.aoss.amazonaws.com:${engine.port}`;
const search = { engine: 'opensearch', maxIndexingOcu: 2, maxSearchOcu: 4 } as const;
const template = synthesizeTemplate('prod', { search });
const needed: NeededRight[] = [];
const { functions, url } = await testDeployment({ template, note: (rights) => needed.push(...rights) });

const deployed = (entry: string) => {
  const [id = ''] = Object.entries(template.entries).find(([, each]) => each === entry) ?? [];
  const found = functions.get(id);
  if (!found) throw new Error(`The template has no function of ${entry}.`);
  return found;
};
const write = (body: object) =>
  deployed('functions/events/write-search-documents.ts').invoke({ Records: [toRecord(JSON.stringify(body))] });
const keep = (task: string) => deployed('functions/events/keep-search-indexes.ts').invoke({ task });
const isSigned = ({ headers }: (typeof engine.requests)[number]) =>
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/us-east-1\/aoss\/aws4_request,/.test(headers.authorization ?? '');

beforeEach(() => {
  engine.state.isAway = false;
  engine.requests.length = 0;
});

describe('the bundles of a stage that searches with OpenSearch', () => {
  test('write a changed job with the names of its languages, by signed requests', async () => {
    await makeJob(1, 1, { title: 'Interpreter', language: 'Japanese' });
    expect(await write({ kind: 'jobs', sequence: 1, ids: [1] })).toEqual({ batchItemFailures: [] });
    expect(engine.found.get(1)).toMatchObject({ is_gone: false, tags: expect.arrayContaining(['ja']) });
    expect(engine.requests.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/_alias\//), '/stub-1/_bulk']);
    expect(engine.requests.filter((request) => !isSigned(request))).toEqual([]);
  });

  test('have a change delivered again that the engine does not take', async () => {
    engine.state.isAway = true;
    const failure = { batchItemFailures: [{ itemIdentifier: 'message-0' }] };
    expect(await write({ kind: 'jobs', sequence: 2, ids: [1] })).toEqual(failure);
  });

  test('compare the index with the table, and fail while the engine is away', async () => {
    await makeJob(2, 1, { title: 'Not indexed' });
    expect(await keep('compare')).toMatchObject({ jobs: { documents: 2, missing: 1, changed: 0, surplus: 0 } });
    expect(engine.requests.filter((request) => !isSigned(request))).toEqual([]);
    engine.state.isAway = true;
    await expect(keep('look')).rejects.toThrow('ResponseError');
  });

  test('search in it, and in the newest of the table while it is away', async () => {
    const { text } = await sendCall(url, jobCalls.list, { rawQuery: 'keyword=interpreter' });
    expect(JSON.parse(text).map(({ id }: { id: number }) => id)).toEqual([1]);
    expect(engine.requests.filter((request) => !isSigned(request))).toEqual([]);
    expect(engine.requests.length).toBeGreaterThan(0);
    engine.state.isAway = true;
    const answer = await sendCall(url, jobSearchCalls.jobs, { rawQuery: 'keyword=interpreter' });
    expect(JSON.parse(answer.text)).toMatchObject({ partial: true, items: [{ id: 1, title: 'Interpreter' }] });
  });

  test('need no rights on the table that their roles do not grant', () => {
    expect(needed.some(({ action }) => action === 'dynamodb:Query')).toBe(true);
    expect(missingRights(rolesOf(template), needed)).toEqual([]);
  });
});
