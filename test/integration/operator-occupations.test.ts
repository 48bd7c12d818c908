import { beforeEach, expect, test } from 'vitest';
import { putNewJob } from '#functions/entities/job/job-writes.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { bareJob } from '#test/support/bare-job.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { tableState } from '#test/support/table-state.ts';

const api = await testApi();
const aws = awsStandIn();
beforeEach(() => addDeployedStage(aws));

test('suggestions for jobs without an occupation are listed by their ids, and nothing is written', async () => {
  const at = epochMs(Date.UTC(2026, 5, 1));
  await putNewJob(bareJob(1, at, { title: 'Übersetzer und Dolmetscher bei Okada' }));
  await putNewJob(bareJob(2, at, { title: 'Court interpreter', occupation: 'interpreter' }));
  await putNewJob(bareJob(3, at, { title: '医療通訳', recruiter_id: 7 }));
  await putNewJob(bareJob(4, at, { title: 'Someone who listens' }));
  const before = await tableState(api);
  for (const args of [['--dry-run'], [], []]) {
    const { code, out, errors } = await runTask(['occupations', ...stage, ...args]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out.trim().split('\n').slice(-3)).toEqual([
      'Job 1 of recruiter 1: interpreter, translator',
      'Job 3 of recruiter 7: medical-interpreter',
      'Jobs without an occupation: 2 with suggestions, 1 without. With one: 1.',
    ]);
    expect(out).not.toContain('Okada');
  }
  expect(await tableState(api)).toEqual(before);
});
