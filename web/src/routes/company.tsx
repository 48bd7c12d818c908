import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { type Company, recruiterCalls } from '#shared/contracts/recruiters.ts';
import { linkTo } from '#web/config/links.ts';
import { CompanyDetails, VerifiedBadge } from '#web/features/company/company-details.tsx';
import { EditCompanyButton } from '#web/features/company/edit-company-button.tsx';
import { ReportButton } from '#web/features/reports/report-button.tsx';
import { BlockCompanyButton } from '#web/features/visibility/block-company-button.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { companyIdOf } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Building2 } from '#web/ui/icons.ts';
import { May } from '#web/ui/may.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { CompanyJobs } from './company/company-jobs.tsx';

const back = linkTo('jobs');

const NotFound = () => {
  const t = useT();
  return (
    <>
      <PageHeader title={t('publicPages.company.notFound')} />
      <EmptyState
        icon={<Building2 aria-hidden="true" />}
        title={t('publicPages.company.notFoundHint')}
        action={<ButtonLink to={back}>{t('jobs.saved.browse')}</ButtonLink>}
      />
    </>
  );
};

const Page = ({ company }: { company: Company }) => {
  const t = useT();
  const session = useSession();
  const isOwner = session?.userType === 'recruiter' && companyIdOf(session.user) === company.recruiter_id;
  return (
    <>
      <PageHeader
        title={company.company_name}
        backTo={isOwner ? linkTo('recruiterDashboard') : back}
        backLabel={t(isOwner ? 'jobs.details.back' : 'jobs.saved.browse')}
        actions={
          isOwner && (
            <May call={recruiterCalls.updateCompany}>
              <EditCompanyButton company={company} />
            </May>
          )
        }
      >
        {company.verified && <VerifiedBadge />}
      </PageHeader>
      <div className="space-y-6">
        {!company.verified && <Notice tone="warning">{t('publicPages.company.notPublic')}</Notice>}
        <CompanyDetails company={company} />
      </div>
      <CompanyJobs recruiterId={company.recruiter_id} />
      {!isOwner && company.verified && (
        <div className="mt-8 flex flex-wrap gap-2">
          <ReportButton type="company" id={company.recruiter_id} />
          <BlockCompanyButton companyId={company.recruiter_id} name={company.company_name} />
        </div>
      )}
    </>
  );
};

const Loaded = ({ recruiterId }: { recruiterId: number }) => {
  const t = useT();
  const company = useQuery(queryOf(recruiterCalls.company, { params: { id: recruiterId } }));
  if (company.isPending) return <SkeletonCards label={t('publicPages.company.loading')} count={3} />;
  if (company.data) return <Page company={company.data} />;
  if (company.error instanceof ApiError && company.error.status === 404) return <NotFound />;
  return (
    <>
      <PageHeader title={t('publicPages.company.pageTitle')} backTo={back} backLabel={t('jobs.saved.browse')} />
      <ErrorState title={t('publicPages.company.failed')} query={company} />
    </>
  );
};

/** A company's page for everybody, which its recruiter edits here. */
export const Component = () => {
  const { recruiterId = '' } = useParams();
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      {/^[1-9][0-9]{0,11}$/.test(recruiterId) ? (
        <Loaded key={recruiterId} recruiterId={Number(recruiterId)} />
      ) : (
        <NotFound />
      )}
    </div>
  );
};
