import type { ReactNode } from 'react';
import type { ListedCandidate } from '#shared/contracts/candidates.ts';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { useIdleLoad } from '#web/lib/use-idle-load.ts';
import { createLazyDialog } from '#web/ui/lazy-dialog.tsx';

const loadCode = () => import('./candidate-dialogs.tsx');
const loadTexts = () => loadCatalogues(['shortlist', 'verification', 'activity']);

const CandidateProfile = createLazyDialog(async () => {
  const [dialogs] = await Promise.all([loadCode(), loadTexts()]);
  return dialogs.CandidateProfile;
});
const ShortlistCandidate = createLazyDialog(async () => {
  const [dialogs] = await Promise.all([loadCode(), loadTexts()]);
  return dialogs.ShortlistCandidate;
});

/** Loads the dialogs' code and texts, which the list does not need, when the browser is idle. */
export const usePreloadedDialogs = (): void => {
  useIdleLoad(CandidateProfile.load);
  useIdleLoad(ShortlistCandidate.load);
};

/** The dialog with a candidate's profile. */
export const profileDialog = (candidate: ListedCandidate, onClose: () => void): ReactNode => (
  <CandidateProfile candidate={candidate} onClose={onClose} />
);

/** The dialog that shortlists a candidate. */
export const shortlistDialog = (candidate: ListedCandidate, onClose: () => void): ReactNode => (
  <ShortlistCandidate candidate={candidate} onClose={onClose} />
);
