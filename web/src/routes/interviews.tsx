import { dashboardOf, linkTo } from '#web/config/links.ts';
import { FeedButton } from '#web/features/interviews/feed-button.tsx';
import { InterviewList } from '#web/features/interviews/interview-list.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { DenseHeader } from '#web/ui/dense-header.tsx';
import { MessageLink } from '#web/ui/message-link.tsx';
import { KitButton } from './interviews/kit-button.tsx';

/** The interviews of a candidate or a company. */
export const Component = () => {
  const t = useT();
  const session = useSession();
  return (
    <>
      <DenseHeader
        title={t('interviews.title')}
        backTo={session ? dashboardOf[session.userType] : linkTo('landing')}
        actions={<FeedButton />}
      >
        {t('interviews.text')}
      </DenseHeader>
      <InterviewList
        more={(interview) => {
          const { candidate } = interview;
          const name = candidate.name ?? candidate.masked_name;
          return (
            <>
              <KitButton interview={interview} name={name} />
              <MessageLink candidateId={candidate.id} name={name} />
            </>
          );
        }}
      />
    </>
  );
};
