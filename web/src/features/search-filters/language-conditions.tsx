import { X } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { FilterToggle } from '#web/ui/filter-toggle.tsx';
import { ConditionForm } from './condition-form.tsx';
import { type Condition, mostConditions } from './conditions.ts';
import { useConditionText } from './language-text.tsx';
import type { SearchFilters } from './use-search-filters.ts';

const keyOf = ({ tag, skill, level }: Condition) => `${tag} ${skill} ${level}`;

const Chip = ({ condition, remove }: { condition: Condition; remove: () => void }) => {
  const t = useT();
  const text = useConditionText(condition);
  return (
    <li>
      <button
        type="button"
        onClick={remove}
        aria-label={t('search.remove', { condition: text })}
        className="inline-flex min-h-11 items-center gap-2 rounded-full bg-primary-tint px-4 text-sm font-semibold text-primary-strong hover:bg-sunk sm:min-h-9"
      >
        <bdi>{text}</bdi>
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
};

/**
 * The conditions on languages of a search: those asked for, and a form for another one, folded on phones. All of them
 * have to be met.
 */
export const LanguageConditions = ({
  conditions,
  changeConditions,
}: Pick<SearchFilters, 'conditions' | 'changeConditions'>) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-label={t('search.languages')}
      className={cx(
        'mb-6 flex flex-col gap-3 rounded-lg border border-line bg-card p-4 sm:p-5',
        !isOpen && 'max-sm:mb-4 max-sm:grow max-sm:border-0 max-sm:bg-transparent max-sm:p-0',
        (isOpen || conditions.length > 0) && 'max-sm:w-full',
      )}
    >
      <FilterToggle onPhones label={t('search.languageLabel')} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      <div className={isOpen ? undefined : 'max-sm:hidden'}>
        <ConditionForm
          isFull={conditions.length >= mostConditions}
          add={(condition) => changeConditions((present) => [...present, condition])}
        />
      </div>
      {conditions.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {conditions.map((condition) => (
            <Chip
              key={keyOf(condition)}
              condition={condition}
              remove={() => changeConditions((present) => present.filter((each) => keyOf(each) !== keyOf(condition)))}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
