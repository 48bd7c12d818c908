import { useState } from 'react';
import type { ReportedDetails } from '#shared/contracts/moderation.ts';
import { type ReportDecision, reportNoteLength } from '#shared/domain/reports.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Ban, Check } from '#web/ui/icons.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraftChoice } from '#web/ui/use-draft-choice.ts';
import { ReasonDialog, type StatedReason } from '../reason-dialog.tsx';
import { useDecision, useSubjectTitle } from './use-queue.ts';

/** Dismiss or Take down, each after a question, with a note for other admins; a take-down with the reason for its person. */
export const Decision = ({ details, onDone }: { details: ReportedDetails; onDone: () => void }) => {
  const t = useT();
  const title = useSubjectTitle(details);
  const decide = useDecision(details);
  const [asking, setAsking] = useState<ReportDecision>();
  const { subject, open_reports: count } = details;
  const [{ note } = { note: '' }, setTyped] = useDraftChoice<{ note: string }>(
    `decision:${subject.type}:${subject.id}`,
  );
  const confirm = (decision: ReportDecision, stated?: StatedReason) => {
    const settled = { onSuccess: onDone, onError: () => setAsking(undefined) };
    decide.mutate({ decision, note: note.trim(), ...stated }, settled);
  };
  const close = () => setAsking(undefined);
  return (
    <section className="space-y-4 border-t border-line pt-5">
      <TextArea
        label={t('moderation.details.note')}
        optional
        rows={2}
        limit={reportNoteLength}
        value={note}
        onChange={({ target }) => setTyped(target.value ? { note: target.value } : undefined)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="secondary"
          icon={<Check className="size-4" aria-hidden="true" />}
          onClick={() => setAsking('dismiss')}
        >
          {t('moderation.dismiss')}
        </Button>
        {details.title !== null && (
          <Button
            variant="danger"
            icon={<Ban className="size-4" aria-hidden="true" />}
            onClick={() => setAsking('take_down')}
          >
            {t('moderation.takeDown')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking === 'dismiss'}
        onOpenChange={close}
        title={t('moderation.dismissAsk', { count })}
        text={t('moderation.dismissText', { title })}
        confirmLabel={t('moderation.dismiss')}
        danger={false}
        busy={decide.isPending}
        onConfirm={() => confirm('dismiss')}
      />
      <ReasonDialog
        open={asking === 'take_down'}
        onOpenChange={close}
        title={t('moderation.takeDownAsk', { title })}
        text={t(`moderation.takeDownText.${subject.type}`)}
        confirmLabel={t('moderation.takeDown')}
        busy={decide.isPending}
        onConfirm={(stated) => confirm('take_down', stated)}
      />
    </section>
  );
};
