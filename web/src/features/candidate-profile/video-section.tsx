import type { ReactNode } from 'react';
import type { Candidate } from '#shared/contracts/candidates.ts';
import { useT } from '#web/lib/i18n.ts';
import type { VideoPlayerProps } from '#web/ui/video-player/index.tsx';

/** Renders the video of a candidate, with or without a transcription. */
export type CandidateVideo = (candidateId: number, video: VideoPlayerProps) => ReactNode;

/** The intro video with its player, or that there is none. */
export const VideoSection = ({
  candidate: { id, video, name, subtitle },
  candidateVideo,
}: {
  candidate: Pick<Candidate, 'id' | 'video' | 'name' | 'subtitle'>;
  candidateVideo: CandidateVideo;
}) => {
  const t = useT();
  if (video === null) return <p className="text-soft">{t('candidates.video.none')}</p>;
  return candidateVideo(id, { video, title: t('candidates.card.video', { name }), caption: subtitle });
};
