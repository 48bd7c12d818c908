import { afterEach, describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';
import { setMembership } from '#functions/entities/company/membership-writes.ts';
import { readBooked } from '#functions/entities/interview/booked-times.ts';
import { readInterview } from '#functions/entities/interview/interview-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { interviewCalls } from '#shared/contracts/interviews.ts';
import { dayMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';
import { faultsFor } from './inject-fault.ts';
import { tryEachCommand } from './try-each-command.ts';

const api = await testApi();
const now = Date.now();
const day = new Date(now + 6 * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
let made = 0;

/** A colleague with an agreed interview and an open offer, of the ids of both. */
async function makeColleague() {
  made += 1;
  const founder = await makePrincipal('recruiter', made);
  const company = { id: founder.id, role: 'recruiter' } as const;
  const colleague = await makePrincipal('recruiter', 1_000 + made, { verified: false, company });
  const candidate = await makePrincipal('candidate', made);
  await subscribe(founder.id);
  await unlockCandidate(founder.id, candidate.id, clock.now());
  const offer = async (hour: string): Promise<string> => {
    const body = { candidate_ids: [candidate.id], minutes: 60, times: [`${day}T${hour}:00`], zone: 'UTC' };
    const { interviews } = (await api.call(interviewCalls.offerTimes, { token: colleague.token, body })).body;
    return interviews[0].id;
  };
  const [agreed, open] = [await offer('09'), await offer('11')];
  const picked = { at: `${day}T09:00:00.000Z` };
  await api.call(interviewCalls.pickTime, { token: candidate.token, params: { id: agreed }, body: picked });
  return { founder, colleague, agreed, open };
}

describe('a command to the table fails while the interviews of a colleague who left pass to the founder', () => {
  afterEach(() => api.readStream());

  test.each(faultsFor(0))('their record is delivered again, with the same result: %s', async (fault) => {
    api.clock.set(now);
    const { founder, colleague, agreed, open } = await makeColleague();
    await settle(api);
    const account = (await readAccount('recruiter', colleague.id)) as Account;
    await transact({ account: setMembership(account, undefined) });
    expect(await tryEachCommand(api, await api.readStream(), fault)).toBeGreaterThan(0);
    for (const id of [agreed, open]) expect((await readInterview(id))?.summary.by).toBe(founder.id);
    const bookedOf = async (by: number) => (await readBooked({ recruiter_id: founder.id, by })).times;
    expect((await bookedOf(founder.id)).map(({ id }) => id)).toEqual([agreed]);
    expect(await bookedOf(colleague.id)).toEqual([]);
  });
});
