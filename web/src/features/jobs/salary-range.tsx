import { cx } from '#web/lib/cx.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { RangeSlider } from '#web/ui/slider.tsx';
import { type Range, salaryRange } from './job-filters.ts';

const step = 5_000;

/** A salary range in US dollars. */
export const SalaryRange = ({
  value,
  onChange,
  className,
}: {
  value: Range;
  onChange: (range: Range) => void;
  className: string;
}) => {
  const t = useT();
  const [min, max] = value;
  return (
    <div className={cx('sm:col-span-2', className)}>
      <RangeSlider
        label={t('jobs.filters.range')}
        labels={[t('jobs.filters.rangeMin'), t('jobs.filters.rangeMax')]}
        text={t('common.salary.range', { min: formatMoney(min, 'USD'), max: formatMoney(max, 'USD') })}
        {...salaryRange}
        step={step}
        value={value}
        onChange={onChange}
      />
    </div>
  );
};
