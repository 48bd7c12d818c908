import { Play } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { videoSourceOf } from '#web/ui/video-player/video-source.ts';

/** Gives the player, which takes the place of the button that opened it, the focus. */
const focusOnMount = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

const frame = 'aspect-video w-full rounded-md bg-board text-board-ink';

/** A video of the platform in its cookie-less frame, which starts with the press that opened it. */
const PlatformPlayer = ({ src, label }: { src: string; label: string }) => (
  <iframe
    ref={focusOnMount}
    src={`${src}&autoplay=1`}
    title={label}
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    referrerPolicy="strict-origin-when-cross-origin"
    className={frame}
  />
);

const FilePlayer = ({ src, label }: { src: string; label: string }) => {
  const t = useT();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <p role="alert" className={`grid place-items-center p-4 text-center text-sm ${frame}`}>
        {t('candidates.card.videoFailed')}
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: candidates' videos come without captions; the subtitle stands below.
    <video
      ref={focusOnMount}
      controls
      autoPlay
      playsInline
      src={src}
      aria-label={label}
      onError={() => setFailed(true)}
      className={frame}
    >
      {t('candidates.card.noVideo')}
    </video>
  );
};

const Player = ({ video, label }: { video: string; label: string }) => {
  const source = videoSourceOf(video);
  return source?.kind === 'platform' ? (
    <PlatformPlayer src={source.frame} label={label} />
  ) : (
    <FilePlayer src={video} label={label} />
  );
};

/**
 * A candidate's video on a card with the quoted subtitle. Nothing of it is loaded before the button is pressed. Button
 * and player lie above the area of a showcase card's button, which covers the card.
 */
export const CardVideo = ({ src, name, subtitle }: { src: string; name: string; subtitle: string }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <figure className="mt-4">
      {isOpen && (
        <div className="relative z-1 mb-3">
          <Player video={src} label={t('candidates.card.video', { name })} />
        </div>
      )}
      {subtitle && (
        <figcaption className="line-clamp-2">
          <bdi>
            <q>{subtitle}</q>
          </bdi>
        </figcaption>
      )}
      {!isOpen && (
        <Button
          variant="secondary"
          size="sm"
          className="relative z-1 mt-3"
          icon={<Play className="size-4" aria-hidden="true" />}
          aria-label={t('candidates.card.playVideoOf', { name })}
          onClick={() => setOpen(true)}
        >
          {t('candidates.card.playVideo')}
        </Button>
      )}
    </figure>
  );
};
