import { useT } from '#web/lib/i18n.ts';
import { VideoPlayer } from '#web/ui/video-player/index.tsx';

/** The intro video with its player, or that there is none. */
export const VideoSection = ({ video, name, subtitle }: { video: string | null; name: string; subtitle: string }) => {
  const t = useT();
  if (video === null) return <p className="text-soft">{t('candidates.video.none')}</p>;
  return <VideoPlayer video={video} title={t('candidates.card.video', { name })} caption={subtitle} />;
};
