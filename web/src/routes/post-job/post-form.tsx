import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isoInstant } from '#shared/domain/time.ts';
import { linkTo } from '#web/config/links.ts';
import { useLoadDraft, useSaveDraft } from '#web/features/job-postings/draft-changes.ts';
import { usePostJob } from '#web/features/job-postings/job-changes.ts';
import { useConflictFields } from '#web/features/job-postings/job-conflict.tsx';
import { JobFields } from '#web/features/job-postings/job-fields.tsx';
import { type FormValues, type Schedule, useJobForm } from '#web/features/job-postings/job-form-values.ts';
import type { PostingRight } from '#web/features/job-postings/posting-right.ts';
import { ScheduleField } from '#web/features/job-postings/schedule-field.tsx';
import { RequirementsBuilder } from '#web/features/requirements/requirements-builder.tsx';
import { errorText } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useForgetFailure } from '#web/lib/use-contract-form.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { useDraft } from '#web/ui/use-draft.ts';

const instantOf = (schedule: Schedule) => (schedule ? isoInstant(new Date(schedule).toISOString()) : null);

/** The form of a new job: it is posted, published at a time, or stored as a draft. */
export const PostForm = ({
  right,
  values,
  name,
  draft,
}: {
  right: PostingRight;
  values: FormValues;
  /** Of what is typed, in this browser. */
  name: string;
  /** The draft that is edited; 0 for none. */
  draft: number;
}) => {
  const t = useT();
  const navigate = useNavigate();
  const form = useJobForm(values);
  const forget = useDraft(form, name, { outlives: true });
  const isLater = typeof useWatch({ control: form.control, name: 'publish_at' }) === 'string';
  const post = usePostJob(forget, draft || undefined);
  const save = useSaveDraft(draft || undefined, forget);
  useForgetFailure(form, post);
  useForgetFailure(form, save);
  const toDrafts = () => void navigate(linkTo('recruiterJobs', {}, { view: 'drafts' }));
  const onDraft = (schedule: Schedule) => {
    const when = instantOf(schedule);
    const text = when
      ? t('jobPostings.draft.scheduled', { when: formatDate(when, 'time') })
      : t('jobPostings.draft.saved');
    return onSaved(form, text, toDrafts);
  };
  const saveDraft = () => {
    post.reset();
    const fields = () => ({ ...form.getValues(), publish_at: instantOf(form.getValues('publish_at')) });
    save.mutate(fields, onDraft(form.getValues('publish_at')));
  };
  const submit = form.handleSubmit(({ publish_at, ...fields }) => {
    save.reset();
    post.reset();
    if (typeof publish_at !== 'string') {
      const toJobs = () => void navigate(linkTo('recruiterJobs'));
      return post.mutate(fields, onSaved(form, t('jobPostings.post.done'), toJobs));
    }
    if (publish_at === '') return form.setError('publish_at', { message: t('jobPostings.draft.timeMissing') });
    save.mutate(() => ({ ...fields, publish_at: instantOf(publish_at) }), onDraft(publish_at));
  });
  // Where "not by itself" was chosen, what was to be scheduled must not be posted at once.
  const saveChosen = () => (post.isError || form.getValues('publish_at') ? submit() : saveDraft());
  const error = post.error ?? save.error;
  const isBusy = form.formState.isSubmitting;
  const fallback = post.isError ? t('jobPostings.post.failed') : t('jobPostings.draft.failed');
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} noValidate className="space-y-8">
        <JobFields form={form} requirements={(field) => <RequirementsBuilder {...field} />} />
        <ScheduleField form={form} />
        <SaveConflict
          form={form}
          error={error}
          load={useLoadDraft(draft)}
          fields={useConflictFields()}
          save={saveChosen}
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
            {isLater ? t('jobPostings.draft.schedule') : t('jobPostings.post.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
