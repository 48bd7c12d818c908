import { useState } from 'react';
import { adminSubscriptionCalls, type ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useForgetFailure } from '#web/lib/use-contract-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
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
    update.mutate({ ...changes, version: terms.version }, onSaved(form, t('subscriptionAdmin.edit.done'), onClose));
  });
  return (
    <FormDialog
      title={t('subscriptionAdmin.edit.title')}
      description={nameOf(subscription)}
      label={t('common.save')}
      loading={update.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TermFields form={form} planName={subscription.plan.name} isPricePaid={isPricePaid(stored)} />
      <FormError>{update.isError ? errorText(update.error, t('subscriptionAdmin.edit.failed')) : null}</FormError>
      <SaveConflict form={form} error={update.error} load={load} fields={conflictFields} save={submit} />
    </FormDialog>
  );
};
