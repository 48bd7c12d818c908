import type { JobListChoice } from '#web/config/first-call.ts';
import { useT } from '#web/lib/i18n.ts';
import { ViewSwitch } from '#web/ui/view-switch.tsx';

/** Chooses between the jobs that fit the candidate, best first, and all jobs in another order. */
export const JobListSwitch = ({
  chosen,
  onChoose,
}: {
  chosen: JobListChoice;
  onChoose: (choice: JobListChoice) => void;
}) => {
  const t = useT();
  return (
    <ViewSwitch
      label={t('jobs.list.which')}
      view={chosen}
      onChange={onChoose}
      options={[
        { value: 'fit', label: t('jobs.list.fit') },
        { value: 'all', label: t('jobs.list.all') },
      ]}
    />
  );
};
