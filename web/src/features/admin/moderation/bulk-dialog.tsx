import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { useT } from '#web/lib/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ScrolledContent } from '#web/ui/scrolled-content.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { Decided, Decision } from './decide-each.ts';

/** What the selected recruiters get with a decision, and who they are. */
const Preview = ({ decision, recruiters }: { decision: Decision; recruiters: readonly WaitingRecruiter[] }) => {
  const t = useT();
  const label = t('moderation.bulk.who');
  return (
    <section aria-label={label} className="space-y-2 rounded-md bg-sunk p-4 text-sm">
      <p className="font-semibold">{t('moderation.bulk.gets', { count: recruiters.length })}</p>
      <blockquote className="border-s-2 border-primary ps-3 wrap-anywhere">
        {decision === 'verify'
          ? t('notifications.kind.recruiter_verified')
          : t('notifications.kind.recruiter_unverified', { sent_back: decision })}
      </blockquote>
      <ScrolledContent label={label} className="max-h-32">
        <ul>
          {recruiters.map(({ id, company_name, name }) => (
            <li key={id} className="wrap-anywhere">
              <bdi>{company_name}</bdi> <span className="text-soft">· </span>
              <bdi className="text-soft">{name}</bdi>
            </li>
          ))}
        </ul>
      </ScrolledContent>
    </section>
  );
};

/** Confirms one decision about several recruiters. */
export const BulkDialog = ({
  decision,
  recruiters,
  onConfirm,
  onClose,
}: {
  decision: Decision;
  recruiters: readonly WaitingRecruiter[];
  onConfirm: (all: Decided[]) => void;
  onClose: () => void;
}) => {
  const t = useT();
  const preview = <Preview decision={decision} recruiters={recruiters} />;
  const dialog = {
    open: true,
    onOpenChange: onClose,
    title: t(`moderation.bulk.ask.${decision}`, { count: recruiters.length }),
  };
  if (decision === 'verify')
    return (
      <ConfirmDialog
        {...dialog}
        text={t('moderation.bulk.text')}
        confirmLabel={t('admin.recruiters.verify')}
        danger={false}
        onConfirm={() => onConfirm(recruiters.map((recruiter) => ({ recruiter, decision })))}
      >
        {preview}
      </ConfirmDialog>
    );
  return (
    <ReasonDialog
      {...dialog}
      text={t('moderation.bulk.text')}
      confirmLabel={t(`moderation.recruiters.${decision}`)}
      danger={decision === 'reject'}
      onConfirm={(stated) => onConfirm(recruiters.map((recruiter) => ({ recruiter, decision, stated })))}
      preview={preview}
      {...(decision === 'request' && { request: t('moderation.recruiters.missing') })}
    />
  );
};
