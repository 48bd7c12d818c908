import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Download, MessageCircle } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Subject } from './queue-address.ts';

/** The messages of a reported thread. Loading them is a look that is recorded: they are never loaded again by themselves. */
const Messages = ({ subject: { type, id }, thread }: { subject: Subject; thread: string }) => {
  const t = useT();
  const params = { subject: type, id };
  const query = useQuery({
    ...queryOf(moderationCalls.reportsAbout, { params, query: { thread } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (query.isPending) return <Skeleton className="mt-2 h-20 w-full" />;
  if (query.isError)
    return <ErrorState title={errorText(query.error, t('moderation.messages.failed'))} query={query} />;
  return (
    <ol
      aria-label={t('moderation.messages.title')}
      className="mt-2 max-h-80 space-y-3 overflow-y-auto rounded-md bg-sunk p-3"
    >
      {query.data.messages?.map(({ number, from, at, text, contacted, files }) => (
        <li key={number}>
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
      ))}
    </ol>
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
