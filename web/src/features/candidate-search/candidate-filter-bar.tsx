import { type FormEvent, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterToggle } from '#web/ui/filter-toggle.tsx';
import { Search } from '#web/ui/icons.ts';
import { KeepFocus } from '#web/ui/keep-focus.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type CandidateFilters, filterNames, type useCandidateFilters } from './candidate-filters.ts';

/** The search form; it applies with Enter or the button. On phones all fields except the keyword are collapsed. */
export const CandidateFilterBar = ({ filters, isFiltered, apply, clear }: ReturnType<typeof useCandidateFilters>) => {
  const t = useT();
  const [isOpen, setOpen] = useState(filterNames.some((name) => name !== 'keyword' && filters[name] !== ''));
  const key = filterNames.map((name) => filters[name]).join('|');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const entries = filterNames.map((name) => [name, String(values.get(name) ?? '').trim()]);
    apply(Object.fromEntries(entries) as CandidateFilters);
  };
  return (
    <KeepFocus formKey={key}>
      <form
        // Back, reload and Clear change the filters from outside: the inputs are reset to them.
        key={key}
        onSubmit={submit}
        className="grid gap-4 rounded-lg border border-line bg-card p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-4 lg:items-end xl:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
      >
        {filterNames.map((name) => (
          <TextInput
            key={name}
            name={name}
            type={name === 'keyword' ? 'search' : 'text'}
            label={t(`candidateSearch.filters.${name}`)}
            placeholder={t(`candidateSearch.filters.${name}Hint`)}
            icon={name === 'keyword' ? <Search className="size-4" aria-hidden="true" /> : undefined}
            defaultValue={filters[name]}
            className={name === 'keyword' ? 'sm:col-span-2 lg:col-span-1' : cx(!isOpen && 'max-sm:hidden')}
          />
        ))}
        <div className="flex flex-wrap justify-end gap-2 sm:col-span-2 lg:col-span-4 xl:col-span-1">
          {isFiltered && (
            <Button variant="quiet" onClick={clear}>
              {t('candidateSearch.filters.clear')}
            </Button>
          )}
          <FilterToggle
            onPhones
            label={t('candidates.filters.title')}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
          <Button type="submit" className="grow sm:grow-0">
            {t('candidateSearch.filters.apply')}
          </Button>
        </div>
      </form>
    </KeepFocus>
  );
};
