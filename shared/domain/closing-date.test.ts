import { describe, expect, it } from 'vitest';
import { closesAt, closingInstant, daysLeft, isOpen, stateOfJob } from './closing-date.ts';
import { addMs, epochMs, isoInstant, toEpochMs } from './time.ts';
import { endOfDay } from './time-zone.ts';

const at = (instant: string) => toEpochMs(isoInstant(instant));
/** A job as it was stored before closing dates had zones. */
const old = { closing_date: '2026-03-03' };
const closing = (day: string, zone: string) => ({ closing_date: day, closes_at: closingInstant(endOfDay(day, zone)) });

describe('a closing date', () => {
  it.each([
    [old, '2026-03-04T00:00:00.000Z'],
    [closing('2026-03-03', 'UTC'), '2026-03-04T00:00:00.000Z'],
    [closing('2026-03-03', 'Europe/Berlin'), '2026-03-03T23:00:00.000Z'],
    [closing('2026-03-03', 'Pacific/Kiritimati'), '2026-03-03T10:00:00.000Z'],
    [closing('2026-03-03', 'Etc/GMT+12'), '2026-03-04T12:00:00.000Z'],
    [closing('9999-12-31', 'Etc/GMT+12'), '9999-12-31T23:59:59.999Z'],
  ])('closes a job, active until then, at the end of the day in its zone: %j', (job, end) => {
    const listed = { ...job, is_active: true };
    expect(closesAt(job)).toBe(end);
    const before = addMs(at(end), -1);
    expect([isOpen(job, before), stateOfJob(listed, before), daysLeft(job, before)]).toEqual([true, 'active', 1]);
    expect([isOpen(job, at(end)), stateOfJob(listed, at(end)), daysLeft(job, at(end))]).toEqual([false, 'closed', 0]);
  });

  it('never closes a job that has none', () => {
    expect(isOpen({ closing_date: null }, at('2999-01-01T00:00:00.000Z'))).toBe(true);
    expect(daysLeft({ closing_date: null }, epochMs(0))).toBeNull();
  });

  it('does not make an inactive job closed', () => {
    expect(stateOfJob({ ...old, is_active: false }, at('2026-03-09T00:00:00.000Z'))).toBe('inactive');
  });
});
