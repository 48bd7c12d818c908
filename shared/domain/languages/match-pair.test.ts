import { describe, expect, it } from 'vitest';
import { job, pair, row, today } from './fixtures.ts';
import { sayReason, sayWouldMeet } from './grammar/say-reason.ts';
import type { LanguageRow, Mode } from './language-row.ts';
import { match } from './match.ts';

const works = (tag: string, working: LanguageRow['working'], last_used: string | null = null) =>
  row(tag, {}, { working, last_used });

function matchPair(rows: LanguageRow[], from: string, to: string, modes: Mode[] = ['consecutive'], mode?: Mode) {
  const found = match(rows, modes, job([], [pair(from, to, mode)]), today);
  const only = found.pairs[0];
  if (only === undefined) throw new Error('The job has no pair.');
  expect(found.result).toBe(only.result);
  return only;
}

describe('a direction of interpreting', () => {
  it.each([
    ['A', 'A', 'met'],
    ['B', 'A', 'met'],
    ['C', 'A', 'met'],
    ['A', 'B', 'met'],
    ['B', 'B', 'unknown'],
    ['C', 'B', 'unknown'],
    ['A', 'C', 'short'],
    ['B', 'C', 'short'],
    ['C', 'C', 'short'],
    [null, 'A', 'unknown'],
    [null, 'B', 'unknown'],
    [null, 'C', 'short'],
    ['A', null, 'unknown'],
    [null, null, 'unknown'],
  ] as const)('from %s into %s is %s', (from, to, expected) => {
    const found = matchPair([works('ja', from), works('en', to)], 'ja', 'en');
    expect(found.result).toBe(expected);
    expect(found.short_by).toBe(expected === 'short' ? 1 : null);
  });

  it('says nothing of the opposite direction', () => {
    const rows = [works('ja', 'C'), works('en', 'A')];
    expect(matchPair(rows, 'ja', 'en').result).toBe('met');
    expect(matchPair(rows, 'en', 'ja').result).toBe('short');
  });

  it('is unknown when the mode is not offered, and short into C even then', () => {
    const found = matchPair([works('ja', 'B'), works('en', 'A')], 'ja', 'en', []);
    expect(found.result).toBe('unknown');
    expect(sayReason(found.reason)).toBe('consecutive is not offered');
    expect(found.would_meet && sayWouldMeet(found.would_meet)).toBe('consecutive would meet this');
    expect(matchPair([works('en', 'C')], 'ja', 'en', []).result).toBe('short');
  });

  it('is decided by working languages only, never by a native one', () => {
    const native = [row('ja', {}, { native: true }), row('en', {}, { native: true })];
    expect(matchPair(native, 'ja', 'en').result).toBe('unknown');
  });

  it('counts a refinement, and a more general or other variety as unknown at best', () => {
    expect(matchPair([works('ja', 'B'), works('pt-BR', 'A')], 'ja', 'pt').result).toBe('met');
    expect(matchPair([works('ja', 'B'), works('pt', 'A')], 'ja', 'pt-BR').result).toBe('unknown');
    expect(matchPair([works('ja', 'B'), works('pt-PT', 'A')], 'ja', 'pt-BR').would_meet).toEqual({
      key: 'variety',
      tag: 'pt-BR',
    });
    expect(matchPair([works('ja', 'B'), works('pt-PT', 'C')], 'ja', 'pt-BR').result).toBe('short');
  });

  it('compares scripts for translation and subtitling only', () => {
    const rows = [works('ja', 'B'), works('zh', 'A')];
    expect(matchPair(rows, 'ja', 'zh-Hant', ['simultaneous'], 'simultaneous').result).toBe('met');
    expect(matchPair(rows, 'ja', 'zh-Hant', ['translation'], 'translation').result).toBe('unknown');
    expect(matchPair(rows, 'ja', 'zh-Hant', ['subtitling'], 'subtitling').result).toBe('unknown');
  });

  it('between two varieties needs both of them', () => {
    expect(matchPair([works('pt-BR', 'A')], 'pt', 'pt-BR').result).toBe('unknown');
    expect(matchPair([works('pt-BR', 'A'), works('pt-PT', 'B')], 'pt-PT', 'pt-BR').result).toBe('met');
  });

  it('takes the best of several rows', () => {
    expect(matchPair([works('ja', 'B'), works('pt-PT', 'C'), works('pt-BR', 'A')], 'ja', 'pt').result).toBe('met');
  });

  it.each([
    [works('ja', 'A'), works('en', 'C'), { key: 'working', tag: 'en', level: 'B' }],
    [works('ja', 'B'), works('en', 'C'), { key: 'working', tag: 'en', level: 'A' }],
    [works('ja', 'C'), works('en', 'B'), { key: 'working', tag: 'en', level: 'A' }],
    [works('ja', null), works('en', 'A'), { key: 'working', tag: 'ja', level: 'C' }],
    [works('ja', null), works('en', 'B'), { key: 'working', tag: 'ja', level: 'A' }],
    [works('ja', 'A'), works('en', null), { key: 'working', tag: 'en', level: 'B' }],
  ] as const)('names the smallest single change, which meets it: %#', (from, to, change) => {
    expect(matchPair([from, to], 'ja', 'en').would_meet).toEqual(change);
    const changed = [from, to].map((each) => (each.tag === change.tag ? { ...each, working: change.level } : each));
    expect(matchPair(changed, 'ja', 'en').result).toBe('met');
    expect(matchPair([from, to], 'ja', 'en', []).would_meet).toBeNull();
  });

  it('names no change where several are needed', () => {
    expect(matchPair([works('pt', 'B'), works('zh', 'A')], 'pt-BR', 'zh-TW').would_meet).toBeNull();
    expect(matchPair([works('pt', 'A'), works('en', 'C')], 'pt-BR', 'en').would_meet).toBeNull();
    expect(matchPair([works('pt', 'A')], 'pt-BR', 'en').would_meet).toBeNull();
    expect(matchPair([works('pt', 'A')], 'en', 'pt-BR').would_meet).toBeNull();
    expect(matchPair([works('pt', 'C'), works('en', 'B')], 'pt-BR', 'en').would_meet).toBeNull();
    expect(matchPair([works('ja', 'C'), works('pt', 'B')], 'ja', 'pt-BR').would_meet).toBeNull();
    expect(matchPair([], 'ja', 'en').would_meet).toBeNull();
  });

  it.each([
    [
      [works('ja', 'C'), works('en', 'A')],
      { key: 'direction_offered', from: 'ja', from_level: 'C', to: 'en', to_level: 'A' },
    ],
    [[works('ja', 'A'), works('en', 'C')], { key: 'passive_only', to: 'en' }],
    [[works('ja', 'C'), works('en', 'B')], { key: 'into_b_from_a_only', from: 'ja', from_level: 'C', to: 'en' }],
    [[works('ja', 'A')], { key: 'working_not_stated', tag: 'en' }],
    [[works('en', 'A')], { key: 'working_not_stated', tag: 'ja' }],
  ])('gives its reason: %#', (rows, reason) => {
    expect(matchPair(rows, 'ja', 'en').reason).toEqual(reason);
  });

  it('names the side whose variety is not the wanted one', () => {
    const rows = [works('pt', 'B'), works('en', 'A')];
    expect(matchPair(rows, 'pt-BR', 'en').reason).toEqual({ key: 'variety_wanted', stated: 'pt', wanted: 'pt-BR' });
    expect(matchPair(rows, 'pt', 'en-GB').reason).toEqual({ key: 'variety_wanted', stated: 'en', wanted: 'en-GB' });
  });
});
