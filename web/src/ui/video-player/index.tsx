import type { ComponentProps } from 'react';
import { later } from '../../lib/later.tsx';
import { Skeleton } from '../skeleton.tsx';

/**
 * A video with its player, whose code loads only if there is a video. `video` is an address or a platform's id, `title`
 * names it, `caption` is the text shown with it, `captions` are what is said in it.
 */
export const VideoPlayer = later(async () => (await import('./video-player.tsx')).default, {
  texts: ['player'],
  waiting: <Skeleton className="aspect-video w-full rounded-lg" />,
});

export type VideoPlayerProps = ComponentProps<typeof VideoPlayer>;
