import { useT } from '#web/lib/i18n.ts';
import { videoSourceOf } from '#web/ui/video-player/video-source.ts';

/** The intro video: a platform's frame or a plain file. */
export const VideoSection = ({ video, name, subtitle }: { video: string | null; name: string; subtitle: string }) => {
  const t = useT();
  const source = video === null ? null : videoSourceOf(video);
  if (!source) return <p className="text-soft">{t('candidates.video.none')}</p>;
  const label = t('candidates.card.video', { name });
  return (
    <figure>
      {source.kind === 'platform' ? (
        <iframe
          src={source.frame}
          title={label}
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className="aspect-video w-full rounded-md bg-board"
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: candidates' videos come without captions; the subtitle stands below.
        <video
          controls
          preload="metadata"
          src={source.src}
          aria-label={label}
          className="aspect-video w-full rounded-md bg-board"
        >
          {t('candidates.card.noVideo')}
        </video>
      )}
      {subtitle && (
        <figcaption className="mt-2 text-sm text-soft">
          <q>{subtitle}</q>
        </figcaption>
      )}
    </figure>
  );
};
