import type { JobSummary } from '#shared/contracts/jobs.ts';
import { useCurrency } from '#web/lib/currency.ts';
import { approximateSalaryText } from '#web/lib/format.ts';
import { ratesText } from './rates-text.ts';

/** A salary as the recruiter gave it, and below it about what that is in the reader's currency, where it is another. */
export const JobSalary = ({ job, text }: { job: JobSummary; text: string }) => {
  const about = approximateSalaryText(job, useCurrency());
  return (
    <span className="block min-w-0">
      <span className="block wrap-anywhere">{text}</span>
      {about && (
        <span title={ratesText()} className="block text-xs font-normal text-soft wrap-anywhere">
          {about}
        </span>
      )}
    </span>
  );
};
