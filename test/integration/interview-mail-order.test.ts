import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { interviewCalls } from '#shared/contracts/interviews.ts';
import { testApi } from '#test/support/api.ts';
import { followTable, sendMails } from '#test/support/handlers.ts';
import type { Mail } from '#test/support/inbox.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';

const api = await testApi();
const { settle } = notificationSteps(api);
const start = Date.parse('2026-10-20T08:00:00.000Z');
const zone = 'Europe/Berlin';
// The inbox is shared with other tests: only this file uses these ids.
let number = 8_640_000;

/** Something happens, or its records arrive: `+2` is the second change of the interview, `>2` the delivery of that. */
type Turn = `${'+' | '>'}${number}`;
const changes = 3;

/** Every order in which so many changes and their deliveries can alternate: a delivery follows its change, in no order otherwise. */
function orders(done: readonly Turn[] = []): Turn[][] {
  const next = done.filter((turn) => turn.startsWith('+')).length + 1;
  const happens: Turn[] = next <= changes ? [`+${next}`] : [];
  const arrives = Array.from({ length: next - 1 }, (_, nth): Turn => `>${nth + 1}`).filter(
    (turn) => !done.includes(turn),
  );
  const turns = [...happens, ...arrives];
  return turns.length === 0 ? [[...done]] : turns.flatMap((turn) => orders([...done, turn]));
}

/** The changes that are the last one when their records arrive. */
const current = (order: readonly Turn[]): number[] =>
  order
    .filter((turn, place) => turn.startsWith('>') && !order.slice(0, place).includes(`+${Number(turn.slice(1)) + 1}`))
    .map((turn) => Number(turn.slice(1)));

type Handler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse | undefined>;

/** Delivers records two times concurrently, and again while a function reports failures, as Lambda does. */
async function deliver(handler: Handler, Records: DynamoDBRecord[]): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answers = await Promise.all([handler({ Records }), handler({ Records })]);
    if (answers.every((answer) => !answer || answer.batchItemFailures.length === 0)) return;
  }
  throw new Error('The function fails again and again.');
}

/** Delivers records and what follows from them. */
async function follow(records: readonly DynamoDBRecord[]): Promise<DynamoDBRecord[]> {
  const all: DynamoDBRecord[] = [];
  for (let next = [...records]; next.length > 0; next = await api.readStream()) {
    all.push(...next);
    await deliver(followTable, next);
    await deliver(sendMails, next);
  }
  return all;
}

function eventIn({ attachments = [] }: Mail) {
  const [part] = attachments.filter(({ contentType }) => contentType === 'text/calendar');
  if (!part) return [];
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(part.content, 'base64').toString()));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  return [[event.uid, event.sequence, calendar.getFirstPropertyValue('method')]];
}
const eventsOf = async ({ email }: Principal) => (await api.inbox(email)).flatMap(eventIn);

/** An interview that was offered, and its three changes: agreed, moved, cancelled. */
async function begin() {
  api.clock.set(start);
  number += 1;
  const recruiter = await makePrincipal('recruiter', number);
  const candidate = await makePrincipal('candidate', number);
  await subscribe(recruiter.id);
  await unlockCandidate(recruiter.id, candidate.id, clock.now());
  const body = { candidate_ids: [candidate.id], minutes: 60, times: ['2026-10-26T10:00'], zone };
  const { interviews } = (await api.call(interviewCalls.offerTimes, { token: recruiter.token, body })).body;
  const params = { id: String(interviews[0].id) };
  await settle();
  const pick = (at: string) =>
    api.call(interviewCalls.pickTime, { token: candidate.token, params, body: { at, zone } });
  const move = { token: recruiter.token, params, body: { times: ['2026-10-28T09:00'], zone } };
  const steps = [
    () => pick('2026-10-26T09:00:00.000Z'),
    async () => {
      await api.call(interviewCalls.suggestTimes, move);
      return await pick('2026-10-28T08:00:00.000Z');
    },
    () => api.call(interviewCalls.endInterview, { token: recruiter.token, params, body: {} }),
  ];
  const change = async (nth: number): Promise<DynamoDBRecord[]> => {
    expect((await steps[nth - 1]?.())?.status).toBe(200);
    return await api.readStream();
  };
  return { recruiter, candidate, id: params.id, change };
}

describe('the event in the calendars of both sides', () => {
  test.each(orders().map((order) => [order.join(' '), order] as const))(
    'rises with each mail, and none is sent twice or of a change that is not the last one, in the order %s',
    async (_, order) => {
      const { recruiter, candidate, id, change } = await begin();
      const records = new Map<number, DynamoDBRecord[]>();
      const delivered: DynamoDBRecord[] = [];
      for (const turn of order) {
        const nth = Number(turn.slice(1));
        if (turn.startsWith('+')) records.set(nth, await change(nth));
        else delivered.push(...(await follow(records.get(nth) ?? [])));
      }
      const mailed = current(order).map((nth) => [id, nth - 1, nth === changes ? 'CANCEL' : 'REQUEST']);
      expect(mailed.at(-1)).toEqual([id, changes - 1, 'CANCEL']);
      expect(await eventsOf(recruiter)).toEqual(mailed);
      expect(await eventsOf(candidate)).toEqual(mailed);
      await follow(delivered.toReversed());
      expect(await eventsOf(recruiter)).toEqual(mailed);
      expect(await eventsOf(candidate)).toEqual(mailed);
    },
  );
});
