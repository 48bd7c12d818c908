import { type ReactNode, useState } from 'react';
import type { SpokenSample } from '#shared/contracts/spoken-sample.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { Button } from '#web/ui/button.tsx';
import { AudioPlayer } from '#web/ui/video-player/audio-player.tsx';

/** A recording with the prompt that it answers and its date. Its address works for minutes, so it may be requested again. */
export const SamplePlayer = ({
  sample,
  onReload,
  children,
}: {
  sample: SpokenSample;
  /** Gets a new address of the recording. */
  onReload: () => Promise<string | undefined>;
  /** What its owner can do with it. */
  children?: ReactNode;
}) => {
  const t = useT();
  const language = useLanguageName(sample.tag);
  // The address stays while it works: another one would start the sound again.
  const [src, setSrc] = useState(sample.audio);
  const reload = async () => setSrc((await onReload()) ?? sample.audio);
  const failed = (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      <span>{t('samples.playFailed')}</span>
      <Button variant="secondary" size="sm" onClick={() => void reload()}>
        {t('samples.reload')}
      </Button>
    </div>
  );
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">
          <bdi>{language}</bdi>
        </h3>
        {children}
      </div>
      <blockquote lang={sample.prompt_language} dir="auto" className="border-s-2 border-edge ps-3 wrap-anywhere">
        {sample.prompt}
      </blockquote>
      <AudioPlayer key={src} src={src} title={t('samples.of', { language })} seconds={sample.seconds} failed={failed} />
      <p className="text-sm text-soft">{t('samples.answered', { date: formatDate(sample.recorded_at) })}</p>
    </div>
  );
};
