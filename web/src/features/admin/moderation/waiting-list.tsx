import { useState } from 'react';
import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShieldCheck } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import type { ListedAccount } from '../account-state.tsx';
import { ChangeAccountDialog, type RequestedChange } from '../change-account-dialog.tsx';
import { type LoadErrorTexts, loadErrorText, recruitersErrorTexts } from '../load-errors.ts';
import { useChangeAccount } from '../use-change-account.ts';
import { useVerifyWaiting, type useWaitingRecruiters } from './use-queue.ts';
import { WaitingCard } from './waiting-card.tsx';

const errorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'moderation.recruiters.failed' };

/** The account of a waiting recruiter, named by the company as everywhere in the queue. */
const accountOf = ({ id, company_name }: WaitingRecruiter): ListedAccount => ({
  type: 'recruiter',
  id,
  name: company_name,
  is_active: true,
  is_deleted: false,
  verified: false,
});

const Cards = ({ recruiters }: { recruiters: readonly WaitingRecruiter[] }) => {
  const t = useT();
  const [asking, setAsking] = useState<WaitingRecruiter>();
  const [refusing, setRefusing] = useState<RequestedChange>();
  const verify = useVerifyWaiting();
  const changing = useChangeAccount();
  const confirm = () => {
    if (asking) verify.mutate(asking, { onSettled: () => setAsking(undefined) });
  };
  return (
    <>
      <ul className="grid gap-4">
        {recruiters.map((recruiter) => (
          <li key={recruiter.id}>
            <WaitingCard
              recruiter={recruiter}
              onVerify={() => setAsking(recruiter)}
              onRefuse={() => setRefusing({ account: accountOf(recruiter), change: 'deactivate' })}
              isRefusing={changing.isProcessing(accountOf(recruiter))}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={t('moderation.recruiters.verifyAsk', { company: asking?.company_name ?? '' })}
        text={t('moderation.recruiters.verifyText')}
        confirmLabel={t('admin.recruiters.verify')}
        danger={false}
        busy={verify.isPending}
        onConfirm={confirm}
      />
      {refusing && (
        <ChangeAccountDialog requested={refusing} changing={changing} onClose={() => setRefusing(undefined)} />
      )}
    </>
  );
};

/** The recruiters who wait to be verified, in all states of the list. */
export const WaitingList = ({ query }: { query: ReturnType<typeof useWaitingRecruiters> }) => {
  const t = useT();
  return (
    <ListFrame
      query={query}
      items={useItems(query)}
      failed={(error) => loadErrorText(error, errorTexts)}
      loading={<SkeletonCards label={t('moderation.recruiters.loading')} count={3} />}
      empty={
        <EmptyState icon={<ShieldCheck aria-hidden="true" />} title={t('moderation.recruiters.none')}>
          {t('moderation.recruiters.noneHint')}
        </EmptyState>
      }
    >
      {(recruiters) => <Cards recruiters={recruiters} />}
    </ListFrame>
  );
};
