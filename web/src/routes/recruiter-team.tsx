import { companyCalls, type Team } from '#shared/contracts/company.ts';
import { ColleagueRow } from '#web/features/team/colleague-row.tsx';
import { DomainInvite } from '#web/features/team/domain-invite.tsx';
import { InvitationRow } from '#web/features/team/invitation-row.tsx';
import { InviteForm } from '#web/features/team/invite-form.tsx';
import { OwnRole } from '#web/features/team/own-role.tsx';
import { useInterviewsPass, useTeam } from '#web/features/team/use-team.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMay } from '#web/lib/use-may.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UsersRound } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';

const rows = 'divide-y divide-line';

/** What company accounts are for, where the reader works alone. */
const Alone = () => {
  const t = useT();
  return (
    <EmptyState icon={<UsersRound aria-hidden="true" />} title={t('team.alone')}>
      {t('team.aloneText')}
    </EmptyState>
  );
};

const Invitations = ({ team }: { team: Team }) => {
  const t = useT();
  if (team.invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations-title">
      <h2 id="invitations-title" className="mb-3 text-xl">
        {t('team.invitations')}
      </h2>
      <Card className="py-1 sm:py-1">
        <ul className={rows}>
          {team.invitations.map((invitation) => (
            <li key={invitation.id}>
              <InvitationRow invitation={invitation} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
};

/** The people of the recruiter's company, and for owners the way to invite more. */
export const Component = () => {
  const t = useT();
  const team = useTeam();
  const ownId = useOwnId();
  const { data } = team;
  const isOwner = useMay(companyCalls.invite);
  const founder = data?.colleagues[0];
  const own = data?.colleagues.find(({ id }) => id === ownId);
  const passing = useInterviewsPass(own?.interviews, founder?.name);
  const isAlone = data?.colleagues.length === 1 && data.invitations.length === 0;
  return (
    <>
      <ScreenHeader name="recruiterTeam" />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-8">
          <Card as="section" aria-label={t('team.pageTitle')} className="py-1 sm:py-1">
            <ListFrame
              query={team}
              items={data?.colleagues ?? []}
              loading={<SkeletonRows rows={3} label={t('team.loading')} className="py-4" row="h-14" />}
              failed={t('team.notLoaded')}
              isPart
              empty={null}
              className={rows}
              rowKey={idOf}
              card={(colleague) => (
                <ColleagueRow
                  colleague={colleague}
                  founder={founder?.name ?? ''}
                  isSelf={colleague.id === ownId}
                  canChange={isOwner && colleague.joined_at !== null && colleague.id !== ownId}
                />
              )}
            />
          </Card>
          {data && <Invitations team={data} />}
          {isAlone && <Alone />}
        </div>
        <div className="grid gap-6">
          {isOwner && <InviteForm />}
          {isOwner && founder && !data.invitations.some(({ domain }) => domain) && (
            <DomainInvite email={founder.email} />
          )}
          {data && data.company_id !== ownId && <OwnRole role={data.role} passing={passing} />}
        </div>
      </div>
    </>
  );
};
