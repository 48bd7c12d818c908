import { lazy, type ReactNode, Suspense } from 'react';
import type { ListedCandidate } from '#shared/contracts/candidates.ts';
import { loadCatalogues } from '#web/lib/i18n.ts';

const loadCode = () => import('./candidate-dialogs.tsx');

/** Loads the dialogs' code and texts, which the list does not need. */
export const loadDialogs = () => Promise.all([loadCode(), loadCatalogues(['shortlist', 'verification', 'activity'])]);

const CandidateProfile = lazy(async () => {
  await loadDialogs();
  return { default: (await loadCode()).CandidateProfile };
});
const ShortlistCandidate = lazy(async () => {
  await loadDialogs();
  return { default: (await loadCode()).ShortlistCandidate };
});

/** The dialog with a candidate's profile. */
export const profileDialog = (candidate: ListedCandidate, onClose: () => void): ReactNode => (
  <Suspense fallback={null}>
    <CandidateProfile candidate={candidate} onClose={onClose} />
  </Suspense>
);

/** The dialog that shortlists a candidate. */
export const shortlistDialog = (candidate: ListedCandidate, onClose: () => void): ReactNode => (
  <Suspense fallback={null}>
    <ShortlistCandidate candidate={candidate} onClose={onClose} />
  </Suspense>
);
