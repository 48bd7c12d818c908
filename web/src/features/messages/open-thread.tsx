import type { ReactNode } from 'react';
import type { Thread } from '#shared/contracts/messages.ts';
import { linkTo } from '#web/config/links.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf } from '#web/lib/query.ts';
import { Button, IconLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ArrowLeft, MessageCircle } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BlockedNotice, Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { useMarkShown, useThread } from './queries.ts';
import { ShareContact, SharedContact } from './share-contact.tsx';
import { useOtherName, useOwnSide } from './thread-names.ts';

/** One thread: its messages, newest last, and below them the place to write. */
export const OpenThread = ({
  id,
  jobTitle,
  isBeside = false,
  actions,
  reportButton,
}: {
  id: string;
  /** The job about which a recruiter came to write, where the screen before named it. */
  jobTitle: string | undefined;
  /** It is shown beside something else, whose height it takes and from which no link leads away. */
  isBeside?: boolean;
  /** What can be done with the other side, such as an invitation or a block. */
  actions?: (thread: Thread) => ReactNode;
  /** Reports what the other side wrote, also after a block. */
  reportButton?: ReactNode;
}) => {
  const t = useT();
  const side = useOwnSide();
  const nameOf = useOtherName();
  const query = useThread(id);
  const thread = query.data?.pages[0]?.thread;
  const messages = (itemsOf(query.data) ?? []).toReversed();
  useMarkShown(id, messages.at(-1)?.number, thread?.unread);
  const isAbsent = query.error instanceof ApiError && query.error.status === 404;
  if (isAbsent || (query.isError && !thread)) {
    return isAbsent ? (
      <EmptyState icon={<MessageCircle aria-hidden="true" />} title={t('messages.absent')} />
    ) : (
      <ErrorState title={errorText(query.error, t('messages.threadFailed'))} query={query} />
    );
  }
  return (
    <section
      aria-label={thread ? nameOf(thread) : t('messages.loading')}
      className={cx(
        'flex flex-col bg-card',
        isBeside ? 'h-full' : 'h-[calc(100dvh-13rem)] min-h-96 rounded-lg border border-line',
      )}
    >
      <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-2 border-b border-line px-4">
        {!isBeside && (
          <IconLink to={linkTo('messages')} label={t('messages.back')} className="-ms-3 lg:hidden">
            <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
          </IconLink>
        )}
        <h2 className="min-w-0 truncate text-lg">{thread && <bdi>{nameOf(thread)}</bdi>}</h2>
        <div className="ms-auto flex flex-wrap justify-end">
          {thread?.latest && reportButton}
          {thread && !thread.is_blocked && actions?.(thread)}
          {thread?.latest && !thread.is_blocked && <ShareContact thread={thread} name={nameOf(thread)} />}
        </div>
      </header>
      {thread?.contact && <SharedContact contact={thread.contact} />}
      {query.isPending && <Skeleton className="m-4 h-24 w-2/3" />}
      {thread && messages.length === 0 && (
        <p className="grid min-h-0 flex-1 place-content-center overflow-hidden px-4 text-center text-soft">
          {t('messages.first', { name: nameOf(thread) })}
        </p>
      )}
      {thread && messages.length > 0 && (
        <MessageLog
          messages={messages}
          side={side}
          thread={thread}
          earlier={
            query.hasNextPage && (
              <div className="mb-4 text-center">
                <Button
                  variant="quiet"
                  size="sm"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('messages.earlier')}
                </Button>
              </div>
            )
          }
        />
      )}
      <div className="max-h-[75%] shrink-0 overflow-y-auto border-t border-line p-3">
        {query.isError && (
          <p className="mb-2 text-sm text-soft">{errorText(query.error, t('messages.threadFailed'))}</p>
        )}
        {thread?.is_blocked && <BlockedNotice name={nameOf(thread)} />}
        {thread && !thread.is_blocked && <Composer key={id} thread={thread} jobTitle={jobTitle} />}
      </div>
    </section>
  );
};
