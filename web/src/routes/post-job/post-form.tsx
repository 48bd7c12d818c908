import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isoInstant } from '#shared/domain/time.ts';
import { linkTo } from '#web/config/links.ts';
import { useLoadDraft, useSaveDraft } from '#web/features/job-postings/draft-changes.ts';
import { usePostJob } from '#web/features/job-postings/job-changes.ts';
import { useConflictFields } from '#web/features/job-postings/job-conflict.tsx';
import { JobFields } from '#web/features/job-postings/job-fields.tsx';
import { type FormValues, useJobForm } from '#web/features/job-postings/job-form-values.ts';
import type { PostingRight } from '#web/features/job-postings/posting-right.ts';
import { type Schedule, ScheduleField } from '#web/features/job-postings/schedule-field.tsx';
import { RequirementsBuilder } from '#web/features/requirements/requirements-builder.tsx';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useForgetFailure } from '#web/lib/use-contract-form.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { useDraft } from '#web/ui/use-draft.ts';

/** What a refusal says of the time of publishing, which is no field of the form. */
const scheduleRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.find(({ path }) => path === 'publish_at')?.message : undefined;

/** The form of a new job: it is posted, published at a time, or stored as a draft. */
export const PostForm = ({
  right,
  values,
  name,
  draft,
  schedule,
}: {
  right: PostingRight;
  values: FormValues;
  /** Of what is typed, in this browser. */
  name: string;
  /** The draft that is edited; 0 for none. */
  draft: number;
  schedule: Schedule;
}) => {
  const t = useT();
  const navigate = useNavigate();
  const form = useJobForm(values);
  const forget = useDraft(form, name, { outlives: true });
  const [later, setLater] = useState(schedule);
  const [isTimeMissing, setTimeMissing] = useState(false);
  const post = usePostJob(forget, draft || undefined);
  const save = useSaveDraft(draft || undefined, forget);
  useForgetFailure(form, post);
  useForgetFailure(form, save);
  const toDrafts = () => void navigate(linkTo('recruiterJobs', {}, { view: 'drafts' }));
  const saveDraft = () => {
    post.reset();
    save.mutate(() => form.getValues(), onSaved(form, t('jobPostings.draft.saved'), toDrafts));
  };
  const submit = form.handleSubmit((fields) => {
    save.reset();
    post.reset();
    if (later === null) {
      const toJobs = () => void navigate(linkTo('recruiterJobs'));
      return post.mutate(fields, onSaved(form, t('jobPostings.post.done'), toJobs));
    }
    setTimeMissing(later === '');
    if (later === '') return;
    const publish_at = isoInstant(new Date(later).toISOString());
    const text = t('jobPostings.draft.scheduled', { when: formatDate(publish_at, 'time') });
    save.mutate(() => ({ ...fields, publish_at }), onSaved(form, text, toDrafts));
  });
  const error = post.error ?? save.error;
  const isBusy = form.formState.isSubmitting;
  const fallback = post.isError ? t('jobPostings.post.failed') : t('jobPostings.draft.failed');
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} noValidate className="space-y-8">
        <JobFields form={form} requirements={(field) => <RequirementsBuilder {...field} />} />
        <ScheduleField
          value={later}
          error={isTimeMissing && later === '' ? t('jobPostings.draft.timeMissing') : scheduleRefusal(save.error)}
          onChange={setLater}
        />
        <SaveConflict
          form={form}
          error={error}
          load={useLoadDraft(draft)}
          fields={useConflictFields()}
          save={post.isError ? submit : saveDraft}
        />
        <FormError>{error ? errorText(error, fallback) : null}</FormError>
        <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5 max-sm:flex-col-reverse">
          <ButtonLink to={linkTo('recruiterJobs')} variant="quiet" onClick={forget}>
            {t('common.cancel')}
          </ButtonLink>
          <Button variant="secondary" loading={save.isPending && !isBusy} disabled={post.isPending} onClick={saveDraft}>
            {t('jobPostings.draft.save')}
          </Button>
          <Button
            type="submit"
            loading={post.isPending || isBusy}
            disabled={right.obstacle !== 'none' || save.isPending}
          >
            {later === null ? t('jobPostings.post.submit') : t('jobPostings.draft.schedule')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
