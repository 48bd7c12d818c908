import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames } from '#web/lib/plan-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CopyLine } from '#web/ui/copy-line.tsx';
import { ExternalLink } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useBuyer } from './buyer.ts';
import { usePendingUpi } from './payments.ts';
import { upiLink } from './upi-payment.ts';

const Step = ({ number, title, children }: { number: number; title: string; children?: ReactNode }) => (
  <li className="flex gap-3">
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-tint text-sm font-semibold text-primary-strong"
    >
      {number}
    </span>
    <div className="min-w-0 flex-1">
      <p className="min-h-7 content-center font-semibold">{title}</p>
      {children}
    </div>
  </li>
);

/** Warns that this payment would replace another pending one. */
const Waiting = ({ plan }: { plan: Plan }) => {
  const t = useT();
  const pending = usePendingUpi();
  const planName = usePlanNames(pending !== undefined);
  if (!pending || pending.plan_name === plan.name) return null;
  return (
    <Notice tone="warning" title={t('subscriptions.upi.replaceTitle', { plan: planName(pending.plan_name) })}>
      {t('subscriptions.upi.replaceText')}
    </Notice>
  );
};

/** Instructions to pay by UPI, step by step. The form reports the payer; its button is in the dialog's footer. */
export const UpiStep = ({
  plan,
  charge,
  to,
  form,
  formId,
  onSubmit,
}: {
  plan: Plan;
  /** What is to be paid, in whole rupees. */
  charge: number;
  to: { id: string; name: string };
  form: UseFormReturn<{ upi_id: string }>;
  formId: string;
  onSubmit: () => void;
}) => {
  const t = useT();
  const { company } = useBuyer();
  const price = formatMoney(charge);
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="space-y-4"
    >
      <Waiting plan={plan} />
      <ol className="space-y-4">
        <Step number={1} title={t('subscriptions.upi.send', { price })}>
          <CopyLine label={t('subscriptions.upi.ourId')} value={to.id} />
          <a
            href={upiLink(to, charge, company)}
            className={buttonClass('secondary', 'md', 'mt-2 w-full pointer-fine:hidden')}
          >
            <ExternalLink className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            <span>{t('subscriptions.upi.openApp')}</span>
          </a>
        </Step>
        <Step number={2} title={t('subscriptions.upi.reference')}>
          <CopyLine label={t('subscriptions.upi.company')} value={company} />
        </Step>
        <Step number={3} title={t('subscriptions.upi.confirm')}>
          <TextInput
            className="mt-1.5"
            label={t('subscriptions.upi.yourId')}
            hint={t('subscriptions.upi.yourIdHint')}
            placeholder="name@bank"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            dir="ltr"
            {...form.register('upi_id')}
            error={form.formState.errors.upi_id?.message}
          />
        </Step>
      </ol>
    </form>
  );
};
