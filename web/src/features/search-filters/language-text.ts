import type { NameOf } from '#shared/domain/languages/language-name.ts';
import { scaleIds } from '#shared/domain/languages/scale.ts';
import { scales } from '#shared/domain/languages/scales.ts';
import { useLanguageNames } from '#web/lib/language-names.ts';
import { browserName } from '#web/lib/language-text.ts';

/** A level as people say it: `B2`, `JLPT N2`. */
export const levelText = (level: string): string => {
  const [scale, own] = level.split(':', 2);
  const id = scaleIds.find((each) => each === scale);
  return id && own ? `${scales[id].name} ${own}` : level;
};

/** Names languages in the language of the site: by the browser until the names are there. They load where they are wanted. */
export const useNameOf = (isWanted: boolean): NameOf => useLanguageNames(isWanted) ?? browserName;
