import { useLocation, useNavigate } from 'react-router-dom';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { linkTo } from '#web/config/links.ts';
import { shownCandidate } from '#web/features/applicants/applicant.ts';
import { type ContactState, readContactState } from '#web/features/applicants/contact-state.ts';
import { useApplicant } from '#web/features/applicants/use-contact.ts';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useSubscriptionStatus, useVerification } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { createPart } from '#web/lib/later.tsx';
import { useMay } from '#web/lib/use-may.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { UserRoundSearch } from '#web/ui/icons.ts';
import { RoleNotice } from '#web/ui/may.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Goes back to the previous screen, or to the recruiter's jobs when this is the first screen of the visit. */
const useGoBack = () => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(linkTo('recruiterJobs')) : navigate(-1));
};

const NoCandidate = () => {
  const t = useT();
  const goBack = useGoBack();
  return (
    <>
      <PageHeader title={t('contact.pageTitle')} />
      <EmptyState
        icon={<UserRoundSearch aria-hidden="true" />}
        title={t('contact.none')}
        action={<Button onClick={goBack}>{t('contact.goBack')}</Button>}
      >
        {t('contact.noneText')}
      </EmptyState>
    </>
  );
};

const PlanNeeded = () => {
  const t = useT();
  return (
    <Notice
      tone="warning"
      title={t('applicants.details.maskedTitle')}
      action={
        <ButtonLink to={linkTo('subscriptionPlans')} variant="secondary" size="sm">
          {t('applicants.details.plans')}
        </ButtonLink>
      }
    >
      {t('contact.planNeeded')}
    </Notice>
  );
};

const Loading = () => {
  const t = useT();
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-2">
      <span className="sr-only">{t('contact.loading')}</span>
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
};

// The applicant is on the way when this code is.
const useLoadedContact = createPart(() => import('./contact-candidate/contact.tsx'));

/** Whether the recruiter may contact applicants, and the notice to show if not. */
const useContactRight = () => {
  const { verified, failed } = useVerification();
  const { status } = useSubscriptionStatus();
  const hasRole = useMay(applicationCalls.contact);
  const isAllowed = hasRole && verified === true && status?.has_active_subscription === true;
  const isKnown = verified !== undefined && status !== undefined;
  const lacking = verified ? <PlanNeeded /> : <VerificationNotice />;
  const missing = hasRole ? lacking : <RoleNotice call={applicationCalls.contact} />;
  return { isKnown, isAllowed, failed, obstacle: isAllowed ? undefined : <div>{missing}</div> };
};

const hasGone = (error: unknown): boolean => error instanceof ApiError && [403, 404].includes(error.status);

const ContactScreen = ({ state }: { state: ContactState }) => {
  const t = useT();
  const right = useContactRight();
  const part = useLoadedContact();
  const { query, applicant, isLoading } = useApplicant(state, right);
  const failed = right.failed ?? (isLoading || applicant ? undefined : query);
  if (!isLoading && !applicant && (!query.isError || hasGone(query.error))) return <NoCandidate />;
  return (
    <>
      <PageHeader
        title={t('contact.pageTitle')}
        backTo={linkTo('jobApplicants', { jobId: state.jobId })}
        backLabel={t('contact.back')}
      >
        {applicant && t('contact.text', { name: shownCandidate(applicant).name })}
      </PageHeader>
      {!failed && (isLoading || (applicant && !part)) && <Loading />}
      {failed && <ErrorState title={t('applicants.list.failed')} query={failed} />}
      {applicant && part && <part.Contact applicant={applicant} obstacle={right.obstacle} />}
    </>
  );
};

/** The screen on which a recruiter contacts an applicant, who is named in the navigation's state. */
export const Component = () => {
  const state = readContactState(useLocation().state);
  return state ? <ContactScreen key={state.applicationId} state={state} /> : <NoCandidate />;
};
