import { useT } from '#web/lib/i18n.ts';
import { CreditCard, Smartphone } from '#web/ui/icons.ts';
import type { Way } from './use-purchase.ts';

const icons = { card: CreditCard, upi: Smartphone } as const;

/** The choice of the payment method. */
export const WaysToPay = ({
  ways,
  chosen,
  disabled,
  onChoose,
}: {
  ways: readonly Way[];
  chosen: Way;
  disabled: boolean;
  onChoose: (way: Way) => void;
}) => {
  const t = useT();
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1.5 text-sm font-semibold">{t('subscriptions.payment.ways')}</legend>
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {ways.map((way) => {
          const Icon = icons[way];
          return (
            <label
              key={way}
              className="flex cursor-pointer items-start gap-3 rounded-lg border border-edge bg-card p-3.5 transition-colors hover:border-ink has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name="way"
                value={way}
                checked={chosen === way}
                onChange={() => onChoose(way)}
                className="order-last mt-1 size-4 shrink-0 accent-primary outline-none"
              />
              <Icon className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`subscriptions.payment.${way}`)}</span>
                <span className="block text-sm text-soft">{t(`subscriptions.payment.${way}Text`)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
