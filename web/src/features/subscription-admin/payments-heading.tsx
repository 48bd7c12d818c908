import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n.ts';

/** The title that names the section of payments. */
export const paymentsTitleId = 'payments-title';

/**
 * The heading of a dashboard's payments. `hint` absent: how payments are confirmed. On phones the hint has two lines even
 * where it needs one, so that nothing below moves when it changes.
 */
export const PaymentsHeading = ({ hint, actions }: { hint?: string | undefined; actions: ReactNode }) => {
  const t = useT();
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <h2 id={paymentsTitleId} className="text-xl">
          {t('admin.payments.title')}
        </h2>
        <p className="text-sm text-soft max-sm:min-h-[2lh]">{hint ?? t('admin.payments.hint')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">{actions}</div>
    </div>
  );
};
