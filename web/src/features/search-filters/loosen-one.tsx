import type { Loosening } from '#shared/contracts/search-answers.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { type Chip, chipsOf } from './chips.ts';
import { conditionFilters, conditionsOf } from './conditions.ts';
import { useNameOf } from './language-text.ts';
import type { ChangeFilters, FilterSearch } from './use-filters.ts';

/** Takes the level of one condition away. */
const withoutLevel =
  (condition: number): ChangeFilters =>
  (present) => ({
    ...present,
    ...conditionFilters(conditionsOf(present).map((each, at) => (at === condition ? { ...each, level: '' } : each))),
  });

/** Which single filter to loosen where a search finds nothing, each with what it finds then. */
export const LoosenOne = ({
  search: { kind, filters, apply },
  loosenings,
}: {
  search: FilterSearch;
  loosenings: readonly Loosening[];
}) => {
  const t = useT();
  const nameOf = useNameOf(filters.tag !== undefined);
  const chips = chipsOf(kind, filters, nameOf);
  const changeOf = ({ filter, condition = 0 }: Loosening): Pick<Chip, 'text' | 'remove'> | undefined => {
    if (filter === 'level') {
      const language = nameOf(conditionsOf(filters)[condition]?.tag ?? '');
      return { text: t('search.loosen.level', { language }), remove: withoutLevel(condition) };
    }
    const chip = chips.find(({ id }) => id === (filter === 'tag' ? `tag:${condition}` : filter));
    return chip && { text: t('search.loosen.without', { filter: chip.text }), remove: chip.remove };
  };
  const foundText = ({ total, total_is_exact }: Loosening) => {
    const found = t(`search.found.${kind}`, { count: total });
    return total_is_exact ? found : t('search.atLeast', { level: found });
  };
  return (
    <div className="w-full">
      <p className="mb-3 text-soft">{t('search.loosen.title')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {loosenings.map((loosening) => {
          const change = changeOf(loosening);
          return (
            change && (
              <li key={change.text}>
                <Button variant="secondary" onClick={() => apply(change.remove)}>
                  <bdi>{change.text}</bdi>
                  <span className="rounded-full bg-primary-tint px-2 py-0.5 text-xs text-primary-strong">
                    {foundText(loosening)}
                  </span>
                </Button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
};
