import { Link } from 'react-router-dom';
import type { Thread } from '#shared/contracts/messages.ts';
import { linkTo } from '#web/config/links.ts';
import { cx } from '#web/lib/cx.ts';
import { formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf } from '#web/lib/query.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MessageCircle, Paperclip } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useThreads } from './queries.ts';
import { contactLine, useOtherName, useOwnSide } from './thread-names.ts';

const ThreadRow = ({ thread, isOpen }: { thread: Thread; isOpen: boolean }) => {
  const t = useT();
  const side = useOwnSide();
  const name = useOtherName()(thread);
  const { id, latest, unread } = thread;
  return (
    <li>
      <Link
        to={linkTo('messages', { threadId: id })}
        aria-current={isOpen ? 'page' : undefined}
        className={cx('flex items-start gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunk', isOpen && 'bg-primary-tint')}
      >
        <Avatar name={name} className="size-10 text-base" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <bdi className="truncate font-semibold">{name}</bdi>
            {latest && (
              <time dateTime={latest.at} className="shrink-0 text-xs text-soft">
                {formatRelative(latest.at)}
              </time>
            )}
          </span>
          {latest && (
            <span className="flex items-center gap-2 text-sm text-soft">
              <span className={cx('min-w-0 flex-1 truncate', unread > 0 && 'font-semibold text-ink')}>
                {latest.contacted ? (
                  contactLine(t, latest.contacted)
                ) : (
                  <>
                    {latest.from === side && <span>{`${t('messages.you')} `}</span>}
                    {latest.files && (
                      <span className="me-1">
                        <Paperclip className="inline size-3.5 align-[-0.125em]" aria-hidden="true" />
                        <span className={latest.text ? 'sr-only' : 'ms-1'}>
                          {t('messages.files', { count: latest.files })}
                        </span>
                      </span>
                    )}
                    <bdi>{latest.text}</bdi>
                  </>
                )}
              </span>
              {unread > 0 && (
                <Badge tone="success">
                  <span aria-hidden="true">{unread}</span>
                  <span className="sr-only">{t('messages.unread', { count: unread })}</span>
                </Badge>
              )}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
};

/** The caller's threads, the latest messages first. */
export const ThreadList = ({ openId }: { openId: string | undefined }) => {
  const t = useT();
  const side = useOwnSide();
  const list = useThreads();
  return (
    <ListFrame
      query={list}
      items={itemsOf(list.data) ?? []}
      loading={<SkeletonRows rows={4} label={t('messages.loading')} row="h-16" />}
      failed={t('messages.listFailed')}
      empty={
        <EmptyState icon={<MessageCircle aria-hidden="true" />} title={t('messages.none')}>
          {t(side === 'candidate' ? 'messages.noneCandidate' : 'messages.noneRecruiter')}
        </EmptyState>
      }
    >
      {(threads) => (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card">
          {threads.map((thread) => (
            <ThreadRow key={thread.id} thread={thread} isOpen={thread.id === openId} />
          ))}
        </ul>
      )}
    </ListFrame>
  );
};
