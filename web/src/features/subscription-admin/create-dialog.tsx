import { type FormEvent, useState } from 'react';
import { errorText } from '#web/lib/api-error.ts';
import { focusFirstInvalid } from '#web/lib/focus-first-invalid.ts';
import { useT } from '#web/lib/i18n.ts';
import { showFieldErrors, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import type { Choice } from '#web/ui/picker.tsx';
import { toast } from '#web/ui/toast-store.ts';
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
        {
          onSuccess: () => {
            toast.success(t('subscriptionAdmin.create.done'));
            onClose();
          },
          onError: (error) => void showFieldErrors(form, error),
        },
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
    <Dialog
      open
      onOpenChange={(open) => !open && !create.isPending && onClose()}
      title={t('subscriptionAdmin.create.title')}
      description={t('subscriptionAdmin.create.text')}
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        <RecruiterPicker
          chosen={recruiter}
          onChoose={choose}
          error={isMissing ? t('subscriptionAdmin.create.noRecruiter') : undefined}
        />
        <TermFields form={form} planName={newTerms.plan_name} />
        <FormError>{create.isError ? errorText(create.error, t('subscriptionAdmin.create.failed')) : null}</FormError>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={create.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('subscriptionAdmin.create.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
