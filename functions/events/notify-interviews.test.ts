import { expect, test } from 'vitest';
import type { Change } from '#functions/data/change.ts';
import { aboutInterview } from './notify-interviews.ts';

const offered = {
  id: '00f1e2d3c4b5a697-12',
  recruiter_id: 7,
  candidate_id: 12,
  by: 9,
  company_name: 'Nihongo Works',
  masked_name: 'A*** S***',
  state: 'offered',
  times: ['2026-12-01T09:00:00.000Z', '2026-12-02T09:00:00.000Z'],
  named_by: 'recruiter',
  sequence: 0,
  minutes: 45,
  zones: { recruiter: 'Europe/Berlin' },
  offered_at: '2026-11-28T09:00:00.000Z',
  changed_at: '2026-11-28T09:00:00.000Z',
  version: 1,
};
const agreed = { ...offered, state: 'agreed', times: [], agreed: '2026-12-01T09:00:00.000Z' };
const proposed = { ...offered, state: 'proposed', named_by: 'candidate', times: ['2026-12-03T09:00:00.000Z'] };

const notified = (before: object | undefined, after: object) =>
  aboutInterview({ before: before && { card: before }, after: { card: after } } as unknown as Change).map((effect) =>
    effect.kind === 'notification' ? [effect.to, effect.notification.values] : [],
  );
/** Of what is new each time, the count of changes distinguishes it. */
const countOf = (step: string) => (step === 'offered' || step === 'times' ? {} : { sequence: 0 });
const toCandidate = (step: string, more = {}) => [
  { kind: 'candidate', id: 12 },
  { name: 'Nihongo Works', step, ...more, interview: offered.id, ...countOf(step) },
];
const toCompany = (step: string, more = {}) => [
  { kind: 'recruiter', id: 7 },
  { name: 'A*** S***', step, ...more, interview: offered.id, colleague: 9, ...countOf(step) },
];

test.each([
  ['an offer', undefined, offered, [toCandidate('offered')]],
  [
    'an agreement of the candidate',
    offered,
    agreed,
    [toCompany('agreed', { by: 'candidate' }), toCandidate('agreed', { by: 'candidate' })],
  ],
  [
    'an agreement of the company',
    proposed,
    { ...agreed, named_by: 'candidate' },
    [toCandidate('agreed', { by: 'recruiter' }), toCompany('agreed', { by: 'recruiter' })],
  ],
  ['other times of the candidate', offered, proposed, [toCompany('times')]],
  ['other times of the company for an agreed one', agreed, { ...agreed, times: offered.times }, [toCandidate('times')]],
  [
    'the same other times for an agreed one, of the company in the place of an answer,',
    { ...agreed, named_by: 'candidate', times: offered.times },
    { ...agreed, times: offered.times },
    [toCandidate('times')],
  ],
  [
    'another place of an agreed one',
    agreed,
    { ...agreed, place: 'Gate 5', sequence: 0 },
    [toCandidate('place', { by: 'recruiter' }), toCompany('place', { by: 'recruiter' })],
  ],
  ['another place of an offer', offered, { ...offered, place: 'Gate 5' }, []],
  ['a refusal', offered, { ...offered, state: 'declined', times: [] }, [toCompany('ended')]],
  [
    'a cancellation',
    agreed,
    { ...agreed, state: 'cancelled' },
    [toCandidate('ended', { by: 'recruiter' }), toCompany('ended', { by: 'recruiter' })],
  ],
  [
    'that the candidate did not come',
    agreed,
    { ...agreed, state: 'missed', missing: 'candidate' },
    [toCandidate('missed')],
  ],
  [
    'that the candidate says the same of the company',
    { ...agreed, state: 'missed', missing: 'candidate' },
    { ...agreed, state: 'missed', missing: 'candidate', is_disputed: true },
    [toCompany('missed')],
  ],
  [
    'a reminder a day before',
    { ...agreed, reminders: ['2026-11-30T09:00:00.000Z', '2026-12-01T08:00:00.000Z'] },
    { ...agreed, reminders: ['2026-12-01T08:00:00.000Z'], reminded_at: '2026-11-30T09:00:00.000Z' },
    [toCompany('reminder', { reminder: 'day' }), toCandidate('reminder', { reminder: 'day' })],
  ],
  [
    'a reminder an hour before',
    { ...agreed, reminders: ['2026-12-01T08:00:00.000Z'] },
    { ...agreed, reminders: [], reminded_at: '2026-12-01T08:00:00.000Z' },
    [toCompany('reminder', { reminder: 'hour' }), toCandidate('reminder', { reminder: 'hour' })],
  ],
  ['a change of nothing else', agreed, { ...agreed, version: 3 }, []],
])(
  '%s notifies the other side, and both of an agreed time, its reminders and its end',
  (_, before, after, expected) => {
    expect(notified(before, after)).toEqual(expected);
  },
);

test('an erased agreement to come is said to the side that is left, without a name; another one is not', () => {
  const at = Date.parse('2026-11-30T09:00:00.000Z');
  const effects = (card: object) => aboutInterview({ before: { card }, after: undefined, at } as unknown as Change);
  const values = {
    step: 'gone',
    interview: offered.id,
    sequence: 1,
    agreed: agreed.agreed,
    minutes: 45,
    zone: 'Europe/Berlin',
  };
  const notification = { kind: 'interview_changed', values, link: '/interviews', at: '2026-11-30T09:00:00.000Z' };
  expect(effects(agreed)).toEqual([
    {
      kind: 'notification',
      to: { kind: 'recruiter', id: 7 },
      notification: { ...notification, values: { ...values, colleague: 9 } },
    },
    { kind: 'notification', to: { kind: 'candidate', id: 12 }, notification },
  ]);
  const ofFounder = effects({ ...agreed, by: 7 });
  expect(ofFounder.map((each) => each.kind === 'notification' && each.notification.values)).toEqual([values, values]);
  expect(effects({ ...agreed, agreed: '2026-11-30T09:00:00.000Z' })).toEqual([]);
  expect(effects(offered)).toEqual([]);
});
