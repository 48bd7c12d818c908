import { lazy, Suspense, useEffect } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import type { EmailDialog } from './profile-editor.tsx';
import { ProfileLoading } from './profile-loading.tsx';
import type { LanguagesOf, ProfileMode } from './profile-panel.tsx';
import type { CandidateVideo } from './video-section.tsx';

const loadPanel = () => import('./profile-panel.tsx');
const ProfilePanel = lazy(async () => ({ default: (await loadPanel()).ProfilePanel }));

/** Loads the panel's code when the browser is idle, so that the dialog opens without delay. */
const usePreloadedPanel = (): void => {
  useEffect(() => {
    const load = () => void loadPanel().catch(() => undefined);
    // Safari has no idle callbacks.
    const handle = window.requestIdleCallback?.(load) ?? window.setTimeout(load, 1000);
    return () => (window.cancelIdleCallback ?? window.clearTimeout)(handle);
  }, []);
};

/** The signed-in candidate's own profile in a dialog; its code comes later than the screen's. `onMode(null)` asks to close it. */
export const ProfileModal = ({
  open,
  mode,
  onMode,
  changeEmail,
  candidateVideo,
  languagesOf,
}: {
  open: boolean;
  mode: ProfileMode;
  onMode: (mode: ProfileMode | null) => void;
  changeEmail: EmailDialog;
  candidateVideo: CandidateVideo;
  languagesOf: LanguagesOf;
}) => {
  const t = useT();
  const candidateId = useOwnId();
  usePreloadedPanel();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onMode(null)}
      size="lg"
      title={t(mode === 'edit' ? 'candidates.profile.edit' : 'candidates.profile.ownTitle')}
    >
      <ErrorBoundary>
        <Suspense fallback={<ProfileLoading />}>
          <ProfilePanel
            candidateId={candidateId}
            canEdit
            mode={mode}
            onMode={onMode}
            changeEmail={changeEmail}
            candidateVideo={candidateVideo}
            languagesOf={languagesOf}
          />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
};
