import { useCallback, useState } from 'react';
import type { AnyApplicant } from './applicant.ts';
import type { OpenApplicant } from './applicant-dialog.tsx';
import type { ApplicantActions } from './applicant-row.tsx';

/** The dialog of an applicant as the list has them now: a colleague may have changed the application. */
export const withPresent = ({ dialog, applicant }: OpenApplicant, items: readonly AnyApplicant[]): OpenApplicant => ({
  dialog,
  applicant: items.find((each) => each.application_id === applicant.application_id) ?? applicant,
});

/** The dialog that is open, and what opens one about an applicant, as far as the page has it. */
export const useApplicantDialogs = ({
  readOnly,
  isListed,
}: {
  readOnly: boolean;
  isListed: (candidateId: number) => boolean;
}) => {
  const [dialog, setDialog] = useState<OpenApplicant>();
  const actionsOf = useCallback(
    (applicant: AnyApplicant): ApplicantActions => {
      const opener = (name: OpenApplicant['dialog']) => () => setDialog({ dialog: name, applicant });
      return {
        onVideo: opener('video'),
        onStatus: readOnly ? undefined : opener('status'),
        onHire: readOnly || applicant.status === 'hired' ? undefined : opener('hire'),
        onReject: readOnly || applicant.status === 'rejected' ? undefined : opener('reject'),
        onShortlist: readOnly || isListed(applicant.candidate.id) ? undefined : opener('shortlist'),
      };
    },
    [readOnly, isListed],
  );
  return { dialog, setDialog, actionsOf };
};
