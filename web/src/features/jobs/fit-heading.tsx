import type { FoundJob } from '#shared/contracts/job-search.ts';
import { useT } from '#web/lib/i18n.ts';

type Heading = 'not_stated' | 'further';

const FitHeading = ({ about }: { about: Heading }) => {
  const t = useT();
  return (
    <h2 className="text-sm leading-5 max-sm:-my-1 sm:mt-1 sm:text-lg">
      {t(about === 'further' ? 'jobs.list.further' : 'jobs.list.notStated')}
    </h2>
  );
};

/** The heading above the first job that requires a language which is not stated, and above the first that requires more. */
export const fitHeading = ({ fit }: FoundJob, before: FoundJob | undefined) =>
  fit !== before?.fit && (fit === 'not_stated' || fit === 'further') ? <FitHeading about={fit} /> : undefined;
