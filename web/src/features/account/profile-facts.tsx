import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { adminCalls } from '#shared/contracts/admin.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { History, Pencil } from '#web/ui/icons.ts';
import { FactsCard } from './facts-card.tsx';
import { EditAdminDetails, EditRecruiterDetails } from './lazy-account.tsx';

const CandidateFacts = () => {
  const t = useT();
  const query = useQuery(queryOf(candidateCalls.ownProfile, {}));
  return (
    <FactsCard query={query} kind={<Badge tone="primary">{t('account.kind.candidate')}</Badge>}>
      <ButtonLink
        to={linkTo('candidateProfile', {}, { mode: 'edit' })}
        variant="secondary"
        className="w-full"
        icon={<Pencil className="size-4" aria-hidden="true" />}
      >
        {t('account.facts.edit')}
      </ButtonLink>
    </FactsCard>
  );
};

/** Disabled until the data are there, so that nothing below it moves then. */
const EditButton = ({ disabled, onClick }: { disabled: boolean; onClick: () => void }) => (
  <Button
    variant="secondary"
    className="w-full"
    disabled={disabled}
    icon={<Pencil className="size-4" aria-hidden="true" />}
    onClick={onClick}
  >
    {useT()('account.details.edit')}
  </Button>
);

/** Whether the own details are being edited: after a press, or a link that leads there (`?edit=details`). */
const useEditing = () => {
  const [isEditing, setEditing] = useState(false);
  const { params, change } = useQueryParams();
  const isLinked = params.get('edit') === 'details';
  return {
    isEditing: isEditing || isLinked,
    edit: () => setEditing(true),
    close: () => {
      setEditing(false);
      if (isLinked) change({ edit: undefined }, { replace: true });
    },
  };
};

const RecruiterFacts = ({ support }: { support: ReactNode }) => {
  const t = useT();
  const { isEditing, edit, close } = useEditing();
  EditRecruiterDetails.usePreload();
  const query = useQuery(queryOf(recruiterCalls.ownProfile, {}));
  const isVerified = query.data?.verified;
  return (
    <FactsCard
      query={query}
      kind={
        <>
          <Badge tone="primary">{t('account.kind.recruiter')}</Badge>
          {isVerified !== undefined && (
            <Badge tone={isVerified ? 'success' : 'warning'}>
              {t(isVerified ? 'account.facts.verified' : 'account.facts.unverified')}
            </Badge>
          )}
        </>
      }
    >
      <EditButton disabled={!query.data} onClick={edit} />
      {query.data && isEditing && <EditRecruiterDetails recruiter={query.data} support={support} onClose={close} />}
    </FactsCard>
  );
};

/** An admin's data; `children` as of `FactsCard`. */
export const AdminFacts = ({ id, children }: { id: number; children?: ReactNode }) => {
  const t = useT();
  const query = useQuery(queryOf(adminCalls.profile, { params: { id } }));
  const { role, is_active = true } = query.data ?? {};
  return (
    <FactsCard
      query={query}
      kind={
        <>
          {role && <Badge tone="primary">{t(`account.kind.${role}`)}</Badge>}
          {!is_active && <Badge tone="danger">{t('account.facts.inactive')}</Badge>}
        </>
      }
    >
      {children}
    </FactsCard>
  );
};

const OwnAdminFacts = () => {
  const t = useT();
  const id = useOwnId();
  const { isEditing, edit, close } = useEditing();
  EditAdminDetails.usePreload();
  const { data } = useQuery(queryOf(adminCalls.profile, { params: { id } }));
  return (
    <AdminFacts id={id}>
      <div className="space-y-3">
        <EditButton disabled={!data} onClick={edit} />
        <ButtonLink
          to={linkTo('adminProfile', { adminId: id })}
          variant="secondary"
          className="w-full"
          icon={<History className="size-4" aria-hidden="true" />}
        >
          {t('account.facts.activity')}
        </ButtonLink>
      </div>
      {data && isEditing && <EditAdminDetails admin={data} onClose={close} />}
    </AdminFacts>
  );
};

const factsOf: Record<UserType, (props: { support: ReactNode }) => ReactNode> = {
  candidate: CandidateFacts,
  recruiter: RecruiterFacts,
  admin: OwnAdminFacts,
  master_admin: OwnAdminFacts,
};

/** Who the signed-in account is, with the way to what its owner may edit; `support` names whom to ask about the rest. */
export const ProfileFacts = ({ userType, support }: { userType: UserType; support: ReactNode }) => {
  const OwnFacts = factsOf[userType];
  return <OwnFacts support={support} />;
};
