import { describe, expect, it } from 'vitest';
import { rejectionLine, statusChangedLine } from '#shared/domain/shortlist-timeline.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { plainNotesOf } from './entry.ts';

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
