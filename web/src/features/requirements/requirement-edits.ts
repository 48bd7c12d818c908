import type {
  Alternative,
  LanguageRequirements,
  Pair,
  RequirementPart,
} from '#shared/domain/languages/language-requirement.ts';

/** The most parts, alternatives and directions that the contract accepts. */
export const maxParts = 10;
export const maxAlternatives = 5;
export const maxPairs = 10;

const speakingFromB2: Alternative['min'] = {
  spoken_interaction: { scale: 'cefr', level: 'B2' },
  spoken_production: { scale: 'cefr', level: 'B2' },
};

/** A line as it is offered: only the language is missing. */
export const newAlternative = (tag = '', min = speakingFromB2): Alternative => ({ tag, min });
export const newPart = (alternative = newAlternative()): RequirementPart => ({ need: 'must', any: [alternative] });
export const newPair: Pair = { from: '', to: '', mode: 'consecutive', need: 'must' };

const replaced = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.map((each, at) => (at === index ? item : each));

const without = <Item>(list: readonly Item[], index: number): Item[] => list.filter((_, at) => at !== index);

/** A line that was begun and emptied again is as if it had never been there. */
const isEmpty = ({ any }: RequirementPart): boolean => any.length === 1 && any[0]?.tag.trim() === '';

export const withPart = (wanted: LanguageRequirements, index: number, part: RequirementPart): LanguageRequirements => {
  const all = index < wanted.all.length ? replaced(wanted.all, index, part) : [...wanted.all, part];
  return { ...wanted, all };
};

export const withoutPart = (wanted: LanguageRequirements, index: number): LanguageRequirements => ({
  ...wanted,
  all: without(wanted.all, index),
});

export const withAlternative = (part: RequirementPart, index: number, alternative: Alternative): RequirementPart => ({
  ...part,
  any: index < part.any.length ? replaced(part.any, index, alternative) : [...part.any, alternative],
});

export const withoutAlternative = (part: RequirementPart, index: number): RequirementPart => ({
  ...part,
  any: without(part.any, index),
});

export const withPair = (wanted: LanguageRequirements, index: number, pair: Pair): LanguageRequirements => ({
  ...wanted,
  pairs: index < wanted.pairs.length ? replaced(wanted.pairs, index, pair) : [...wanted.pairs, pair],
});

export const withoutPair = (wanted: LanguageRequirements, index: number): LanguageRequirements => ({
  ...wanted,
  pairs: without(wanted.pairs, index),
});

/** Drops a single line without a language: that is the empty form, not a mistake. */
export const withoutEmptyLine = (wanted: LanguageRequirements): LanguageRequirements =>
  wanted.all.length === 1 && wanted.all[0] && isEmpty(wanted.all[0]) ? { ...wanted, all: [] } : wanted;
