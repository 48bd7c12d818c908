import { useT } from '#web/lib/i18n.ts';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { BadgeCheck } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

/** Comes with its texts: few applicants are hired. */
const AttestDialog = laterDialog(
  async () => (await import('./attest-dialog.tsx')).AttestDialog,
  ['certificates', 'languageTerms'],
);

/** Opens the dialog in which a recruiter attests languages of a candidate they hired. */
export const AttestButton = ({ applicationId, name }: { applicationId: string; name: string }) => {
  const t = useT();
  return (
    <DialogButton
      size="sm"
      icon={<BadgeCheck className="size-4" aria-hidden="true" />}
      aria-label={t('attestations.openOf', { name })}
      dialog={(onClose) => <AttestDialog applicationId={applicationId} name={name} onClose={onClose} />}
    >
      {t('attestations.open')}
    </DialogButton>
  );
};
