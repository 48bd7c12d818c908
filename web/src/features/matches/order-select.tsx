import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';

const orders = ['newest', 'match'] as const;
export type ApplicantOrder = (typeof orders)[number];

/** Chooses the order of a job's applicants. */
export const OrderSelect = ({
  order,
  onChange,
}: {
  order: ApplicantOrder;
  onChange: (order: ApplicantOrder) => void;
}) => {
  const t = useT();
  return (
    <Select
      hideLabel
      label={t('matches.sort.label')}
      className="min-w-0 flex-1 sm:max-w-60"
      value={order}
      options={orders.map((value) => ({ value, label: t(`matches.sort.${value}`) }))}
      onChange={({ target }) => onChange(orders.find((each) => each === target.value) ?? 'newest')}
    />
  );
};
