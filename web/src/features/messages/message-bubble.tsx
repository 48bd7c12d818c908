import type { ThreadMessage } from '#shared/contracts/messages.ts';
import { cx } from '#web/lib/cx.ts';
import { formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { contactLine } from './thread-names.ts';

/** A message of a thread, with who wrote it and when. */
export const MessageBubble = ({
  message,
  isOwn,
  isSeen,
}: {
  message: ThreadMessage;
  isOwn: boolean;
  isSeen: boolean;
}) => {
  const t = useT();
  const { text, author, at, contacted } = message;
  return (
    <li className={cx('flex flex-col', isOwn ? 'items-end' : 'items-start')}>
      <p
        dir="auto"
        className={cx(
          'max-w-[85%] rounded-lg px-3.5 py-2 whitespace-pre-line wrap-anywhere',
          isOwn ? 'bg-primary-tint' : 'border border-line bg-sunk',
          contacted && 'border border-dashed border-line bg-transparent! text-soft',
        )}
      >
        {contacted ? contactLine(t, contacted) : text}
      </p>
      <p className="mt-0.5 text-xs text-soft">
        {isOwn && <span className="sr-only">{`${t('messages.you')} `}</span>}
        {author && (
          <>
            <bdi>{author}</bdi>
            <span>{' · '}</span>
          </>
        )}
        <time dateTime={at}>{formatRelative(at)}</time>
        {isSeen && <span>{` · ${t('messages.seen')}`}</span>}
      </p>
    </li>
  );
};
