import type { ComponentProps } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ShortlistForm } from './shortlist-form.tsx';

/** The shortlist form in a dialog of its own; `name` is the candidate's, masked or not. */
export const ShortlistDialog = ({ name, ...form }: { name: string } & ComponentProps<typeof ShortlistForm>) => {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && form.onDone()}
      size="sm"
      title={t('shortlist.add.title')}
      description={t('shortlist.add.who', { name })}
    >
      <ShortlistForm {...form} />
    </Dialog>
  );
};
