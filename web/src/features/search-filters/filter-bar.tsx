import { type FormEvent, type ReactNode, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Search, SlidersHorizontal } from '#web/ui/icons.ts';
import { KeepFocus } from '#web/ui/keep-focus.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useChips } from './active-filters.tsx';
import { conditionsOf } from './conditions.ts';
import type { Counts } from './facets.ts';
import { allFiltersId } from './filter-chips.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { PlaceField } from './place-field.tsx';
import { controlOf } from './plain-filters.ts';
import type { FilterSearch } from './use-filters.ts';
import { useLanguageChoice } from './use-language-choice.ts';

interface FormProps {
  search: FilterSearch;
  /** What the button says. */
  submit: string;
  places: Counts | undefined;
}

const FilterForm = ({ search: { kind, filters, apply }, submit, places }: FormProps) => {
  const t = useT();
  const [place, setPlace] = useState(filters.location ?? '');
  const choice = useLanguageChoice(filters);
  const keyword = controlOf(kind, 'keyword');
  const location = controlOf(kind, 'location');
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    const addLanguage = await choice.take();
    if (addLanguage) apply((present) => ({ ...addLanguage(present), keyword: typed, location: place.trim() }));
  };
  return (
    <form
      onSubmit={(event) => void onSubmit(event)}
      className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1.1fr)_minmax(0,0.9fr)_minmax(0,1.1fr)_auto]"
    >
      <TextInput
        name="keyword"
        type="search"
        className="max-sm:[&>label]:sr-only"
        label={keyword ? t(keyword.label) : ''}
        placeholder={keyword?.hint && t(keyword.hint)}
        icon={<Search className="size-4" aria-hidden="true" />}
        defaultValue={filters.keyword}
      />
      <LanguagePicker kind={kind} choice={choice} className="max-sm:hidden" />
      <PlaceField
        name="location"
        className="max-sm:hidden"
        label={location ? t(location.label) : ''}
        value={place}
        onChange={setPlace}
        places={places}
      />
      <Button
        type="submit"
        className="max-sm:px-3.5! sm:col-span-full sm:justify-self-end lg:col-span-1"
        icon={<Search className="size-4 sm:hidden" aria-hidden="true" />}
      >
        <span className="max-sm:sr-only">{submit}</span>
      </Button>
    </form>
  );
};

/**
 * The search form of every list: keyword, language with level, and place, which apply with Enter or the button; all other
 * filters are in the panel, on phones language and place as well.
 */
export const FilterBar = ({
  panel,
  ...form
}: FormProps & {
  /** The dialog with all filters. */
  panel: (onClose: () => void) => ReactNode;
}) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const count = useChips(form.search).length;
  const { keyword, location } = form.search.filters;
  // Back, reload and Clear change the filters from outside: the inputs are reset to them.
  const key = JSON.stringify([keyword, location, conditionsOf(form.search.filters)]);
  return (
    <search className="flex items-end gap-2 rounded-lg border-line bg-card max-sm:bg-transparent sm:gap-3 sm:border sm:p-3">
      <KeepFocus formKey={key}>
        <FilterForm key={key} {...form} />
      </KeepFocus>
      <Button
        id={allFiltersId}
        variant="secondary"
        className="shrink-0 whitespace-nowrap max-sm:px-3!"
        icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:sr-only">
          {count > 0 ? t('search.allFiltersCount', { count }) : t('search.allFilters')}
        </span>
        {count > 0 && (
          <span aria-hidden="true" className="text-xs tabular-nums sm:hidden">
            {count}
          </span>
        )}
      </Button>
      {isOpen && panel(() => setOpen(false))}
    </search>
  );
};
