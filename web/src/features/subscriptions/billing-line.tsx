import { paymentCalls } from '#shared/contracts/payments.ts';
import { useT } from '#web/lib/i18n.ts';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { FileText } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { May } from '#web/ui/may.tsx';
import { useBuyer } from './buyer.ts';
import { usePaymentWays } from './payments.ts';

const BillingDialog = laterDialog(async () => (await import('./billing-dialog.tsx')).BillingDialog, ['billing']);

/** Whom the recruiter's invoices name, and the button that changes it. */
export const BillingLine = () => {
  const t = useT();
  const { company } = useBuyer();
  const { data: ways } = usePaymentWays();
  BillingDialog.usePreload();
  if (!ways) return null;
  const { billing } = ways;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-2.5">
      <p className="min-w-0 text-sm">
        <span className="block text-soft">{t('subscriptions.billing.invoiceTo')}</span>
        <bdi className="block font-semibold wrap-anywhere">{billing?.legal_name ?? company}</bdi>
        {billing?.gstin && <bdi dir="ltr" className="block text-soft">{`GSTIN ${billing.gstin}`}</bdi>}
      </p>
      <May call={paymentCalls.saveBilling}>
        <DialogButton
          size="sm"
          icon={<FileText className="size-4" aria-hidden="true" />}
          dialog={(onClose) => <BillingDialog billing={billing} company={company} onClose={onClose} />}
        >
          {t('subscriptions.billing.edit')}
        </DialogButton>
      </May>
    </div>
  );
};
