import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useState } from 'react';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { directionOf } from '#shared/locales/languages.ts';
import { useLanguage, useT } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ChevronLeft, ChevronRight, Pause, Play } from '#web/ui/icons.ts';

const autoplayMs = 2_500;
/** Speed in Embla's unit, for a transition of about one second. */
const slideSpeed = 40;

/** The controls of a video are for its position and loudness; a drag there must not move the slides. */
const watchDrag = (_: unknown, { target }: Event): boolean => !(target instanceof HTMLVideoElement);

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows one, two or three cards and advances automatically until they are touched or focused. It stays paused after the
 * button was pressed or a video began to play.
 */
export const Carousel = ({
  candidates,
  card,
}: {
  candidates: readonly MaskedCandidate[];
  card: (candidate: MaskedCandidate) => ReactNode;
}) => {
  const t = useT();
  const direction = directionOf(useLanguage());
  const [playing, setPlaying] = useState(() => !wantsStillness());
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, align: 'start', direction, duration: slideSpeed, watchDrag },
    // The plugin starts again when the pointer or the focus leaves, so it is there only while it may.
    playing
      ? [Autoplay({ delay: autoplayMs, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })]
      : [],
  );
  return (
    <div>
      <div ref={viewport} className="-mx-1 overflow-hidden px-1 py-1">
        <ul className="-ms-[30px] flex" onPlayCapture={() => setPlaying(false)}>
          {candidates.map((candidate) => (
            <li key={candidate.id} className="min-w-0 shrink-0 basis-full ps-[30px] md:basis-1/2 lg:basis-1/3">
              {card(candidate)}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-5 flex justify-end gap-1">
        <IconButton
          label={t(playing ? 'landing.showcase.pause' : 'landing.showcase.play')}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause className="size-5" aria-hidden="true" /> : <Play className="size-5" aria-hidden="true" />}
        </IconButton>
        <IconButton label={t('landing.showcase.previous')} onClick={() => embla?.scrollPrev()}>
          <ChevronLeft className="size-6 rtl:rotate-180" aria-hidden="true" />
        </IconButton>
        <IconButton label={t('landing.showcase.next')} onClick={() => embla?.scrollNext()}>
          <ChevronRight className="size-6 rtl:rotate-180" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
};
