import { beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';

await testApi();
const aws = awsStandIn();
const none = { documents: 20, missing: 0, changed: 0, surplus: 0 };

/** What the function that keeps the indexes is asked, and what it reports. */
let asked: unknown[];
let report: Record<string, unknown>;
beforeEach(() => {
  asked = [];
  addDeployedStage(aws, { SearchKeeperName: 'Keeper' });
  aws.functions.Keeper = {
    environment: {},
    handler: async (event: unknown) => {
      asked.push(event);
      return report;
    },
  };
});

describe('the task index of a stage with OpenSearch', () => {
  test('has the indexes rebuilt', async () => {
    report = { jobs: { rebuilt: 20 }, candidates: { rebuilt: 3 } };
    const { code, out } = await runTask(['index', ...stage]);
    expect(asked).toEqual([{ task: 'rebuild' }]);
    expect(out).toContain('jobs         built with 20 documents');
    expect(code).toBe(0);
  });

  test('only compares in a dry run, and fails when they differ', async () => {
    report = { jobs: none, candidates: none };
    expect((await runTask(['index', '--dry-run', ...stage])).code).toBe(0);
    report = { jobs: none, candidates: { ...none, missing: 2, changed: 1 } };
    const { code, out } = await runTask(['index', '--dry-run', ...stage]);
    expect(asked).toEqual([{ task: 'compare' }, { task: 'compare' }]);
    expect(out).toContain('candidates   20 documents; 2 missing, 1 different, 0 too many');
    expect(code).toBe(1);
  });

  test('fails with the reason when the function fails', async () => {
    aws.functions.Keeper = {
      environment: {},
      handler: () => Promise.reject(new Error('The collection is away.')),
    };
    const { code, errors } = await runTask(['index', ...stage]);
    expect(errors).toContain('The collection is away.');
    expect(code).toBe(2);
  });
});

test('the doctor reports which indexes a stage with OpenSearch lacks, and the sizes of those that it has', async () => {
  const line = async () => {
    const { out } = await runTask(['doctor', ...stage]);
    return out.split('\n').find((each) => each.includes('search index'));
  };
  report = { jobs: { found: 20 }, candidates: { isMissing: true } };
  expect(await line()).toMatch(/FAIL.*none in OpenSearch for candidates/);
  report = { jobs: { found: 20 }, candidates: { found: 3 } };
  expect(await line()).toMatch(/OK.*20 jobs, 3 candidates/);
});
