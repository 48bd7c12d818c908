import { UserRoundSearch } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { type AnyApplicant, shownCandidate } from '#web/features/applicants/applicant.ts';
import { ContactDetails } from '#web/features/applicants/contact-details.tsx';
import { ContactForm, useContactForm } from '#web/features/applicants/contact-form.tsx';
import { applicantIn } from '#web/features/applicants/contact-state.ts';
import { useOpenApplicant } from '#web/features/applicants/use-contact.ts';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { useSubscriptionStatus, useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Goes back to where the recruiter came from; to their jobs when this is the first screen of the visit. */
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

const Contact = ({ applicant: given }: { applicant: AnyApplicant }) => {
  const t = useT();
  const navigate = useNavigate();
  const { verified } = useVerified();
  const { status } = useSubscriptionStatus();
  const form = useContactForm();
  const isAllowed = verified === true && status?.has_active_subscription === true;
  const isKnown = verified !== undefined && status !== undefined;
  const { applicant, isLoading } = useOpenApplicant(given, isAllowed);
  const applicants = linkTo('jobApplicants', { jobId: applicant.job_id });
  return (
    <>
      <PageHeader title={t('contact.pageTitle')} backTo={applicants} backLabel={t('contact.back')}>
        {t('contact.text', { name: shownCandidate(applicant).name })}
      </PageHeader>
      <div className="grid gap-5 lg:grid-cols-2">
        <ContactDetails
          applicant={applicant}
          isLoading={isLoading}
          onUse={(method) => form.setValue('method', method)}
        />
        {!isKnown && <Skeleton className="h-72 w-full" />}
        {isKnown && isAllowed && (
          <ContactForm applicationId={applicant.application_id} form={form} onDone={() => void navigate(applicants)} />
        )}
        {isKnown && !isAllowed && <div>{verified ? <PlanNeeded /> : <VerificationNotice />}</div>}
      </div>
    </>
  );
};

/** Where a recruiter contacts an applicant, whom the navigation brings along. */
export const Component = () => {
  const applicant = applicantIn(useLocation().state);
  return applicant ? <Contact key={applicant.application_id} applicant={applicant} /> : <NoCandidate />;
};
