import { expect, test } from 'vitest';
import { type InterviewState, interviewStates } from '#shared/domain/interviews.ts';
import { isoInstant, toEpochMs } from '#shared/domain/time.ts';
import { agreedSummary } from '#test/support/interview-summary.ts';
import { agreedTime, countedTime, endedBy, isHeld, isOpen, isToCome, stateAt } from './interview-state.ts';
import type { InterviewSummary } from './stored-interview.ts';

const at = isoInstant('2026-12-01T09:00:00.000Z');
const early = toEpochMs(isoInstant('2026-12-01T08:59:00.000Z'));
const during = toEpochMs(at);
const late = toEpochMs(isoInstant('2026-12-01T09:30:00.000Z'));

const interview = (state: InterviewState, change: Partial<InterviewSummary> = {}): InterviewSummary =>
  agreedSummary(at, { state, times: [at], ...change });
const offered = (state: InterviewState) => interview(state, { agreed: undefined });
const statesThat = (holds: (found: InterviewSummary) => unknown) =>
  interviewStates.filter((state) => holds(interview(state)));

test('each rule holds in its states', () => {
  expect(statesThat(isOpen)).toEqual(['offered', 'proposed', 'agreed']);
  expect(statesThat(agreedTime)).toEqual(['agreed']);
  expect(statesThat(countedTime)).toEqual(['agreed', 'missed']);
  expect(statesThat((found) => endedBy(found) === 'candidate')).toEqual(['declined']);
  expect(statesThat((found) => endedBy(found) === 'recruiter')).toEqual(['cancelled']);
  expect(statesThat((found) => isToCome(found, early))).toEqual(['agreed']);
  expect(statesThat((found) => isHeld(found, late))).toEqual(['agreed']);
});

test('an agreed interview is to come until it begins, and held when it is over', () => {
  const agreed = interview('agreed', { times: [] });
  expect([early, during, late].map((now) => isToCome(agreed, now))).toEqual([true, false, false]);
  expect([early, during, late].map((now) => stateAt(agreed, now))).toEqual(['agreed', 'agreed', 'held']);
});

test('an offer ends when its last time has begun, and with office hours when their notice has', () => {
  const fromHours = { ...offered('offered'), from_hours: { buffer_minutes: 0, notice_hours: 1 } };
  expect([early, during].map((now) => stateAt(offered('offered'), now))).toEqual(['offered', 'lapsed']);
  expect([early, during].map((now) => stateAt(offered('proposed'), now))).toEqual(['proposed', 'lapsed']);
  expect(stateAt(fromHours, early)).toBe('lapsed');
});

test.each(['declined', 'cancelled', 'missed'] as const)('%s is shown as it is at any time', (state) => {
  expect([early, late].map((now) => stateAt(interview(state), now))).toEqual([state, state]);
});
