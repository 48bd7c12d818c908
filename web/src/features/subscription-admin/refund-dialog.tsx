import * as z from 'zod/mini';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls, type ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { type Payment, paymentCalls, refundAmount } from '#shared/contracts/payments.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useDiscard, useInvalidate } from '#web/lib/query.ts';
import { useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { refundable } from './payments-of-subscription.tsx';
import { nameOf } from './subscription-parts.tsx';

const refundForm = z.object({ amount: refundAmount });

/** Pays back a payment or a part of it: by Razorpay, or as a record of what the admin paid back by UPI. */
export const RefundDialog = ({
  subscription,
  payment,
  onClose,
}: {
  subscription: ListedSubscription;
  payment: Payment;
  onClose: () => void;
}) => {
  const t = useT();
  const discard = useDiscard();
  const invalidate = useInvalidate();
  const { id, method, amount, amount_refunded: shown_refunded } = payment;
  const left = refundable(payment);
  const form = useContractForm(refundForm, { amount: String(Math.floor(left)) });
  const refund = useMutation({
    mutationFn: (rupees: number) =>
      call(paymentCalls.refund, {
        params: { id },
        // What is left may have paise, which only the whole of it pays back.
        body: { shown_refunded, ...(rupees === Math.floor(left) ? {} : { amount: rupees }) },
      }),
    // What is left of the payment is read again before the next refund.
    onSettled: () =>
      Promise.all([
        discard(paymentCalls.ofRecruiter),
        invalidate(paymentCalls.invoice, adminSubscriptionCalls.adminList, adminCalls.stats),
      ]),
  });
  useForgetFailure(form, refund);
  const submit = form.handleSubmit((body) => {
    refund.mutate(body.amount, onSaved(form, t('subscriptionAdmin.refund.done'), onClose));
  });
  return (
    <FormDialog
      title={t('subscriptionAdmin.refund.title')}
      description={nameOf(subscription)}
      label={t(method === 'upi' ? 'subscriptionAdmin.refund.record' : 'subscriptionAdmin.refund.pay')}
      loading={refund.isPending}
      variant="danger"
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-sm text-soft">
        {t(method === 'upi' ? 'subscriptionAdmin.refund.byUpi' : 'subscriptionAdmin.refund.byCard')}
      </p>
      <NumberField
        label={t('subscriptionAdmin.refund.amount')}
        hint={t('subscriptionAdmin.refund.left', { left: formatMoney(left), paid: formatMoney(amount) })}
        error={form.formState.errors.amount?.message}
        {...form.register('amount')}
      />
      <Notice tone="warning">{t('subscriptionAdmin.refund.consequence')}</Notice>
      <FormError>{refund.isError ? errorText(refund.error, t('subscriptionAdmin.refund.failed')) : null}</FormError>
    </FormDialog>
  );
};
