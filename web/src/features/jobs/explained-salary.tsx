import { useState } from 'react';
import type { Job } from '#shared/contracts/jobs.ts';
import { useCurrency } from '#web/lib/currency.ts';
import { approximateSalaryText, salaryText } from '#web/lib/format.ts';
import { CurrencySelect } from './currency-select.tsx';
import { ratesText } from './rates-text.ts';

/**
 * The salary on a job's own page: the approximate amount with its rates, and the choice of another currency. The choice stays
 * when it makes the approximate amount needless, so that it can be taken back.
 */
export const ExplainedSalary = ({ job }: { job: Job }) => {
  const about = approximateSalaryText(job, useCurrency());
  const [isOffered, setOffered] = useState(false);
  if (about && !isOffered) setOffered(true);
  return (
    <>
      <span className="block">{salaryText(job)}</span>
      {about && <span className="block text-sm text-soft">{about}</span>}
      {isOffered && <CurrencySelect className="mt-3 max-w-64" hint={about && ratesText()} />}
    </>
  );
};
