import { t } from '../../lib/i18n.ts';
import { Caption, CaptionSizeSelect, useCaptionSize } from './caption.tsx';
import { FilePlayer } from './file-player.tsx';
import type { TimedCaption } from './timed-caption.ts';
import { videoSourceOf } from './video-source.ts';

const PlatformPlayer = ({ frame, title, caption }: { frame: string; title: string; caption: string }) => {
  const [size, setSize] = useCaptionSize();
  return (
    <div>
      <iframe
        src={frame}
        title={title}
        loading="lazy"
        allow="encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-lg bg-board"
      />
      {caption && (
        <div className="mt-2 flex items-start justify-between gap-3">
          <Caption text={caption} size={size} className="pt-2.5" />
          <CaptionSizeSelect size={size} onChange={setSize} className="ms-auto border border-edge bg-card" />
        </div>
      )}
    </div>
  );
};

/** Plays a candidate's video: the platform's in its cookie-less frame, any other as a file with our own controls. */
const VideoPlayer = ({
  video,
  title,
  caption = '',
  captions = [],
}: {
  video: string;
  title: string;
  caption?: string;
  captions?: readonly TimedCaption[];
}) => {
  const source = videoSourceOf(video);
  if (source === null) return <p role="alert">{t('player.failed')}</p>;
  return source.kind === 'platform' ? (
    <PlatformPlayer frame={source.frame} title={title} caption={caption} />
  ) : (
    <FilePlayer src={source.src} title={title} caption={caption} captions={captions} />
  );
};

export default VideoPlayer;
