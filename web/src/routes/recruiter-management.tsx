import { isAllowed } from '#web/config/access.ts';
import { linkTo } from '#web/config/links.ts';
import { routes } from '#web/config/routes.ts';
import { everyRecruiter } from '#web/features/admin/dashboard-recruiters.tsx';
import { RecruiterFilterBar } from '#web/features/admin/recruiter-filter-bar.tsx';
import { RecruiterResults } from '#web/features/admin/recruiter-results.tsx';
import { useRecruiterFilter } from '#web/features/admin/use-recruiter-filter.ts';
import { useRecruiters } from '#web/features/admin/use-recruiters.ts';
import { useT } from '#web/lib/i18n.ts';
import { totalOf } from '#web/lib/query.ts';
import { useSingleFlight } from '#web/lib/single-flight.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Lock } from '#web/ui/icons.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { toast } from '#web/ui/toast-store.ts';

const LoginRequired = () => {
  const t = useT();
  return (
    <>
      <PageHeader title={t('admin.recruiters.pageTitle')} />
      <div role="alert">
        <EmptyState
          icon={<Lock aria-hidden="true" />}
          title={t('admin.recruiters.401')}
          action={<ButtonLink to={linkTo('adminLogin')}>{t('admin.login')}</ButtonLink>}
        />
      </div>
    </>
  );
};

const Management = () => {
  const t = useT();
  const filtering = useRecruiterFilter();
  const recruiters = useRecruiters(filtering.filter);
  const { query } = recruiters;
  const refresh = useSingleFlight(async () => {
    const { isSuccess, data } = await query.refetch();
    const count = data?.pages.flatMap((page) => page.items).length ?? 0;
    if (isSuccess) toast.success(t('admin.recruiters.loaded', { count }));
  });
  const total = totalOf(query);
  const failed = query.isError && !query.isFetchNextPageError;
  const totalText =
    total && !failed
      ? t(total.isExact ? 'admin.recruiters.total' : 'admin.recruiters.totalSoFar', { count: total.count })
      : '';
  return (
    <>
      <ScreenHeader
        name="recruiterManagement"
        text={query.isPending ? undefined : totalText}
        actions={<RefreshButton busy={query.isFetching} onClick={() => void refresh()} />}
      />
      <RecruiterFilterBar {...filtering} />
      <RecruiterResults
        recruiters={recruiters}
        filter={filtering.filter}
        onClear={() => filtering.change(everyRecruiter)}
      />
    </>
  );
};

/** All recruiters, with search, verify and unverify. Guests and other users see only a refusal. */
export const Component = () => {
  const session = useSession();
  return session && isAllowed(routes.recruiterManagement.access, session.userType) ? <Management /> : <LoginRequired />;
};
