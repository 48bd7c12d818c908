import { useState } from 'react';
import type { CertificateClaim, DuplicateCertificate } from '#shared/contracts/certificate-answers.ts';
import { scaleNames } from '#shared/domain/languages/scale.ts';
import { formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Copy } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { loadErrorText } from '../load-errors.ts';
import type { CertificateAddress } from './certificate-address.ts';
import { ClaimStatus } from './claim-status.tsx';
import { errorTexts, StatedFacts } from './open-list.tsx';
import { Person } from './person.tsx';
import { useDismissDuplicate, type useDuplicates } from './use-certificates.ts';

interface Actions {
  onCheck: (address: CertificateAddress) => void;
}

/** An account that claims the number, with what its certificate states. */
const Claimant = ({
  label,
  person,
  claim,
}: {
  label: string;
  person: DuplicateCertificate['holder'];
  claim: CertificateClaim | undefined;
}) => (
  <div className="min-w-0">
    <dt className="text-soft">{label}</dt>
    <dd>
      <Person {...person} />
      {claim && (
        <>
          <ClaimStatus status={claim.status} />
          <StatedFacts certificate={claim} />
        </>
      )}
    </dd>
  </div>
);

const DuplicateCard = ({
  duplicate,
  onDismiss,
  onCheck,
}: Actions & { duplicate: DuplicateCertificate; onDismiss: () => void }) => {
  const t = useT();
  const { scale, certificate_number: number, holder, refused, claims, flagged_at } = duplicate;
  const claimOf = ({ id }: { id: number }) => claims.find(({ candidate_id }) => candidate_id === id);
  const waiting = claims.find(({ status }) => status === 'open');
  return (
    <Card as="article">
      <h2 className="text-lg wrap-anywhere">
        <bdi>{t('certificateReview.duplicates.title', { scale: scaleNames[scale], number })}</bdi>
      </h2>
      <p className="text-sm text-soft">
        {t('certificateReview.duplicates.flagged', { when: formatRelative(flagged_at) })}
      </p>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
          <Claimant label={t('certificateReview.duplicates.holder')} person={holder} claim={claimOf(holder)} />
          <Claimant label={t('certificateReview.duplicates.refused')} person={refused} claim={claimOf(refused)} />
        </dl>
        <div className="flex flex-wrap gap-3">
          {waiting && (
            <Button
              size="sm"
              aria-label={t('certificateReview.compareOf', { number })}
              onClick={() => onCheck({ candidateId: waiting.candidate_id, id: waiting.id })}
            >
              {t('certificateReview.compare')}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('certificateReview.dismissOf', { number })}
            onClick={onDismiss}
          >
            {t('certificateReview.dismiss')}
          </Button>
        </div>
      </div>
    </Card>
  );
};

const Cards = ({ duplicates, onCheck }: Actions & { duplicates: readonly DuplicateCertificate[] }) => {
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
            <DuplicateCard duplicate={duplicate} onDismiss={() => setAsking(duplicate)} onCheck={onCheck} />
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

/** Certificates whose number two accounts claim, in all states of the list. */
export const DuplicateList = ({ query, onCheck }: Actions & { query: ReturnType<typeof useDuplicates> }) => {
  const t = useT();
  return (
    <ListFrame
      query={query}
      items={useItems(query)}
      failed={(error) => loadErrorText(error, errorTexts)}
      loading={<SkeletonCards label={t('certificateReview.loading')} count={2} />}
      empty={
        <EmptyState icon={<Copy aria-hidden="true" />} title={t('certificateReview.duplicates.none')}>
          {t('certificateReview.duplicates.noneHint')}
        </EmptyState>
      }
    >
      {(duplicates) => <Cards duplicates={duplicates} onCheck={onCheck} />}
    </ListFrame>
  );
};
