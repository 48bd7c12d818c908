import { useT } from '#web/lib/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Bookmark } from '#web/ui/icons.ts';
import { useSavedJobs, useToggleSavedJob } from './use-saved-jobs.ts';

interface Saved {
  id: number;
  title: string;
}

const Mark = ({ filled }: { filled: boolean }) => (
  <Bookmark className={filled ? 'size-5 fill-accent text-accent' : 'size-5'} aria-hidden="true" />
);

/** Whether a job is saved, and what a press on its bookmark does. */
const useBookmark = ({ id }: Saved) => {
  const isSaved = useSavedJobs().ids.includes(id);
  const toggle = useToggleSavedJob();
  return { isSaved, onClick: () => toggle(id, !isSaved) };
};

/** Saves or unsaves a job of a list. */
export const SaveJobToggle = ({ job }: { job: Saved }) => {
  const t = useT();
  const { isSaved, onClick } = useBookmark(job);
  return (
    <IconButton
      className="-me-2 -my-2.5"
      label={t('jobs.card.saveNamed', { title: job.title })}
      aria-pressed={isSaved}
      onClick={onClick}
    >
      <Mark filled={isSaved} />
    </IconButton>
  );
};

/** The same as a button with text, for the job's own page. */
export const SaveJobButton = ({ job, className }: { job: Saved; className?: string }) => {
  const t = useT();
  const { isSaved, onClick } = useBookmark(job);
  return (
    <Button
      variant="secondary"
      className={className}
      icon={<Mark filled={isSaved} />}
      aria-pressed={isSaved}
      onClick={onClick}
    >
      {t(isSaved ? 'jobs.card.saved' : 'jobs.card.save')}
    </Button>
  );
};
