import { useNavigate } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { usePostJob } from '#web/features/job-postings/job-changes.ts';
import { JobFields } from '#web/features/job-postings/job-fields.tsx';
import { useJobForm } from '#web/features/job-postings/job-form-values.ts';
import { PostingNotice } from '#web/features/job-postings/posting-notice.tsx';
import { usePostingRight } from '#web/features/job-postings/posting-right.ts';
import { RequirementsBuilder } from '#web/features/requirements/requirements-builder.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useForgetFailure } from '#web/lib/use-contract-form.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { useDraft } from '#web/ui/use-draft.ts';

/** Posts a job. Without a plan or verification the button is disabled, and a notice says what is missing. */
export const Component = () => {
  const t = useT();
  const navigate = useNavigate();
  const right = usePostingRight();
  const form = useJobForm();
  const forget = useDraft(form, 'job:new', { outlives: true });
  const post = usePostJob(forget);
  useForgetFailure(form, post);
  const submit = form.handleSubmit((fields) =>
    post.mutate(
      fields,
      onSaved(form, t('jobPostings.post.done'), () => void navigate(linkTo('recruiterJobs'))),
    ),
  );
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader name="postJob" />
      <PostingNotice right={right} unverified={<VerificationNotice />} />
      <Card>
        <form onSubmit={(event) => void submit(event)} noValidate className="space-y-8">
          <JobFields form={form} requirements={(field) => <RequirementsBuilder {...field} />} />
          <FormError>{post.isError ? errorText(post.error, t('jobPostings.post.failed')) : null}</FormError>
          <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
            <ButtonLink to={linkTo('recruiterJobs')} variant="secondary" onClick={forget}>
              {t('common.cancel')}
            </ButtonLink>
            <Button
              type="submit"
              loading={post.isPending || form.formState.isSubmitting}
              disabled={right.obstacle !== 'none'}
            >
              {t('jobPostings.post.submit')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
};
