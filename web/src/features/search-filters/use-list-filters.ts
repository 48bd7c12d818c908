import { maxLabelLength } from '#shared/domain/labels.ts';
import { t } from '#web/lib/i18n.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { useSettledText } from '#web/lib/use-settled-text.ts';
import type { RemovableChip } from './filter-chips.tsx';

/** What a list can be filtered by, as its address has it; '' where it is not. */
const names = ['status', 'keyword', 'language', 'label', 'job'] as const;
type ListFilters = Readonly<Record<(typeof names)[number], string>>;

interface Job {
  id: number;
  title: string;
}

const idOf = (text: string | null) => (/^[1-9][0-9]{0,11}$/.test(text ?? '') ? Number(text) : undefined);

/**
 * The filters of a list that the server reads from the table, in the address beside its other parameters: Back, reload and a
 * shared link give the same list. What is open is closed by a change, as it may be none of the list any more.
 * @param states those that a list can have, with their names; none where it has one of each
 * @param options.jobs those that its items can be for
 * @param options.hasLabels its people have labels of the company
 */
export const useListFilters = <Status extends string>(
  states: readonly { value: Status; label: string }[],
  { jobs = [], hasLabels = false }: { jobs?: readonly Job[]; hasLabels?: boolean } = {},
) => {
  const { params, change } = useQueryParams();
  const state = states.find(({ value }) => value === params.get('status'));
  const [keyword, language] = [params.get('keyword') ?? '', params.get('language') ?? ''];
  const [words, spoken] = [keyword.trim().slice(0, 100), language.trim().slice(0, 60)];
  const label = hasLabels ? (params.get('label') ?? '').trim().slice(0, maxLabelLength) : '';
  const job = idOf(params.get('job'));
  const apply = (changes: Partial<ListFilters>, replace = false) =>
    change({ ...changes, open: undefined }, { replace });
  const chip = (name: keyof ListFilters, text: string): RemovableChip[] =>
    text === '' ? [] : [{ text, onRemove: () => apply({ [name]: '' }) }];
  return {
    status: state?.value ?? ('' as const),
    keyword,
    language,
    label,
    hasLabels,
    job,
    states,
    jobs,
    apply,
    clear: () => apply(Object.fromEntries(names.map((name) => [name, '']))),
    chips: [
      ...chip('status', state?.label ?? ''),
      ...chip('keyword', words && t('search.chip.keyword', { text: words })),
      ...chip('language', spoken),
      ...chip('label', label && t('search.chip.label', { label })),
      ...chip('job', job ? (jobs.find(({ id }) => id === job)?.title ?? String(job)) : ''),
    ],
    /** As the calls of lists take them. */
    query: {
      ...(state && { status: state.value }),
      ...(words && { keyword: words }),
      ...(spoken && { language: spoken }),
      ...(label && { label }),
      ...(job && { job_id: job }),
    },
  };
};
export type ListFilterState = Omit<ReturnType<typeof useListFilters<string>>, 'query'>;

/** The text of a list's filter while it is typed; the address follows the pauses, with one step back for all of it. */
export const useTypedFilter = (filters: ListFilterState, name: 'keyword' | 'language' | 'label') =>
  useSettledText(filters[name], (text) => filters.apply({ [name]: text }, filters[name] !== ''));
