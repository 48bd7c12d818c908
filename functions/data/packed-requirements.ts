import type { ShownRequirements } from '#shared/contracts/language-answers.ts';
import type { Alternative, LanguageRequirements, Need } from '#shared/domain/languages/language-requirement.ts';
import type { Mode, Rung } from '#shared/domain/languages/language-row.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { presentTag } from '#shared/domain/languages/tags.ts';
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
  return { tag: presentTag(tag), min, ...(evidence && { evidence_at_least: evidence }) };
}

const unpackPair = ([from, to, mode, need]: PackedPair) => ({
  from: presentTag(from),
  to: presentTag(to),
  mode,
  need,
});

/** Two that were stored with two tags of one language may say the same now. */
const distinct = <Entry>(entries: readonly Entry[]): Entry[] => {
  const texts = entries.map((entry) => JSON.stringify(entry));
  return entries.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
};

/** The inverse of `packRequirements`, under the present tags of the languages. */
export function unpackRequirements(text: string | undefined): ShownRequirements {
  if (text === undefined) return { all: [], pairs: [] };
  const [parts, pairs] = JSON.parse(text) as [PackedPart[], PackedPair[]];
  return {
    all: parts.map(([need, ...any]) => ({ any: distinct(any.map(unpackAlternative)), need })),
    pairs: distinct(pairs.map(unpackPair)).filter(({ from, to }) => from !== to),
  };
}
