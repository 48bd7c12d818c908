import { type ComponentProps, lazy, Suspense } from 'react';
import { loadCatalogues } from '../../lib/i18n.ts';
import { Skeleton } from '../skeleton.tsx';

const Loaded = lazy(async () => {
  const [player] = await Promise.all([import('./video-player.tsx'), loadCatalogues(['player'])]);
  return player;
});

export type VideoPlayerProps = ComponentProps<typeof Loaded>;

/**
 * A video with its player, whose code loads only if there is a video. `video` is an address or a platform's id, `title`
 * names it, `caption` is the text shown with it, `captions` are what is said in it.
 */
export const VideoPlayer = (props: VideoPlayerProps) => (
  <Suspense fallback={<Skeleton className="aspect-video w-full rounded-lg" />}>
    <Loaded {...props} />
  </Suspense>
);
