import type { JobSummary } from '#shared/contracts/jobs.ts';
import { useCurrency } from '#web/lib/currency.ts';
import { approximateSalaryText } from '#web/lib/format.ts';
import { ratesText } from './rates-text.ts';

/**
 * A salary as the recruiter gave it, and about what that is in the reader's currency, where it is another and there is room
 * for the whole of it: in a part of a line, a half would be wrong.
 */
export const JobSalary = ({ job, text }: { job: JobSummary; text: string }) => {
  const about = approximateSalaryText(job, useCurrency());
  return (
    <span className="flex h-6 min-w-0 flex-wrap gap-x-1.5 overflow-hidden leading-6">
      <span className="max-w-full truncate">{text}</span>
      {about && (
        <span title={ratesText()} className="text-xs leading-6 text-soft">
          {about}
        </span>
      )}
    </span>
  );
};
