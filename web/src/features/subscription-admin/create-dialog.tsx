import { type FormEvent, useState } from 'react';
import { errorText } from '#web/lib/api-error.ts';
import { focusFirstInvalid } from '#web/lib/focus-first-invalid.ts';
import { useT } from '#web/lib/i18n.ts';
import { useForgetFailure } from '#web/lib/use-contract-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import type { Choice } from '#web/ui/picker.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { useDraftChoice } from '#web/ui/use-draft-choice.ts';
import { RecruiterPicker } from './recruiter-picker.tsx';
import { useCreateSubscription } from './subscription-changes.ts';
import { TermFields } from './term-fields.tsx';
import { newTerms, useTermsForm, withActive } from './terms-form.ts';

/** The form of a new subscription; the recruiter is chosen beside it. */
const useCreation = (onClose: () => void) => {
  const t = useT();
  const form = useTermsForm(newTerms);
  useDraft(form, 'subscription:new');
  const create = useCreateSubscription();
  useForgetFailure(form, create);
  const [recruiter, choose] = useDraftChoice<Choice>('subscription:new:recruiter');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    setMissing(recruiter === undefined);
    const send = form.handleSubmit((terms) => {
      if (!recruiter) return focusFirstInvalid(element);
      create.mutate(
        { ...withActive(terms), recruiter_id: recruiter.id, payment_method: 'admin_created' },
        onSaved(form, t('subscriptionAdmin.create.done'), onClose),
      );
    });
    void send(event);
  };
  return { form, create, recruiter, choose, submit, isMissing: isMissing && !recruiter };
};

/** Creates a subscription for a recruiter. */
export const CreateDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { form, create, recruiter, choose, submit, isMissing } = useCreation(onClose);
  return (
    <FormDialog
      title={t('subscriptionAdmin.create.title')}
      description={t('subscriptionAdmin.create.text')}
      label={t('subscriptionAdmin.create.submit')}
      loading={create.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RecruiterPicker
        chosen={recruiter}
        onChoose={choose}
        error={isMissing ? t('subscriptionAdmin.create.noRecruiter') : undefined}
      />
      <TermFields form={form} planName={newTerms.plan_name} />
      <FormError>{create.isError ? errorText(create.error, t('subscriptionAdmin.create.failed')) : null}</FormError>
    </FormDialog>
  );
};
