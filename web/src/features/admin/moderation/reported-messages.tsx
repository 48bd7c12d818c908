import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moderationCalls, type ReportedMessage } from '#shared/contracts/moderation.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Download, MessageCircle } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { Subject } from './queue-address.ts';

const Message = ({ message: { from, at, text, contacted, files } }: { message: ReportedMessage }) => {
  const t = useT();
  return (
    <li>
      <p className="text-sm text-soft">
        <span>{`${t(`moderation.messages.from.${from}`)}\u00a0· `}</span>
        <time dateTime={at}>{formatDate(at, 'time')}</time>
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {contacted ? t('moderation.messages.contacted') : text}
      </p>
      {files?.map(({ id, name, file }) => (
        <a
          key={id}
          href={file}
          rel="noreferrer"
          aria-label={t('moderation.messages.download', { name })}
          className={buttonClass('secondary', 'sm', 'mt-1 me-2 max-w-full')}
        >
          <Download className="size-4 shrink-0" aria-hidden="true" />
          <bdi className="truncate">{name}</bdi>
        </a>
      ))}
    </li>
  );
};

/** The messages of a reported thread. Loading them is a look that is recorded: they are never loaded again by themselves. */
const Messages = ({ subject: { type, id }, thread }: { subject: Subject; thread: string }) => {
  const t = useT();
  const params = { subject: type, id };
  const query = useQuery({
    ...queryOf(moderationCalls.reportsAbout, { params, query: { thread } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <div className="mt-2">
      <ListFrame
        isPart
        query={query}
        items={query.data?.messages ?? []}
        loading={<SkeletonRows rows={1} label={t('common.loading')} row="h-20" />}
        failed={(error) => errorText(error, t('moderation.messages.failed'))}
        empty={<p className="text-soft">{t('moderation.messages.none')}</p>}
      >
        {(messages) => (
          <ol
            aria-label={t('moderation.messages.title')}
            className="max-h-80 space-y-3 overflow-y-auto rounded-md bg-sunk p-3"
          >
            {messages.map((message) => (
              <Message key={message.number} message={message} />
            ))}
          </ol>
        )}
      </ListFrame>
    </div>
  );
};

/** Shows the messages of a reported thread once an admin wants to see them. */
export const ReportedMessages = ({ subject, thread }: { subject: Subject; thread: string }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Messages subject={subject} thread={thread} />;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <Button
        variant="secondary"
        size="sm"
        icon={<MessageCircle className="size-4" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('moderation.messages.show')}
      </Button>
      <span className="text-sm text-soft">{t('moderation.messages.recorded')}</span>
    </div>
  );
};
