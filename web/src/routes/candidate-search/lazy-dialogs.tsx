import type { ComponentProps, ReactNode } from 'react';
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

/** A candidate's profile, open beside the list. */
export const profilePanel = (props: ComponentProps<typeof CandidateProfile>): ReactNode => (
  <CandidateProfile {...props} />
);

/** The dialog that shortlists a candidate. */
export const shortlistDialog = (candidate: ListedCandidate, onClose: () => void): ReactNode => (
  <ShortlistCandidate candidate={candidate} onClose={onClose} />
);
