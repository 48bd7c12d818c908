import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonTable } from '#web/ui/skeleton.tsx';
import { RecruiterEmpty } from './recruiter-empty.tsx';
import { isFiltered, type RecruiterFilter } from './recruiter-filter.ts';
import { RecruiterFilterBar } from './recruiter-filter-bar.tsx';
import { RecruiterTable } from './recruiter-table.tsx';
import { filterSearch, type useRecruiterFilter } from './use-recruiter-filter.ts';
import type { useRecruiters } from './use-recruiters.ts';

/** No filter, for a table that has none. */
export const everyRecruiter: RecruiterFilter = { text: '', state: 'all' };

interface Props {
  recruiters: ReturnType<typeof useRecruiters>;
  /** Maximum number of rows; the recruiters' own screen has the rest. */
  max: number;
  /** Shows search and filter above the table. */
  filtering?: ReturnType<typeof useRecruiterFilter>;
}

/** The newest recruiters on a dashboard, with a link to all of them. */
export const DashboardRecruiters = ({ recruiters: { query, matches, isSearchingMore }, max, filtering }: Props) => {
  const t = useT();
  const filter = filtering?.filter ?? everyRecruiter;
  return (
    <section aria-labelledby="recruiters-title">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="recruiters-title" className="text-xl">
            {t('admin.recruiters.pageTitle')}
          </h2>
          {matches.length > max && (
            <p className="text-sm text-soft">
              {t(isFiltered(filter) ? 'admin.recruiters.firstMatches' : 'admin.recruiters.firstOf', { count: max })}
            </p>
          )}
        </div>
        <ButtonLink to={linkTo('recruiterManagement') + filterSearch(filter)} variant="secondary" size="sm">
          {t('admin.recruiters.all')}
        </ButtonLink>
      </div>
      {filtering && <RecruiterFilterBar {...filtering} />}
      <ListFrame
        query={{ ...query, isPending: query.isPending || (isSearchingMore && matches.length === 0) }}
        items={matches}
        limit={max}
        loading={<SkeletonTable rows={max} label={t('admin.recruiters.loading')} />}
        failed={t('admin.recruiters.failedElsewhere')}
        empty={<RecruiterEmpty onClear={isFiltered(filter) ? () => filtering?.change(everyRecruiter) : undefined} />}
      >
        {(shown) => <RecruiterTable recruiters={shown} />}
      </ListFrame>
    </section>
  );
};
