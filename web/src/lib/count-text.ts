import type { MessageKey } from '#shared/locales/catalogues.ts';
import { t } from './i18n.ts';
import { totalOf } from './query.ts';

/** The texts about how many items of a list are shown: of its total, where further pages follow, and all of them. */
export type CountTexts = Readonly<Record<'ofTotal' | 'soFar' | 'all', MessageKey>>;

/** Says how many of a list's items are shown; `shown` may be fewer than its pages have. */
export const countText = (list: Parameters<typeof totalOf>[0], shown: number, texts: CountTexts): string => {
  const total = totalOf(list);
  if (total?.isExact && total.count > shown) return t(texts.ofTotal, { shown, total: total.count });
  return t(list.hasNextPage ? texts.soFar : texts.all, { count: shown });
};
