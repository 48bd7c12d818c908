import type { ComponentProps } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { MatchTree } from './match-tree.tsx';

/** Explains to a recruiter how a candidate's languages meet a job. */
export const MatchDialog = ({
  name,
  title,
  onClose,
  ...explained
}: { name: string; title: string; onClose: () => void } & ComponentProps<typeof MatchTree>) => {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name} description={t('matches.forJob', { title })}>
      <MatchTree {...explained} />
    </Dialog>
  );
};
