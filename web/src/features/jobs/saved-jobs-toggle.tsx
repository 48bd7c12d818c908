import { Bookmark } from 'lucide-react';
import { useT } from '#web/lib/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toggleSavedJob, useSavedJobs } from './saved-jobs.ts';

interface Saved {
  id: number;
  title: string;
}

const Mark = ({ filled }: { filled: boolean }) => (
  <Bookmark className={filled ? 'size-5 fill-accent text-accent' : 'size-5'} aria-hidden="true" />
);

/** Saves or unsaves a job of a list. */
export const SaveJobToggle = ({ job }: { job: Saved }) => {
  const t = useT();
  const isSaved = useSavedJobs().includes(job.id);
  return (
    <IconButton
      className="-me-2 -mt-2"
      label={t('jobs.card.saveNamed', { title: job.title })}
      aria-pressed={isSaved}
      onClick={() => toggleSavedJob(job.id)}
    >
      <Mark filled={isSaved} />
    </IconButton>
  );
};

/** The same as a button with text, for the job's own page. */
export const SaveJobButton = ({ job, className }: { job: Saved; className?: string }) => {
  const t = useT();
  const isSaved = useSavedJobs().includes(job.id);
  return (
    <Button
      variant="secondary"
      className={className}
      icon={<Mark filled={isSaved} />}
      aria-pressed={isSaved}
      onClick={() => toggleSavedJob(job.id)}
    >
      {t(isSaved ? 'jobs.card.saved' : 'jobs.card.save')}
    </Button>
  );
};
