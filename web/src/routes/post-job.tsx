import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { epochMs } from '#shared/domain/time.ts';
import { linkTo } from '#web/config/links.ts';
import { usePostJob } from '#web/features/job-postings/job-changes.ts';
import { JobFields } from '#web/features/job-postings/job-fields.tsx';
import { type FormValues, formValuesOf, useJobForm, valuesLike } from '#web/features/job-postings/job-form-values.ts';
import { PostingNotice } from '#web/features/job-postings/posting-notice.tsx';
import { type PostingRight, usePostingRight } from '#web/features/job-postings/posting-right.ts';
import { RequirementsBuilder } from '#web/features/requirements/requirements-builder.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { companyIdOf } from '#web/lib/session.ts';
import { useForgetFailure } from '#web/lib/use-contract-form.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { RoleNotice } from '#web/ui/may.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDraft } from '#web/ui/use-draft.ts';

/** The form of a new job. Nothing is stored before it is sent. */
const PostForm = ({ right, values, draft }: { right: PostingRight; values: FormValues; draft: string }) => {
  const t = useT();
  const navigate = useNavigate();
  const form = useJobForm(values);
  const forget = useDraft(form, draft, { outlives: true });
  const post = usePostJob(forget);
  useForgetFailure(form, post);
  const submit = form.handleSubmit((fields) =>
    post.mutate(
      fields,
      onSaved(form, t('jobPostings.post.done'), () => void navigate(linkTo('recruiterJobs'))),
    ),
  );
  return (
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
  );
};

/** The own job that the new one is to be like, as the address says; undefined while it loads. */
const useLikeJob = () => {
  const like = Number(useQueryParams().params.get('like'));
  const session = useSession();
  const isWanted = Number.isSafeInteger(like) && like > 0;
  const job = useQuery({ ...queryOf(jobCalls.get, { params: { id: like } }), enabled: isWanted });
  const isOwn = session && job.data?.recruiter_id === companyIdOf(session.user);
  return { like: isWanted ? like : 0, job: isOwn ? job.data : undefined, isAwaited: isWanted && job.isPending };
};

/**
 * Posts a job, with the fields of another one where the address names it. Without a plan or verification the button is disabled,
 * and a notice says what is missing.
 */
export const Component = () => {
  const t = useT();
  const right = usePostingRight();
  const { like, job, isAwaited } = useLikeJob();
  const values = job ? valuesLike(job, epochMs(Date.now())) : formValuesOf();
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader name="postJob" />
      <PostingNotice right={right} unverified={<VerificationNotice />} />
      {right.obstacle === 'role' && <RoleNotice call={jobCalls.create} />}
      {isAwaited && <Spinner label={t('jobPostings.edit.loading')} />}
      {!isAwaited && right.obstacle !== 'role' && (
        <PostForm key={like} right={right} values={values} draft={job ? `job:like:${like}` : 'job:new'} />
      )}
    </div>
  );
};
