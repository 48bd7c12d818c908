import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { DuplicateCertificate } from '#shared/contracts/certificate-answers.ts';
import { scaleNames } from '#shared/domain/languages/scale.ts';
import { formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { QueueStates } from '../queue-states.tsx';
import { errorTexts } from './open-list.tsx';
import { Person } from './person.tsx';
import { useDismissDuplicate, type useDuplicates } from './use-certificates.ts';

const DuplicateCard = ({ duplicate, onDismiss }: { duplicate: DuplicateCertificate; onDismiss: () => void }) => {
  const t = useT();
  const { scale, certificate_number: number, holder, refused, flagged_at } = duplicate;
  return (
    <Card as="article">
      <h2 className="text-lg wrap-anywhere">
        <bdi>{t('certificateReview.duplicates.title', { scale: scaleNames[scale], number })}</bdi>
      </h2>
      <p className="text-sm text-soft">
        {t('certificateReview.duplicates.flagged', { when: formatRelative(flagged_at) })}
      </p>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <div>
            <dt className="text-soft">{t('certificateReview.duplicates.holder')}</dt>
            <dd>
              <Person {...holder} />
            </dd>
          </div>
          <div>
            <dt className="text-soft">{t('certificateReview.duplicates.refused')}</dt>
            <dd>
              <Person {...refused} />
            </dd>
          </div>
        </dl>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('certificateReview.dismissOf', { number })}
          onClick={onDismiss}
        >
          {t('certificateReview.dismiss')}
        </Button>
      </div>
    </Card>
  );
};

const Cards = ({ duplicates }: { duplicates: readonly DuplicateCertificate[] }) => {
  const t = useT();
  const [asking, setAsking] = useState<DuplicateCertificate>();
  const dismiss = useDismissDuplicate();
  const confirm = () => {
    if (asking) dismiss.mutate(asking.id, { onSettled: () => setAsking(undefined) });
  };
  return (
    <>
      <ul className="grid gap-4">
        {duplicates.map((duplicate) => (
          <li key={duplicate.id}>
            <DuplicateCard duplicate={duplicate} onDismiss={() => setAsking(duplicate)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={t('certificateReview.dismissAsk')}
        text={t('certificateReview.dismissText')}
        confirmLabel={t('certificateReview.dismiss')}
        danger={false}
        busy={dismiss.isPending}
        onConfirm={confirm}
      />
    </>
  );
};

/** Refused certificates whose number another account has, in all states of the list. */
export const DuplicateList = ({ query }: { query: ReturnType<typeof useDuplicates> }) => {
  const t = useT();
  return (
    <QueueStates
      query={query}
      texts={errorTexts}
      loading={<SkeletonCards label={t('certificateReview.loading')} count={2} />}
      empty={
        <EmptyState icon={<Copy aria-hidden="true" />} title={t('certificateReview.duplicates.none')}>
          {t('certificateReview.duplicates.noneHint')}
        </EmptyState>
      }
    >
      {(duplicates) => <Cards duplicates={duplicates} />}
    </QueueStates>
  );
};
