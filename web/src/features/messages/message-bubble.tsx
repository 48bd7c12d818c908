import type { Thread, ThreadMessage } from '#shared/contracts/messages.ts';
import { cx } from '#web/lib/cx.ts';
import { formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { SentFiles } from './sent-files.tsx';
import { contactLine, useOtherName } from './thread-names.ts';

/** A message of a thread, with its files, and who wrote it and when. */
export const MessageBubble = ({
  message,
  thread,
  isOwn,
  isSeen,
}: {
  message: ThreadMessage;
  thread: Thread;
  isOwn: boolean;
  isSeen: boolean;
}) => {
  const t = useT();
  const nameOf = useOtherName();
  const { text, author, at, contacted, files } = message;
  return (
    <li className={cx('flex flex-col', isOwn ? 'items-end' : 'items-start')}>
      {(contacted || text) && (
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
      )}
      {files && <SentFiles threadId={thread.id} files={files} otherName={nameOf(thread)} />}
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
