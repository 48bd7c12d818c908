import { describe, expect, it } from 'vitest';
import { authorOf, hiddenTexts, ordinaryTexts, typedOf } from '#test/support/hidden-texts.ts';
import { redactorFor } from './redaction.ts';

describe('what would identify or reach a person', () => {
  it('has at least 60 ways', () => {
    expect(hiddenTexts.length).toBeGreaterThanOrEqual(60);
    expect(ordinaryTexts.length).toBeGreaterThanOrEqual(20);
  });

  it.each(hiddenTexts)('is hidden, and nothing else changes: $text', (row) => {
    expect(redactorFor(authorOf(row))(typedOf(row))).toBe(row.text.replaceAll(/‹[^›]*›/g, '***'));
  });

  it.each(ordinaryTexts)('is not found in: %s', (text) => {
    for (const name of ['Zdenka Quixworth', '김민준', '王小明', 'محمد‌رضا کریمی', 'सूर्‍या शर्मा', 'Bo Li']) {
      expect(redactorFor(authorOf({ name }))(text)).toBe(text);
    }
  });
});
