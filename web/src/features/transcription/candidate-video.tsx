import { lazy, type ReactNode, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { VideoPlayerProps } from '#web/ui/video-player/index.tsx';

const Loaded = lazy(async () => {
  const [video] = await Promise.all([import('./transcribed-video.tsx'), loadCatalogues(['player'])]);
  return video;
});

/** Shows a candidate's video with its transcription, for the candidate and for recruiters; the code loads only for it. */
export const transcribedVideo = (candidateId: number, video: VideoPlayerProps): ReactNode => (
  <Suspense fallback={<Skeleton className="aspect-video w-full rounded-lg" />}>
    <Loaded key={video.video} candidateId={candidateId} {...video} />
  </Suspense>
);
