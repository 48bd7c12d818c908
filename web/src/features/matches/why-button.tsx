import { useState } from 'react';
import type { JobFit } from '#shared/domain/job-terms.ts';
import { type AskingJob, comparedOf } from '#shared/domain/languages/language-requirement.ts';
import { useT } from '#web/lib/i18n.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

const LazyWhyDialog = laterDialog(async () => (await import('./why-dialog.tsx')).WhyDialog, ['fitWhy']);

/** A job of the personal list, as the list has it. */
export interface FittingJob extends AskingJob {
  title: string;
  fit?: JobFit | undefined;
}

/** Opens the reasons for which a job is in the personal list; nothing in other lists, whose jobs have no fit. */
export const WhyButton = ({ job }: { job: FittingJob }) => {
  const { title, fit } = job;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (!fit) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('matches.fit.whyNamed', { title })}
        className="min-h-6 shrink-0 rounded-sm text-sm font-semibold text-primary underline decoration-dotted underline-offset-4 hover:decoration-solid"
        onClick={() => setOpen(true)}
      >
        <span>{t('matches.why')}</span>
      </button>
      {isOpen && (
        <LazyWhyDialog title={title} requirements={comparedOf(job)} fit={fit} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
