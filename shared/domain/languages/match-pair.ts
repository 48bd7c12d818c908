import type { Pair } from './language-requirement.ts';
import { isWrittenMode, type LanguageRow, type Mode, type WorkingLevel } from './language-row.ts';
import { compareLatest, earliest } from './proof.ts';
import type { PairChange, PairReason } from './reasons.ts';
import { compareOutcomes, type Outcome } from './results.ts';
import { type Fit, fitOf } from './tags.ts';

/** How far the working languages and modes of a person reach for one direction. */
export interface PairFinding extends Outcome {
  reason: PairReason;
  would_meet: PairChange | null;
  /** Of the two languages, the one used longer ago; null if either is not stated. */
  last_used: string | null;
}

interface Side {
  tag: string;
  level: WorkingLevel;
  fit: Fit;
  last_used: string | null;
}

const sidesFor = (rows: readonly LanguageRow[], wanted: string, mode: Mode): Side[] =>
  rows.flatMap(({ tag, working, last_used }) => {
    const fit = fitOf(tag, wanted, isWrittenMode(mode));
    return fit === 'none' || working === null ? [] : [{ tag, level: working, fit, last_used }];
  });

const unknown = (reason: PairReason, would_meet: PairChange | null): PairFinding => ({
  result: 'unknown',
  short_by: null,
  reason,
  would_meet,
  last_used: null,
});

const met = (pair: Pair, from: Side, to: Side): PairFinding => ({
  result: 'met',
  short_by: null,
  reason: { key: 'direction_offered', from: pair.from, from_level: from.level, to: pair.to, to_level: to.level },
  would_meet: null,
  last_used: earliest([from.last_used, to.last_used]),
});

/** Into A from any working language, into B from A only; interpreters never work into their C language. */
function judgePair(pair: Pair, from: Side | undefined, to: Side | undefined, isOffered: boolean): PairFinding {
  /** A single change helps only if everything else is as wanted. */
  const ifOnly = (others: readonly (Side | undefined)[], change: PairChange): PairChange | null =>
    isOffered && others.every((side) => side?.fit === 'serves') ? change : null;

  if (to === undefined || to.level === 'C') {
    const enough = from?.level === 'A' ? 'B' : 'A';
    const would_meet = ifOnly([from], { key: 'working', tag: pair.to, level: enough });
    if (to === undefined) return unknown({ key: 'working_not_stated', tag: pair.to }, would_meet);
    return { result: 'short', short_by: 1, reason: { key: 'passive_only', to: pair.to }, would_meet, last_used: null };
  }
  if (from === undefined) {
    const enough = to.level === 'A' ? 'C' : 'A';
    const would_meet = ifOnly([to], { key: 'working', tag: pair.from, level: enough });
    return unknown({ key: 'working_not_stated', tag: pair.from }, would_meet);
  }
  if (to.level === 'B' && from.level !== 'A') {
    const reason = { key: 'into_b_from_a_only', from: pair.from, from_level: from.level, to: pair.to } as const;
    return unknown(reason, ifOnly([from, to], { key: 'working', tag: pair.to, level: 'A' }));
  }
  if (from.fit !== 'serves' || to.fit !== 'serves') {
    const [side, other, wanted] = from.fit === 'serves' ? [to, from, pair.to] : [from, to, pair.from];
    const reason = { key: 'variety_wanted', stated: side.tag, wanted } as const;
    return unknown(reason, ifOnly([other], { key: 'variety', tag: wanted }));
  }
  if (!isOffered) return unknown({ key: 'mode_not_stated', mode: pair.mode }, { key: 'mode', mode: pair.mode });
  return met(pair, from, to);
}

/** The better one first; among equal ones, that of the languages used last. */
const compareFindings = (left: PairFinding, right: PairFinding): number =>
  compareOutcomes(left, right) || compareLatest(left.last_used, right.last_used);

/** Direction counts: what a person offers from Japanese into English says nothing of English into Japanese. */
export function matchPair(rows: readonly LanguageRow[], modes: readonly Mode[], pair: Pair): PairFinding {
  const isOffered = modes.includes(pair.mode);
  const froms = sidesFor(rows, pair.from, pair.mode);
  const tos = sidesFor(rows, pair.to, pair.mode);
  const findings = (tos.length > 0 ? tos : [undefined]).flatMap((to) => {
    const others = froms.filter(({ tag }) => tag !== to?.tag);
    return (others.length > 0 ? others : [undefined]).map((from) => judgePair(pair, from, to, isOffered));
  });
  return findings.sort(compareFindings)[0] as PairFinding;
}
