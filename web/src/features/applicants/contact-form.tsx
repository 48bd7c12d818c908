import { contactBody } from '#shared/contracts/applications.ts';
import { contactMethods } from '#shared/domain/hiring-statuses.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { useRecordContact } from './use-contact.ts';

/** The form that records a contact. */
export const useContactForm = () => useContractForm(contactBody, { method: 'email', notes: '' });

/** Records how the recruiter contacted an applicant, with notes for themselves. */
export const ContactForm = ({
  applicationId,
  form,
  onDone,
}: {
  applicationId: string;
  form: ReturnType<typeof useContactForm>;
  onDone: () => void;
}) => {
  const t = useT();
  const forget = useDraft(form, `contact:${applicationId}`, { outlives: true });
  const record = useRecordContact(applicationId, forget);
  const { errors } = form.formState;
  useForgetFailure(form, record);
  const submit = form.handleSubmit((body) => record.mutate(body, onSaved(form, t('contact.done'), onDone)));
  return (
    <Card as="section">
      <CardHeader title={t('contact.form.title')} hint={t('contact.form.text')} />
      <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
        <Select
          label={t('contact.form.method')}
          options={contactMethods.map((method) => ({ value: method, label: t(`contact.method.${method}`) }))}
          {...form.register('method')}
          error={errors.method?.message}
        />
        <TextArea
          label={t('applicants.update.notes')}
          hint={t('contact.form.notesHint')}
          optional
          rows={5}
          limit={limitOf(contactBody, 'notes')}
          {...form.register('notes')}
          error={errors.notes?.message}
        />
        <FormError>{record.isError ? errorText(record.error, t('contact.failed')) : null}</FormError>
        <div className="flex justify-end">
          <Button type="submit" loading={record.isPending}>
            {t('contact.form.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
