import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { useOwnId } from '#web/lib/use-session.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import type { EmailDialog } from './profile-editor.tsx';
import { ProfileLoading } from './profile-loading.tsx';
import type { LanguagesOf, ProfileMode } from './profile-panel.tsx';
import type { CandidateVideo } from './video-section.tsx';

const ProfilePanel = later(async () => (await import('./profile-panel.tsx')).ProfilePanel, {
  waiting: <ProfileLoading />,
});

/** The signed-in candidate's own profile in a dialog; its code comes later than the screen's. `onMode(null)` requests that it closes. */
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
  ProfilePanel.usePreload();
  return (
    <LazyDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onMode(null)}
      size="lg"
      title={t(mode === 'edit' ? 'candidates.profile.edit' : 'candidates.profile.ownTitle')}
    >
      <ErrorBoundary>
        <ProfilePanel
          candidateId={candidateId}
          canEdit
          mode={mode}
          onMode={onMode}
          changeEmail={changeEmail}
          candidateVideo={candidateVideo}
          languagesOf={languagesOf}
        />
      </ErrorBoundary>
    </LazyDialog>
  );
};
