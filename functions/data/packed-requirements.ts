import type { ShownRequirements } from '#shared/contracts/language-answers.ts';
import type { Alternative, LanguageRequirements, Need } from '#shared/domain/languages/language-requirement.ts';
import type { Mode, Rung } from '#shared/domain/languages/language-row.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { type PackedResult, packResult, trimmed, unpackPoint } from './packed-result.ts';

/** The minimums are those of `skills`, in that order; '' where a skill is not required. */
type PackedAlternative = readonly [tag: string, evidence: Rung | '', ...minimums: PackedResult[]];
type PackedPart = readonly [need: Need, ...any: PackedAlternative[]];
type PackedPair = readonly [from: string, to: string, mode: Mode, need: Need];

const packAlternative = ({ tag, evidence_at_least, min }: Alternative) =>
  trimmed([
    tag,
    evidence_at_least ?? '',
    ...skills.map((skill) => {
      const point = min[skill];
      return point ? packResult(point) : '';
    }),
  ]);

/** A job's language requirements as items store them: one JSON text of lists, undefined without any. */
export function packRequirements({ all, pairs }: LanguageRequirements): string | undefined {
  if (all.length + pairs.length === 0) return undefined;
  return JSON.stringify([
    all.map(({ any, need }) => [need, ...any.map(packAlternative)]),
    pairs.map(({ from, to, mode, need }) => [from, to, mode, need]),
  ]);
}

function unpackAlternative([tag, evidence, ...minimums]: PackedAlternative) {
  const min = Object.fromEntries(
    skills.flatMap((skill, place) => {
      const packed = minimums[place];
      return packed ? [[skill, unpackPoint(packed)]] : [];
    }),
  );
  return { tag, min, ...(evidence && { evidence_at_least: evidence }) };
}

/** The inverse of `packRequirements`. */
export function unpackRequirements(text: string | undefined): ShownRequirements {
  if (text === undefined) return { all: [], pairs: [] };
  const [parts, pairs] = JSON.parse(text) as [PackedPart[], PackedPair[]];
  return {
    all: parts.map(([need, ...any]) => ({ any: any.map(unpackAlternative), need })),
    pairs: pairs.map(([from, to, mode, need]) => ({ from, to, mode, need })),
  };
}
