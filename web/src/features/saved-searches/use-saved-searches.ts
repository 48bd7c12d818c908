import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '#shared/contracts/saved-search-answers.ts';
import { savedSearchCalls } from '#shared/contracts/saved-searches.ts';
import type { ReportFrequency, SavedFilters } from '#shared/domain/saved-searches.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';

const listQuery = () => queryOf(savedSearchCalls.list, {});

/** Changes the loaded list by what a call answered: the list itself may be a moment behind. */
const useUpdateList = () => {
  const queryClient = useQueryClient();
  return (update: (searches: readonly SavedSearch[]) => SavedSearch[]) =>
    queryClient.setQueryData<SavedSearch[]>(listQuery().queryKey, (before) => before && update(before));
};

export const useSavedSearches = () => useQuery(listQuery());

export interface NewSearch {
  name: string;
  frequency: ReportFrequency;
  filters: SavedFilters;
}

export const useSaveSearch = () => {
  const update = useUpdateList();
  return useMutation({
    mutationFn: (body: NewSearch) => call(savedSearchCalls.create, { body }),
    onSuccess: (saved) => update((searches) => [...searches.filter(({ id }) => id !== saved.id), saved]),
  });
};

/** Changes how often a search reports, or its filters. */
export const useChangeSearch = (id: string) => {
  const t = useT();
  const update = useUpdateList();
  return useMutation({
    mutationFn: (body: Partial<Omit<NewSearch, 'name'>>) => call(savedSearchCalls.change, { params: { id }, body }),
    onSuccess: (changed) => {
      update((searches) => searches.map((each) => (each.id === id ? changed : each)));
      toast.success(t('savedSearches.changed'));
    },
    onError: (error) => toast.error(errorText(error, t('savedSearches.changeFailed'))),
  });
};

export const useDeleteSearch = (id: string) => {
  const t = useT();
  const update = useUpdateList();
  return useMutation({
    mutationFn: () => call(savedSearchCalls.remove, { params: { id } }),
    onSuccess: () => {
      update((searches) => searches.filter((each) => each.id !== id));
      toast.success(t('savedSearches.deleted'));
    },
    onError: (error) => toast.error(errorText(error, t('savedSearches.deleteFailed'))),
  });
};
