import { useT } from '#web/lib/i18n.ts';
import { totalOf } from '#web/lib/query.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonTable } from '#web/ui/skeleton.tsx';
import { loadErrorText, recruitersErrorTexts } from './load-errors.ts';
import { RecruiterEmpty } from './recruiter-empty.tsx';
import { isFiltered, type RecruiterFilter } from './recruiter-filter.ts';
import { RecruiterTable } from './recruiter-table.tsx';
import type { useRecruiters } from './use-recruiters.ts';

interface Props {
  recruiters: ReturnType<typeof useRecruiters>;
  filter: RecruiterFilter;
  onClear: () => void;
}

const useSummary = ({ query, loaded, matches }: Props['recruiters'], filter: RecruiterFilter): string => {
  const t = useT();
  const total = totalOf(query);
  return isFiltered(filter) && total?.isExact
    ? t('admin.recruiters.showing', { shown: matches.length, total: total.count })
    : t('admin.recruiters.loaded', { count: loaded.length });
};

/** The list of the recruiters' screen. */
export const RecruiterResults = ({ recruiters, filter, onClear }: Props) => {
  const t = useT();
  const { query, matches, isSearchingMore } = recruiters;
  return (
    <ListFrame
      query={query}
      items={matches}
      loading={<SkeletonTable rows={8} label={t('admin.recruiters.loading')} />}
      failed={(error) => loadErrorText(error, recruitersErrorTexts)}
      summary={useSummary(recruiters, filter)}
      searching={isSearchingMore && t('admin.recruiters.searchingMore')}
      empty={<RecruiterEmpty onClear={isFiltered(filter) ? onClear : undefined} />}
    >
      {(shown) => <RecruiterTable recruiters={shown} />}
    </ListFrame>
  );
};
