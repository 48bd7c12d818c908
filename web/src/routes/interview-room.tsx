import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { interviewCalls } from '#shared/contracts/interviews.ts';
import { linkTo } from '#web/config/links.ts';
import { OpenThread } from '#web/features/messages/open-thread.tsx';
import { useUnread } from '#web/features/messages/queries.ts';
import { Room } from '#web/features/room/room.tsx';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { queryOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { DenseHeader } from '#web/ui/dense-header.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { kitTexts } from './interviews/kit-button.tsx';

const InterviewKit = later(async () => (await import('./interviews/kit-beside.tsx')).KitBeside, { texts: kitTexts });

/** The room with the thread of its two sides, which goes on beside the call. */
const RoomWithThread = ({
  thread,
  jobTitle,
  ...room
}: {
  thread: string;
  jobTitle: string | undefined;
  id: string;
  name: string;
  backTo: string;
  kit: ReactNode;
}) => (
  <Room
    {...room}
    chat={{ unread: useUnread(thread), content: <OpenThread id={thread} jobTitle={jobTitle} isBeside /> }}
  />
);

/** The video room of an interview, by the name of the other side. */
export const Component = () => {
  const t = useT();
  const { interviewId = '' } = useParams();
  const isCandidate = useSession()?.userType === 'candidate';
  const query = useQuery(queryOf(interviewCalls.interview, { params: { id: interviewId }, query: {} }));
  const backTo = linkTo('interviews');
  const interview = query.data;
  const name =
    interview && (isCandidate ? interview.company_name : (interview.candidate.name ?? interview.candidate.masked_name));
  return (
    <>
      <DenseHeader
        title={name ? t('room.with', { name }) : t('room.title')}
        backTo={backTo}
        backLabel={t('room.back')}
      />
      {query.isPending && <Skeleton className="aspect-video w-full" />}
      {query.isError && !interview && <ErrorState title={errorText(query.error, t('room.failed'))} query={query} />}
      {name && interview?.thread && (
        <RoomWithThread
          thread={interview.thread}
          jobTitle={interview.job?.title}
          id={interviewId}
          name={name}
          backTo={backTo}
          kit={!isCandidate && <InterviewKit id={interviewId} name={name} />}
        />
      )}
    </>
  );
};
