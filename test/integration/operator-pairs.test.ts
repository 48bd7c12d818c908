import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { parseApplication } from '#functions/entities/application/stored-application.ts';
import { parseShortlistEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import type { ApplicationStatus, ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { dayMs, epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { contradictions } from '#test/support/contradictions.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { makePrincipal, signInAgain } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';
import { tableState } from '#test/support/table-state.ts';

const api = await testApi();
const aws = awsStandIn();
beforeEach(() => addDeployedStage(aws));
const run = (...args: string[]) => runTask(['pairs', ...stage, ...args]);

/** Records of the stream have the time of the store: day 2 is before now, and day 3 after. */
const start = Date.now() - 2.5 * dayMs;
const onDay = (nth: number) => api.clock.set(epochMs(start + nth * dayMs));

/** As stored before application and entry were one state. */
async function takeApart(job: number, recruiter: number, candidate: number): Promise<void> {
  const marks = [
    [keys.application(job, candidate), 'on_shortlist'],
    [keys.shortlistEntry(recruiter, candidate), 'has_application'],
  ] as const;
  for (const [Key, mark] of marks) {
    const UpdateExpression = `REMOVE ${mark} ADD version :one`;
    const ExpressionAttributeValues = { ':one': 1 };
    await documents.send(
      new UpdateCommand({ TableName: tableName(), Key, UpdateExpression, ExpressionAttributeValues }),
    );
  }
}

/** The later of two changes is on day 3; the other one on day 2. */
test.each<
  [later: 'entry' | 'application', entry: ShortlistStatus, application: ApplicationStatus, state: ShortlistStatus]
>([
  ['entry', 'rejected', 'hired', 'rejected'],
  ['application', 'rejected', 'hired', 'hired'],
  ['entry', 'hired', 'rejected', 'hired'],
  ['application', 'hired', 'rejected', 'rejected'],
  ['application', 'interviewed', 'shortlisted', 'interviewed'],
  ['application', 'contacted', 'reviewed', 'contacted'],
  ['application', 'active', 'hired', 'hired'],
  ['entry', 'contacted', 'rejected', 'contacted'],
])('the %s wins: an entry at %s and an application at %s become %s', async (later, entry, application, state) => {
  const id = (await api.scan()).filter(({ entity }) => entity === 'recruiter').length + 1;
  onDay(0);
  const recruiter = await makePrincipal('recruiter', id);
  const candidate = await makePrincipal('candidate', id);
  const { id: job } = await makeJob(id * 10, id);
  await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId: job } });
  onDay(1);
  const added = await signInAgain(recruiter);
  await api.call(shortlistCalls.add, { token: added.token, body: { candidate_id: id, job_id: job } });
  await api.drainStream();
  await takeApart(job, id, id);
  const changes = {
    entry: (token: string) =>
      api.call(shortlistCalls.updateStatus, { token, params: { id: `${id}-${id}` }, body: { status: entry } }),
    application: (token: string) =>
      api.call(applicationCalls.updateStatus, { token, params: { id: `${job}-${id}` }, body: { status: application } }),
  };
  for (const [nth, side] of [later === 'entry' ? 'application' : 'entry', later].entries()) {
    onDay(2 + nth);
    const { token } = await signInAgain(recruiter);
    expect((await changes[side as keyof typeof changes](token)).status).toBe(200);
    await api.drainStream();
  }
  const before = await tableState(api);
  const dry = await run('--dry-run');
  expect(dry).toMatchObject({ code: 1, errors: '' });
  expect(dry.out).toContain('To join: 1.');
  expect(await tableState(api)).toEqual(before);

  expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('Joined: 1. Changed meanwhile: 0.') });
  expect(await contradictions(api)).toEqual([]);
  const items = await api.scan();
  const own = items.filter(({ SK }) => String(SK).endsWith(`#${String(id).padStart(12, '0')}`));
  const [stored] = own.filter(({ entity }) => entity === 'shortlist_entry').map(parseShortlistEntry);
  expect(stored?.summary.status).toBe(state);
  const lines = parseTimeline(stored?.summary.notes ?? '').map(({ status }) => status);
  expect(lines).toContain(entry);
  if (application === 'hired' || application === 'rejected') expect(lines).toContain(application);
  expect(
    own.filter(({ entity }) => entity === 'application').map((item) => parseApplication(item).on_shortlist),
  ).toEqual([true]);
  expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('Joined: 0.') });
});
