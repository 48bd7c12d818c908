import { useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { FilterToggle } from '#web/ui/filter-toggle.tsx';
import { Languages, X } from '#web/ui/icons.ts';
import { ConditionForm } from './condition-form.tsx';
import { type Condition, maxConditions } from './conditions.ts';
import { useConditionText } from './language-text.tsx';
import type { SearchFilters } from './use-search-filters.ts';

const keyOf = ({ tag, skill, level }: Condition) => `${tag} ${skill} ${level}`;

const Chip = ({ text, remove }: { text: string; remove: () => void }) => {
  const t = useT();
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

const ConditionChip = ({ condition, remove }: { condition: Condition; remove: () => void }) => (
  <Chip text={useConditionText(condition)} remove={remove} />
);

/**
 * The conditions on languages of a search: the present ones, and a form for another one, collapsed on phones. All of
 * them have to be met. `written` is a language as an address has it that was made before, or by hand.
 */
export const LanguageConditions = ({
  conditions,
  changeConditions,
  written,
  isIcon = false,
}: Pick<SearchFilters, 'conditions' | 'changeConditions' | 'written'> & {
  /** Phones show only the button's icon. */
  isIcon?: boolean;
}) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const hasChips = conditions.length > 0 || written.language !== '';
  return (
    <section
      aria-label={t('search.languages')}
      className={cx(
        'mb-6 flex flex-col gap-3 rounded-lg border border-line bg-card p-4 sm:p-5',
        !isOpen && 'max-sm:mb-4 max-sm:grow max-sm:border-0 max-sm:bg-transparent max-sm:p-0',
        (isOpen || hasChips) && 'max-sm:w-full',
      )}
    >
      <FilterToggle
        onPhones
        label={t('common.language.label')}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        isIcon={isIcon}
        icon={Languages}
      />
      <div className={isOpen ? undefined : 'max-sm:hidden'}>
        <ConditionForm
          isFull={conditions.length >= maxConditions}
          add={(condition) => changeConditions((present) => [...present, condition])}
        />
      </div>
      {hasChips && (
        <ul className="flex flex-wrap gap-2">
          {written.language !== '' && <Chip text={written.language} remove={written.remove} />}
          {conditions.map((condition) => (
            <ConditionChip
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
