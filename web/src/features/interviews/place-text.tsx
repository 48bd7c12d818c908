import { Fragment } from 'react';
import { meetingLink } from '#shared/domain/meeting-link.ts';
import { useT } from '#web/lib/i18n.ts';
import { hasRooms } from '#web/lib/site-settings.ts';

/** Where an interview is: in words, whose links can be opened, or by video. */
export const PlaceText = ({ place }: { place: string | null }) => {
  const t = useT();
  if (place === null) return <span>{t(hasRooms ? 'interviews.byVideo' : 'interviews.byLink')}</span>;
  return (
    <bdi>
      {place.split(' ').map((word, nth) => {
        const link = meetingLink(word);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: The place is what names a word.
          <Fragment key={nth}>
            {link ? (
              <a href={link} target="_blank" rel="noopener noreferrer" className="font-semibold text-primary underline">
                {word}
              </a>
            ) : (
              <span>{word}</span>
            )}
            <span> </span>
          </Fragment>
        );
      })}
    </bdi>
  );
};
