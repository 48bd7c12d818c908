import { describe, expect, test } from 'vitest';
import { dynamodb } from '#functions/data/table.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { readEmailPointer } from '#functions/entities/account/email-store.ts';
import { undoToken } from '#functions/entities/account/undo-token.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { epochMs, isoInstant } from '#shared/domain/time.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';
import { type Fault, faultNames, faultsFor, injectFault } from './inject-fault.ts';

const api = await testApi();
const steps = authSteps(api);
const now = epochMs(Date.now());
const { cast } = await restoreWorldBeforeEach(api, now);
const email = 'owned@new.example';

function expectUnavailable({ status, headers, body }: ApiAnswer, at: string): void {
  expect([at, status, body.code]).toEqual([at, 503, 'UNAVAILABLE']);
  expect(Number(headers['retry-after']), at).toBeGreaterThan(0);
}

/** Number of items by entity, to show that nothing was created twice. */
async function itemsOf(...entities: string[]): Promise<Record<string, number>> {
  const all = (await api.scan()).filter(({ entity }) => entities.includes(entity));
  return Object.fromEntries(entities.map((name) => [name, all.filter(({ entity }) => entity === name).length]));
}

interface Tried {
  fault: Fault;
  found: TableState;
  make: () => Promise<ApiAnswer>;
  /** Makes the call with another code, as the first one may be used up. */
  again?: () => Promise<ApiAnswer>;
  /** Checks the state afterwards. */
  holds: () => Promise<void>;
}

/** Makes a call with one fault at each of its commands in turn, and again until it succeeds. */
async function tryEachCommand({ fault, found, make, again, holds }: Tried): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    await restoreTable(api, found);
    api.clock.set(now);
    const repair = injectFault(dynamodb, nth, fault);
    const answer = await make();
    const at = `${fault} at command ${nth}`;
    if (!repair()) {
      expect([at, answer.status]).toEqual([at, 200]);
      await holds();
      return nth - 1;
    }
    if (answer.status !== 200) {
      // A code whose use got no response may be used up: the caller then requests another one.
      const isUsedUp = again !== undefined && answer.body.code === 'INVALID_OTP' && fault.startsWith('answer lost');
      if (!isUsedUp) expectUnavailable(answer, at);
      const repeated = await make();
      if (again && repeated.body.code === 'INVALID_OTP') {
        api.clock.set(now + 20 * 60_000);
        expect([at, (await again()).status]).toEqual([at, 200]);
      } else expect([at, repeated.status]).toEqual([at, 200]);
    }
    await holds();
  }
}

const cases = faultNames.map((fault) => ({ fault }));

describe('a table that fails', () => {
  test.each(cases)(
    'while a sign-up is confirmed leads to one account, with the first code or a new one: $fault',
    async ({ fault }) => {
      api.clock.set(now);
      const before = await tableState(api);
      const { id, token } = await steps.signUp('candidate', email);
      const otp = await steps.requestCode('candidate', email);
      const found = await tableState(api);
      const counted = await itemsOf('account', 'candidate', 'email');
      const struck = await tryEachCommand({
        fault,
        found,
        make: () => steps.confirm('candidate', email, otp, token),
        again: async () => steps.confirm('candidate', email, await steps.requestCode('candidate', email), token),
        holds: async () => {
          expect(await readEmailPointer('candidate', email)).toMatchObject({ kind: 'candidate', id, state: 'active' });
          expect(await readAccount('candidate', id)).toMatchObject({ email, state: 'active' });
          const { account = 0, candidate = 0, email: addresses = 0 } = counted;
          expect(await itemsOf('account', 'candidate', 'email', 'pending_signup', 'latest_signup')).toEqual({
            account: account + 1,
            candidate: candidate + 1,
            email: addresses + 1,
            pending_signup: 0,
            latest_signup: 0,
          });
        },
      });
      if (!fault.startsWith('answer lost')) expect(struck).toBeGreaterThan(0);
      await restoreTable(api, before);
    },
  );

  test.each(cases)(
    'while a new address is confirmed moves the account once, by the same code: $fault',
    async ({ fault }) => {
      api.clock.set(now);
      const before = await tableState(api);
      const { id, token, email: previous } = cast.recruiter;
      await api.call(emailChangeCalls.startEmailChange, { token, body: { email } });
      const body = { email, otp: await steps.code(email) };
      const found = await tableState(api);
      const struck = await tryEachCommand({
        fault,
        found,
        make: () => api.call(emailChangeCalls.confirmEmailChange, { token, body }),
        holds: async () => {
          expect(await readAccount('recruiter', id)).toMatchObject({ email, former_addresses: [{ email: previous }] });
          expect(await readEmailPointer('recruiter', email)).toMatchObject({ kind: 'recruiter', id });
          expect(await readEmailPointer('recruiter', previous)).toBeUndefined();
          expect(await itemsOf('address_notice')).toEqual({ address_notice: 1 });
        },
      });
      if (!fault.startsWith('answer lost')) expect(struck).toBeGreaterThan(0);
      await restoreTable(api, before);
    },
  );

  test.each(faultsFor(0).map((fault) => ({ fault })))(
    'while a change is undone puts the address back once: $fault',
    async ({ fault }) => {
      api.clock.set(now);
      const before = await tableState(api);
      const { id, token, email: previous } = cast.candidate;
      await api.call(emailChangeCalls.startEmailChange, { token, body: { email } });
      const body = { email, otp: await steps.code(email) };
      await api.call(emailChangeCalls.confirmEmailChange, { token, body });
      const changed_at = new Date(now).toISOString();
      const link = undoToken({ kind: 'candidate', id, email: previous, changed_at: isoInstant(changed_at) });
      const found = await tableState(api);
      const struck = await tryEachCommand({
        fault,
        found,
        make: () => api.call(emailChangeCalls.undoEmailChange, { body: { token: link } }),
        holds: async () => {
          const account = await readAccount('candidate', id);
          expect(account).toMatchObject({ email: previous, former_addresses: [], sessions: {} });
          expect(await readEmailPointer('candidate', previous)).toMatchObject({ id });
          expect(await readEmailPointer('candidate', email)).toBeUndefined();
        },
      });
      if (!fault.startsWith('answer lost')) expect(struck).toBeGreaterThan(0);
      await restoreTable(api, before);
    },
  );
});
