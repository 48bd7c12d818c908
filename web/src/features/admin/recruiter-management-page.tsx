import { Lock } from 'lucide-react';
import { dashboardOf, paths } from '#web/app/paths.ts';
import type { UserType } from '#web/app/user-types.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { everyRecruiter } from './dashboard-recruiters.tsx';
import { RecruiterFilterBar } from './recruiter-filter-bar.tsx';
import { RecruiterResults } from './recruiter-results.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { useRecruiterFilter } from './use-recruiter-filter.ts';
import { useRecruiters } from './use-recruiters.ts';

const staff: readonly UserType[] = ['admin', 'master_admin'];

const LoginRequired = () => {
  const t = useT();
  return (
    <>
      <PageHeader title={t('admin.recruiters.pageTitle')} />
      <div role="alert">
        <EmptyState
          icon={<Lock aria-hidden="true" />}
          title={t('admin.recruiters.401')}
          action={<ButtonLink to={paths.admin.login}>{t('admin.login')}</ButtonLink>}
        />
      </div>
    </>
  );
};

const Management = ({ userType }: { userType: UserType }) => {
  const t = useT();
  const filtering = useRecruiterFilter();
  const recruiters = useRecruiters(filtering.filter);
  const { query, loaded } = recruiters;
  const refresh = async () => {
    const { isSuccess, data } = await query.refetch();
    const count = data?.pages.flatMap((page) => page.items).length ?? 0;
    if (isSuccess) toast.success(t('admin.recruiters.loaded', { count }));
  };
  const total = t(query.hasNextPage ? 'admin.recruiters.totalSoFar' : 'admin.recruiters.total', {
    count: loaded.length,
  });
  const failed = query.isError && !query.isFetchNextPageError;
  return (
    <>
      <PageHeader
        title={t('admin.recruiters.pageTitle')}
        backTo={dashboardOf[userType]}
        actions={<RefreshButton busy={query.isFetching} onClick={() => void refresh()} />}
      >
        {query.isPending ? t('admin.recruiters.loading') : !failed && total}
      </PageHeader>
      <RecruiterFilterBar {...filtering} />
      <RecruiterResults
        recruiters={recruiters}
        filter={filtering.filter}
        onClear={() => filtering.change(everyRecruiter)}
      />
    </>
  );
};

/** All recruiters, to be searched, verified and unverified. Guests and other users only read that they may not. */
export const RecruiterManagementPage = () => {
  const session = useSession();
  return session && staff.includes(session.userType) ? <Management userType={session.userType} /> : <LoginRequired />;
};
