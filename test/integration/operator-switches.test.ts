import { beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { tableState } from '#test/support/table-state.ts';

const api = await testApi();
const aws = awsStandIn();
beforeEach(async () => {
  addDeployedStage(aws);
  await run('--on', 'payments', '--on', 'uploads');
});

const run = (...args: string[]) => runTask(['switches', ...stage, ...args]);
const stateIn = (out: string) => /^ {2}payments +(.*)$/m.exec(out)?.[1];

describe('the task switches', () => {
  test('shows what is on', async () => {
    const { code, out } = await run();
    expect({ code, state: stateIn(out) }).toEqual({ code: 0, state: 'on' });
    for (const name of ['sign_ups', 'payments', 'uploads', 'transcriptions', 'notice_mails'])
      expect(out).toContain(name);
  });

  test('changes nothing in a dry run, and says what it would change by its exit code', async () => {
    const before = await tableState(api);
    expect(await run('--off', 'payments', '--dry-run')).toMatchObject({
      code: 1,
      out: expect.stringContaining('Would switch off: payments.'),
    });
    expect(await run('--on', 'payments', '--dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing was to change.'),
    });
    expect(await tableState(api)).toEqual(before);
  });

  test('switches off and on, more than one at a time, and stores each use with its reason', async () => {
    const off = await run('--off', 'payments', '--off', 'uploads', '--reason', 'the provider charges twice');
    expect(off.code).toBe(0);
    expect(off.out).toContain('Switched off: payments.\nSwitched off: uploads.');
    expect(stateIn(off.out)).toMatch(/^off since \d{4}-\d\d-\d\dT/);
    const again = await run('--off', 'payments');
    expect(again.out).toContain('Nothing was to change.');
    expect(stateIn(again.out), 'the first use counts').toBe(stateIn(off.out));
    const on = await run('--on', 'payments', '--off', 'sign-ups');
    expect(stateIn(on.out)).toBe('on');
    expect(on.out).toMatch(/^ {2}sign_ups +off since/m);
    expect(on.out).toMatch(/^\S+Z payments off: the provider charges twice$/m);
    expect(on.out).toMatch(/^\S+Z payments on$/m);
    await run('--on', 'sign_ups');
  });

  test.each([
    [['--off', 'messages'], 'There is no switch messages. The switches are sign_ups, payments,'],
    [['--off', 'payments', '--on', 'payments'], 'Name each switch once.'],
    [['--off', 'payments', '--off', 'payments'], 'Name each switch once.'],
  ])('refuses %j', async (args, problem) => {
    const before = await tableState(api);
    expect(await run(...args)).toMatchObject({ code: 2, errors: expect.stringContaining(problem) });
    expect(await tableState(api)).toEqual(before);
  });

  test('is known to the doctor, which warns of what is off', async () => {
    await run('--off', 'payments');
    expect((await runTask(['doctor', ...stage])).out).toMatch(/^WARN +switches: off: payments/m);
    await run('--on', 'payments');
    expect((await runTask(['doctor', ...stage])).out).toMatch(/^OK +switches: everything is on/m);
  });
});
