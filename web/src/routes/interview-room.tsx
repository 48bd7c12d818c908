import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { interviewCalls } from '#shared/contracts/interviews.ts';
import { linkTo } from '#web/config/links.ts';
import { Room } from '#web/features/room/room.tsx';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { DenseHeader } from '#web/ui/dense-header.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

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
      {query.isError && <ErrorState title={errorText(query.error, t('room.failed'))} query={query} />}
      {name && <Room id={interviewId} name={name} backTo={backTo} />}
    </>
  );
};
