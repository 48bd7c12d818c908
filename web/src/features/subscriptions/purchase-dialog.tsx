import { useId } from 'react';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PurchaseContent } from './purchase-content.tsx';
import { type Purchase, usePurchase } from './use-purchase.ts';

/** The dialog's main button: what it does depends on how far the purchase is. */
const Action = ({ purchase, formId }: { purchase: Purchase; formId: string }) => {
  const t = useT();
  const { plan, way, card, upi, isBusy } = purchase;
  const { phase } = card;
  if (phase.name === 'unsure') {
    return <Button onClick={() => void card.checkAgain(phase.result)}>{t('subscriptions.payment.checkAgain')}</Button>;
  }
  if (way === undefined || upi.telling.isSuccess) return null;
  return way === 'card' ? (
    <Button loading={isBusy} onClick={() => void card.pay()}>
      {t('subscriptions.payment.pay', { price: formatMoney(plan.price) })}
    </Button>
  ) : (
    <Button type="submit" form={formId} loading={isBusy}>
      {t('subscriptions.upi.paid')}
    </Button>
  );
};

/** The purchase of a paid plan: what it is, how to pay, and the payment itself. */
export const PurchaseDialog = ({ plan, onClose }: { plan: Plan; onClose: () => void }) => {
  const t = useT();
  const formId = useId();
  const purchase = usePurchase(plan);
  const { card, upi, isBusy, isMade } = purchase;
  return (
    <Dialog
      // The checkout stands outside of this dialog, where presses are off and the focus is brought back from.
      open={card.phase.name !== 'paying'}
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={t(upi.telling.isSuccess ? 'subscriptions.upi.doneTitle' : 'subscriptions.purchase.title')}
      {...(isMade ? {} : { description: t('subscriptions.purchase.text') })}
      footer={
        card.phase.name !== 'verifying' && (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {t('common.close')}
            </Button>
            <Action purchase={purchase} formId={formId} />
          </>
        )
      }
    >
      <PurchaseContent purchase={purchase} formId={formId} />
    </Dialog>
  );
};
