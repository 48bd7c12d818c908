import { useState } from 'react';
import { type RejectionReason, rejectionNoteLength, rejectionReasons } from '#shared/domain/languages/certificate.ts';
import { useT } from '#web/lib/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraftChoice } from '#web/ui/use-draft-choice.ts';

interface Typed {
  reason: RejectionReason;
  note: string;
}
const untouched: Typed = { reason: 'unreadable', note: '' };

/** Requests the reason of a rejection; `other` needs a note. */
export const RejectDialog = ({
  certificate,
  open,
  busy,
  onOpenChange,
  onReject,
}: {
  /** Id of the certificate. */
  certificate: string;
  open: boolean;
  busy: boolean;
  onOpenChange: (open: boolean) => void;
  onReject: (reason: RejectionReason, note: string) => void;
}) => {
  const t = useT();
  const [draft, setDraft] = useDraftChoice<Typed>(`certificate:${certificate}`);
  const { reason, note } = draft ?? untouched;
  const [isTried, setTried] = useState(false);
  const isMissing = reason === 'other' && note.trim() === '';
  const reject = () => {
    setTried(true);
    if (!isMissing) onReject(reason, note.trim());
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('certificateReview.rejectAsk')}
      text={t('certificateReview.rejectText')}
      confirmLabel={t('certificateReview.reject')}
      busy={busy}
      onConfirm={reject}
    >
      <div className="space-y-4">
        <Select
          label={t('certificateReview.reasonLabel')}
          value={reason}
          onChange={({ target }) => setDraft({ reason: target.value as RejectionReason, note })}
          options={rejectionReasons.map((each) => ({ value: each, label: t(`certificateReview.reason.${each}`) }))}
        />
        <TextArea
          label={t('certificateReview.note')}
          optional={reason !== 'other'}
          rows={2}
          limit={rejectionNoteLength}
          error={isTried && isMissing ? t('certificateReview.noteMissing') : undefined}
          value={note}
          onChange={({ target }) => setDraft({ reason, note: target.value })}
        />
      </div>
    </ConfirmDialog>
  );
};
