import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { type AnyApplicant, shownCandidate } from '#web/features/applicants/applicant.ts';
import { ContactDetails } from '#web/features/applicants/contact-details.tsx';
import { ContactForm, useContactForm } from '#web/features/applicants/contact-form.tsx';
import { MessageLink } from '#web/ui/message-link.tsx';

/** The ways to reach an applicant beside the form that says what was done, or beside what keeps the recruiter from it. */
export const Contact = ({ applicant, obstacle }: { applicant: AnyApplicant; obstacle: ReactNode }) => {
  const navigate = useNavigate();
  const form = useContactForm();
  const onDone = () => void navigate(linkTo('jobApplicants', { jobId: applicant.job_id }));
  const { name } = shownCandidate(applicant);
  return (
    <>
      {!obstacle && (
        <p className="mb-4">
          <MessageLink candidateId={applicant.candidate.id} name={name} jobTitle={applicant.job.title} />
        </p>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <ContactDetails applicant={applicant} onUse={(method) => form.setValue('method', method)} />
        {obstacle ?? <ContactForm applicationId={applicant.application_id} form={form} onDone={onDone} />}
      </div>
    </>
  );
};
