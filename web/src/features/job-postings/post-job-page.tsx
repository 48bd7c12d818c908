import { useNavigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { showFieldErrors } from '#web/lib/use-contract-form.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { usePostJob } from './job-changes.ts';
import { JobFields } from './job-fields.tsx';
import { useJobForm } from './job-form-values.ts';
import { PostingNotice } from './posting-notice.tsx';
import { usePostingRight } from './posting-right.ts';

/** Posts a job. Without a plan or verification the button is off, and a notice says what is missing. */
export const PostJobPage = () => {
  const t = useT();
  const navigate = useNavigate();
  const right = usePostingRight();
  const form = useJobForm();
  const post = usePostJob();
  const submit = form.handleSubmit((fields) =>
    post.mutate(fields, {
      onSuccess: () => {
        toast.success(t('jobPostings.post.done'));
        void navigate(paths.recruiter.myPostings);
      },
      onError: (error) => void showFieldErrors(form, error),
    }),
  );
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t('jobPostings.post.title')}
        backTo={paths.recruiter.myPostings}
        backLabel={t('jobPostings.post.back')}
      >
        {t('jobPostings.post.text')}
      </PageHeader>
      <PostingNotice right={right} />
      <Card>
        <form onSubmit={(event) => void submit(event)} noValidate className="space-y-8">
          <JobFields form={form} />
          <FormError>{post.isError ? errorText(post.error, t('jobPostings.post.failed')) : null}</FormError>
          <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
            <ButtonLink to={paths.recruiter.myPostings} variant="secondary">
              {t('common.cancel')}
            </ButtonLink>
            <Button type="submit" loading={post.isPending} disabled={right.obstacle !== 'none'}>
              {t('jobPostings.post.submit')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
};
