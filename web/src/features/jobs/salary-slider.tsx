import { formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { RangeSlider } from '#web/ui/slider.tsx';
import { type Range, salaryRange } from './job-filters.ts';

const step = 5_000;

/** Two handles that choose a salary range in US dollars. */
export const SalarySlider = ({ value, onChange }: { value: Range; onChange: (range: Range) => void }) => {
  const t = useT();
  const [min, max] = value;
  return (
    <RangeSlider
      label={t('jobs.filters.range')}
      labels={[t('jobs.filters.rangeMin'), t('jobs.filters.rangeMax')]}
      text={t('common.salary.range', { min: formatMoney(min, 'USD'), max: formatMoney(max, 'USD') })}
      {...salaryRange}
      step={step}
      value={value}
      onChange={onChange}
    />
  );
};
