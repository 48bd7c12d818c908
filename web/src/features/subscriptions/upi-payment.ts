import * as z from 'zod/mini';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { subscriptionCalls, upiId } from '#shared/contracts/subscriptions.ts';
import { call } from '#web/lib/api-client.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { showFieldErrors, useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { expectedOf, type OrderRequest } from './order-terms.ts';

const formSchema = z.object({ upi_id: upiId });

/** Reports a payment made by UPI; an admin then confirms it. */
export const useUpiPayment = ({ plan, charge, isSecond, onRefused }: OrderRequest) => {
  const recruiterId = useOwnId();
  const invalidate = useInvalidate();
  const form = useContractForm(formSchema, { upi_id: '' });
  useDraft(form, `upi:${plan.id ?? plan.name}`);
  const report = useMutation({
    mutationFn: (upi_id: string) =>
      call(subscriptionCalls.pay, {
        body: {
          recruiter_id: recruiterId,
          plan_name: plan.key ?? plan.name,
          upi_id,
          ...expectedOf({ plan, charge }),
          unless_ordered: !isSecond,
        },
      }),
    onSuccess: () => {
      // The dialog stays open after a success, but what was sent is no draft.
      form.reset();
      return invalidate(paymentCalls.ofRecruiter);
    },
    onError: (error) => {
      showFieldErrors(form, error);
      onRefused(error);
    },
  });
  useForgetFailure(form, report);
  return { form, report, submit: form.handleSubmit(({ upi_id }) => report.mutate(upi_id)) };
};

/** Address that opens a UPI app with the payment filled in; `amount` in whole rupees. */
export const upiLink = (to: { id: string; name: string }, amount: number, reference: string): string => {
  const parts = { pa: to.id, pn: to.name, am: String(amount), cu: 'INR', tn: reference };
  // Spaces as %20: UPI apps show the plus signs of a form's encoding.
  return `upi://pay?${new URLSearchParams(parts).toString().replaceAll('+', '%20')}`;
};
