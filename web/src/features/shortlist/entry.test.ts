import { describe, expect, it } from 'vitest';
import { rejectionLine, statusChangedLine } from '#shared/domain/shortlist-timeline.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { countAt, plainNotesOf, withCount } from './entry.ts';

const at = isoInstant('2026-01-31T09:30:00.000Z');

describe('the plain notes of a shortlist entry', () => {
  it('are the lines without a time', () => {
    const notes = ['Speaks clearly.', statusChangedLine('contacted', 'Called', at), 'Wants to move.'].join('\n');
    expect(plainNotesOf(notes)).toBe('Speaks clearly.\nWants to move.');
  });

  it('are empty when every line belongs to the timeline', () => {
    expect(plainNotesOf(`${rejectionLine('', at)}\n`)).toBe('');
  });
});

describe('the figures of a shortlist', () => {
  const stats = {
    total_shortlisted: 4,
    active_shortlisted: 1,
    contacted: 3,
    interviewed: 0,
    hired: 0,
    rejected: 0,
  };

  it('count an interview beside contacted, of which the board leaves it out', () => {
    const withInterviews = { ...stats, interview: 2 };
    expect([countAt(withInterviews, 'contacted'), countAt(withInterviews, 'interview')]).toEqual([1, 2]);
    expect([countAt(stats, 'contacted'), countAt(stats, 'interview')]).toEqual([3, 0]);
  });

  it('follow a move to an interview and on', () => {
    const moved = withCount(withCount(stats, 'contacted', -1), 'interview', 1);
    expect(moved).toEqual({ ...stats, interview: 1 });
    expect(withCount(withCount(moved, 'interview', -1), 'interviewed', 1)).toEqual({
      ...stats,
      contacted: 2,
      interview: 0,
      interviewed: 1,
    });
  });
});
