import { scaleIds } from '#shared/domain/languages/scale.ts';
import { scales } from '#shared/domain/languages/scales.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import type { Condition } from './conditions.ts';

/** A level as people say it: `B2`, `JLPT N2`. */
export const levelText = (level: string): string => {
  const [scale, own] = level.split(':', 2);
  const id = scaleIds.find((each) => each === scale);
  return id && own ? `${scales[id].name} ${own}` : level;
};

/** The name of a language in the language of the site. */
export const LanguageName = ({ tag }: { tag: string }) => <bdi>{useLanguageName(tag)}</bdi>;

/** A condition in words: `German: spoken interaction, from B2`. */
export const useConditionText = ({ tag, skill, level }: Condition): string => {
  const t = useT();
  const language = useLanguageName(tag);
  const parts = [skill && t(`languageTerms.skill.${skill}`), level && t('search.from', { level: levelText(level) })];
  const rest = parts.filter((part) => part !== '').join(', ');
  return rest === '' ? language : t('search.condition', { language, rest });
};
