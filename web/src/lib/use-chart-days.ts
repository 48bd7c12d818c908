import { useSearchParams } from 'react-router-dom';
import { type ChartPeriod, chartPeriods } from '#shared/domain/day-periods.ts';

/** The period of the charts in the address, `?days=30`; `usual` where there is none. */
export const useChartDays = (usual: ChartPeriod): ChartPeriod => {
  const given = Number(useSearchParams()[0].get('days'));
  return chartPeriods.find((days) => days === given) ?? usual;
};
