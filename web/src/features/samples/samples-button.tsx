import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { AudioLines } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

/** The player comes with its texts when the user wants to listen: a list of applicants requests no recordings. */
const SamplesDialog = laterDialog(async () => (await import('./samples-dialog.tsx')).SamplesDialog, ['player']);

/** Opens the recordings of a candidate, also of a masked one; nothing for recruiters who are not verified. */
export const SamplesButton = ({ candidateId, name }: { candidateId: number; name: string }) => {
  const t = useT();
  const { verified } = useVerified();
  if (verified !== true) return null;
  return (
    <DialogButton
      size="sm"
      icon={<AudioLines className="size-4" aria-hidden="true" />}
      aria-label={t('samples.titleOf', { name })}
      dialog={(onClose) => <SamplesDialog candidateId={candidateId} name={name} onClose={onClose} />}
    >
      {t('samples.title')}
    </DialogButton>
  );
};
