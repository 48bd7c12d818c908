import { useState } from 'react';
import { adminSubscriptionCalls, type ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { showFieldErrors, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { useUpdateSubscription } from './subscription-changes.ts';
import { nameOf } from './subscription-parts.tsx';
import { TermFields } from './term-fields.tsx';
import { useConflictFields } from './terms-conflict.ts';
import { changesOf, isPricePaid, termsOf, useTermsForm, withActive } from './terms-form.ts';

/** Edits a subscription: its terms, its payment and whether it is active. */
export const EditDialog = ({ subscription, onClose }: { subscription: ListedSubscription; onClose: () => void }) => {
  const t = useT();
  const form = useTermsForm(termsOf(subscription));
  useDraft(form, `subscription:${subscription.id}`);
  const update = useUpdateSubscription(subscription);
  // After a conflict it is the one that was loaded again.
  const [stored, setStored] = useState(subscription);
  const conflictFields = useConflictFields();
  const invalidate = useInvalidate();
  const leave = () => {
    if (stored !== subscription) void invalidate(adminSubscriptionCalls.adminList);
    onClose();
  };
  const load = async () => {
    const current = await call(adminSubscriptionCalls.adminGet, { params: { id: subscription.id } });
    setStored(current);
    return termsOf(current);
  };
  useForgetFailure(form, update);
  const submit = form.handleSubmit((terms) => {
    const changes = changesOf(stored, withActive(terms));
    if (Object.keys(changes).length === 0) return leave();
    update.mutate(
      { ...changes, version: terms.version },
      {
        onSuccess: () => {
          toast.success(t('subscriptionAdmin.edit.done'));
          onClose();
        },
        onError: (error) => void showFieldErrors(form, error),
      },
    );
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !update.isPending && onClose()}
      title={t('subscriptionAdmin.edit.title')}
      description={nameOf(subscription)}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
        <TermFields form={form} planName={subscription.plan.name} isPricePaid={isPricePaid(stored)} />
        <FormError>{update.isError ? errorText(update.error, t('subscriptionAdmin.edit.failed')) : null}</FormError>
        <SaveConflict form={form} error={update.error} load={load} fields={conflictFields} save={submit} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={update.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={update.isPending}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
