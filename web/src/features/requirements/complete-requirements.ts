import { problemOf } from '#shared/domain/languages/check-point.ts';
import type { Alternative, LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { isTestOf } from '#shared/domain/languages/tested-languages.ts';

const minimumsOf = ({ tag, min }: Alternative) =>
  skills.flatMap((skill) => {
    const point = min[skill];
    return point && isTestOf(point.scale, tag) && problemOf(point, skill) === null
      ? [[skill, point] as [Skill, typeof point]]
      : [];
  });

/** What is complete of requirements that are being entered, for the sentence and the count beside the form. */
export const completeRequirements = ({ all, pairs }: LanguageRequirements): LanguageRequirements => ({
  all: all
    .map(({ need, any }) => ({
      need,
      any: any
        .map((each) => ({ ...each, min: Object.fromEntries(minimumsOf(each)) }))
        .filter(({ tag, min }) => canonicalTag(tag) !== null && Object.keys(min).length > 0),
    }))
    .filter(({ any }) => any.length > 0),
  pairs: pairs.filter(({ from, to }) => canonicalTag(from) !== null && canonicalTag(to) !== null && from !== to),
});
