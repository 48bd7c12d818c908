import type { ReactNode } from 'react';
import { later } from '#web/lib/later.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { VideoPlayerProps } from '#web/ui/video-player/index.tsx';

const Loaded = later(async () => (await import('./transcribed-video.tsx')).default, {
  texts: ['player'],
  waiting: <Skeleton className="aspect-video w-full rounded-lg" />,
});

/** Shows a candidate's video with its transcription, for the candidate and for recruiters; the code loads only for it. */
export const transcribedVideo = (candidateId: number, video: VideoPlayerProps): ReactNode => (
  <Loaded key={video.video} candidateId={candidateId} {...video} />
);
