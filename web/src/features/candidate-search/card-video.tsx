import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { Button } from '#web/ui/button.tsx';
import { Play } from '#web/ui/icons.ts';

const Player = later(async () => (await import('./card-player.tsx')).CardPlayer, {
  waiting: <div className="aspect-video rounded-md bg-board" />,
});

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
