import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RecruiterEmpty } from './recruiter-empty.tsx';
import { isFiltered, type RecruiterFilter } from './recruiter-filter.ts';
import { RecruiterFilterBar } from './recruiter-filter-bar.tsx';
import { RecruiterTable } from './recruiter-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { filterSearch, type useRecruiterFilter } from './use-recruiter-filter.ts';
import type { useRecruiters } from './use-recruiters.ts';

/** No filter, for a table that has none. */
export const everyRecruiter: RecruiterFilter = { text: '', state: 'all' };

interface Props {
  recruiters: ReturnType<typeof useRecruiters>;
  /** Maximum number of rows; the recruiters' own screen has the rest. */
  most: number;
  /** Shows search and filter above the table. */
  filtering?: ReturnType<typeof useRecruiterFilter>;
}

const Rows = ({ recruiters: { query, matches, isSearchingMore }, most, filtering }: Props) => {
  const t = useT();
  if (query.isPending || (isSearchingMore && matches.length === 0))
    return <TableSkeleton rows={most} label={t('admin.recruiters.loading')} />;
  if (query.isError) return <ErrorState title={t('admin.recruiters.failedElsewhere')} query={query} />;
  if (matches.length > 0) return <RecruiterTable recruiters={matches.slice(0, most)} />;
  const narrowed = filtering && isFiltered(filtering.filter);
  return <RecruiterEmpty onClear={narrowed ? () => filtering.change(everyRecruiter) : undefined} />;
};

/** The newest recruiters on a dashboard, with a link to all of them. */
export const DashboardRecruiters = (props: Props) => {
  const t = useT();
  const { recruiters, most, filtering } = props;
  const filter = filtering?.filter ?? everyRecruiter;
  return (
    <section aria-labelledby="recruiters-title">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="recruiters-title" className="text-xl">
            {t('admin.recruiters.pageTitle')}
          </h2>
          {recruiters.matches.length > most && (
            <p className="text-sm text-soft">
              {t(isFiltered(filter) ? 'admin.recruiters.firstMatches' : 'admin.recruiters.firstOf', { count: most })}
            </p>
          )}
        </div>
        <ButtonLink to={linkTo('recruiterManagement') + filterSearch(filter)} variant="secondary" size="sm">
          {t('admin.recruiters.all')}
        </ButtonLink>
      </div>
      {filtering && <RecruiterFilterBar {...filtering} />}
      <Rows {...props} />
    </section>
  );
};
