import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
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
    // biome-ignore lint/a11y/useMediaCaption: candidates' videos come without captions; the subtitle follows below.
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

/** Plays a candidate's video on a card: the platform's in its frame, any other as a file. */
export const CardPlayer = ({ video, label }: { video: string; label: string }) => {
  const source = videoSourceOf(video);
  return source?.kind === 'platform' ? (
    <PlatformPlayer src={source.frame} label={label} />
  ) : (
    <FilePlayer src={video} label={label} />
  );
};
