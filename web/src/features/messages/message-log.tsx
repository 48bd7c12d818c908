import { Fragment, type ReactNode, useState } from 'react';
import type { Thread, ThreadMessage } from '#shared/contracts/messages.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import { useT } from '#web/lib/i18n.ts';
import { MessageBubble } from './message-bubble.tsx';
import { useThreadScroll } from './use-thread-scroll.ts';

/** The number of the first message of the other side that is not read, after the own ones; undefined without any. */
const firstUnread = (messages: readonly ThreadMessage[], lastOwn: number, unread: number): number | undefined => {
  const received = messages.filter(({ number, contacted }) => number > lastOwn && !contacted);
  return unread > 0 ? (received.at(-unread) ?? received[0])?.number : undefined;
};

/** Says each message that arrives while the thread is open, once. The log itself is silent: earlier pages and times change in it. */
const Arrivals = ({ messages, side }: { messages: readonly ThreadMessage[]; side: ThreadSide }) => {
  const t = useT();
  const latest = messages.at(-1)?.number ?? 0;
  const [said, setSaid] = useState({ since: latest, upTo: latest });
  if (latest !== said.upTo) setSaid({ since: said.upTo, upTo: latest });
  const arrived = messages.filter(({ number, from }) => number > said.since && from !== side);
  return (
    <p role="status" className="sr-only">
      {arrived
        .map(({ text, files }) => (files ? `${text} ${t('messages.files', { count: files.length })}` : text))
        .join('\n')}
    </p>
  );
};

/** The messages of a thread in the order in which they were written, in an area that scrolls and takes the keys. */
export const MessageLog = ({
  messages,
  side,
  thread,
  earlier,
}: {
  /** The earliest first. */
  messages: readonly ThreadMessage[];
  side: ThreadSide;
  thread: Thread;
  /** Loads the messages before. */
  earlier: ReactNode;
}) => {
  const t = useT();
  const last = messages.at(-1);
  const lastOwn = messages.findLast(({ from }) => from === side)?.number ?? 0;
  // The mark stays when the messages are read, until the reader answers.
  const [marked, setMarked] = useState(0);
  const first = firstUnread(messages, lastOwn, thread.unread);
  if (marked <= lastOwn && first) setMarked(first);
  const scroll = useThreadScroll(messages[0]?.number, last?.number, last?.from === side);
  return (
    <>
      <div
        {...scroll}
        role="log"
        aria-live="off"
        aria-label={t('messages.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to take the keys.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto p-4 -outline-offset-2"
      >
        {earlier}
        <ol className="space-y-3">
          {messages.map((message) => (
            <Fragment key={message.id}>
              {message.number === marked && marked > lastOwn && (
                <li className="flex items-center gap-3 text-xs font-semibold text-primary">
                  <span className="h-px flex-1 bg-primary" aria-hidden="true" />
                  <span>{t('messages.new')}</span>
                  <span className="h-px flex-1 bg-primary" aria-hidden="true" />
                </li>
              )}
              <MessageBubble
                message={message}
                thread={thread}
                isOwn={message.from === side}
                isSeen={message === last && message.from === side && thread.seen >= message.number}
              />
            </Fragment>
          ))}
        </ol>
      </div>
      <Arrivals messages={messages} side={side} />
    </>
  );
};
