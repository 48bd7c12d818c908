import type { ReactNode } from 'react';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { useT } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { VideoPlayerProps } from '#web/ui/video-player/index.tsx';
import { type AnyApplicant, shownCandidate } from './applicant.ts';
import { ApplicantStatusDialog } from './applicant-status-dialog.tsx';

export type OpenApplicant = { dialog: 'video' | 'status' | 'hire' | 'reject' | 'shortlist'; applicant: AnyApplicant };

/** What the page shows in the dialogs. */
export interface ApplicantDialogs {
  /** Renders the video of a candidate, with its transcription. */
  candidateVideo: (candidateId: number, video: VideoPlayerProps) => ReactNode;
  shortlistDialog: (props: { candidateId: number; name: string; jobId: number; onClose: () => void }) => ReactNode;
}

/** The dialog of an applicant's action: the video, the status, or the shortlist. */
export const ApplicantDialog = ({
  open: { dialog, applicant },
  onClose,
  shortlistDialog,
  candidateVideo,
}: { open: OpenApplicant; onClose: () => void } & ApplicantDialogs) => {
  const t = useT();
  const { name } = shownCandidate(applicant);
  const { id, video, subtitle } = applicant.candidate;
  if (dialog === 'status' || dialog === 'hire' || dialog === 'reject') {
    const initial = { status: applicant.status, hire: 'hired', reject: 'rejected' }[dialog] as ApplicationStatus;
    return <ApplicantStatusDialog {...{ applicant, initial, onClose }} />;
  }
  if (dialog === 'shortlist') {
    return shortlistDialog({ candidateId: id, name, jobId: applicant.job_id, onClose });
  }
  const title = t('applicants.card.videoNamed', { name });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} size="lg" title={title}>
      {candidateVideo(id, { video: video ?? '', title, caption: subtitle })}
    </Dialog>
  );
};
