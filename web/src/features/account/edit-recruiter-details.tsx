import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SentDetails } from '#shared/contracts/own-details.ts';
import { type Recruiter, recruiterCalls } from '#shared/contracts/recruiters.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { updateSessionUser } from '#web/lib/session.ts';
import { EditDetailsDialog } from './edit-details-dialog.tsx';

const useSavingDetails = (id: number) => {
  const queryClient = useQueryClient();
  return {
    mutationFn: (body: SentDetails) => call(recruiterCalls.updateDetails, { params: { id }, body }),
    onSuccess: (saved: Recruiter) => {
      queryClient.setQueryData(
        queryKeyOf(recruiterCalls.ownProfile, {}),
        (before?: Recruiter) => before && { ...before, ...saved },
      );
      updateSessionUser({ name: saved.name, phone: saved.phone });
    },
  };
};

/** Edits a recruiter's own name, phone number and address. `support` names whom to ask about the company's name. */
export const EditRecruiterDetails = ({
  recruiter,
  support,
  onClose,
}: {
  recruiter: Recruiter;
  support: ReactNode;
  onClose: () => void;
}) => {
  const t = useT();
  const { id, company_name, verified } = recruiter;
  return (
    <EditDetailsDialog
      details={recruiter}
      saving={useSavingDetails(id)}
      load={() => call(recruiterCalls.ownProfile, {})}
      description={t(verified ? 'account.details.text' : 'account.details.textUnverified')}
      onClose={onClose}
    >
      <div className="border-t border-line pt-4">
        <p className="text-sm text-soft">{t('account.facts.company')}</p>
        <p className="wrap-anywhere">
          <bdi>{company_name}</bdi>
        </p>
        <p className="mt-1 text-sm text-soft">{t('account.facts.fixed')}</p>
        {support}
      </div>
    </EditDetailsDialog>
  );
};
