import { useT } from '#web/lib/i18n.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { type ProfileMode, ProfilePanel } from './profile-panel.tsx';

/** The signed-in candidate's own profile in a dialog. `onMode(null)` asks to close it. */
export const ProfileModal = ({
  open,
  mode,
  onMode,
}: {
  open: boolean;
  mode: ProfileMode;
  onMode: (mode: ProfileMode | null) => void;
}) => {
  const t = useT();
  const candidateId = useOwnId();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onMode(null)}
      size="lg"
      title={t(mode === 'edit' ? 'candidates.profile.edit' : 'candidates.profile.ownTitle')}
    >
      <ProfilePanel candidateId={candidateId} canEdit mode={mode} onMode={onMode} />
    </Dialog>
  );
};
