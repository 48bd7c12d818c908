import { useState } from 'react';
import { formatMoney } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { RangeSlider } from '#web/ui/slider.tsx';
import { rangeFilters, rangeOf, salaryRange } from './pay.ts';
import type { FilterSearch } from './use-filters.ts';

const step = 5_000;

type Props = Pick<FilterSearch, 'filters' | 'apply'>;

const Slider = ({ filters, apply }: Props) => {
  const t = useT();
  const [[min, max], setRange] = useState(rangeOf(filters));
  return (
    <RangeSlider
      label={t('jobs.filters.range')}
      labels={[t('jobs.filters.rangeMin'), t('jobs.filters.rangeMax')]}
      text={t('common.salary.range', { min: formatMoney(min, 'USD'), max: formatMoney(max, 'USD') })}
      {...salaryRange}
      step={step}
      value={[min, max]}
      onChange={setRange}
      onCommit={(chosen) => apply((present) => ({ ...present, ...rangeFilters(chosen) }))}
    />
  );
};

/** The salary as a range in US dollars, as on the dashboard; it applies when a handle is released. */
export const PayRange = (props: Props) => <Slider key={rangeOf(props.filters).join('-')} {...props} />;
