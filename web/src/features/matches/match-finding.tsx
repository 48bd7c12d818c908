import type { Outcome } from '#shared/domain/languages/results.ts';
import { ResultMark } from './result-mark.tsx';

/** One comparison: what is wanted, its result, the reason, and the single change that would be enough. */
export const MatchFinding = ({
  wanted,
  outcome,
  reason,
  change,
}: {
  wanted: string;
  outcome: Outcome;
  reason: string;
  change: string | null;
}) => (
  <>
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="font-medium first-letter:uppercase">{wanted}</span>
      <ResultMark outcome={outcome} />
    </p>
    <p className="mt-0.5 inline-block text-sm text-soft wrap-anywhere first-letter:uppercase">{reason}</p>
    {change && <p className="text-sm wrap-anywhere first-letter:uppercase">{change}</p>}
  </>
);
