import type { ReactNode } from 'react';
import type { ListedCandidate } from '#shared/contracts/candidates.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

const loadCode = () => import('./candidate-dialogs.tsx');
const texts = ['shortlist', 'verification', 'activity'] as const;

const CandidateProfile = laterDialog(async () => (await loadCode()).CandidateProfile, texts);
const ShortlistCandidate = laterDialog(async () => (await loadCode()).ShortlistCandidate, texts);

/** Loads the dialogs' code and texts, which the list does not need, when the browser is idle. */
export const usePreloadedDialogs = (): void => {
  CandidateProfile.usePreload();
  ShortlistCandidate.usePreload();
};

/** The dialog with a candidate's profile. */
export const profileDialog = (candidate: ListedCandidate, onClose: () => void): ReactNode => (
  <CandidateProfile candidate={candidate} onClose={onClose} />
);

/** The dialog that shortlists a candidate. */
export const shortlistDialog = (candidate: ListedCandidate, onClose: () => void): ReactNode => (
  <ShortlistCandidate candidate={candidate} onClose={onClose} />
);
