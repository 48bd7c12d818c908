import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateAttestation } from '#shared/contracts/attestation-answers.ts';
import { attestationCalls } from '#shared/contracts/attestations.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageNames } from '#web/lib/language-names.ts';
import { browserName } from '#web/lib/language-text.ts';
import { queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { BadgeAlert } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { toast } from '#web/ui/toast-store.ts';

const useRevoke = () => {
  const t = useT();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => call(attestationCalls.adminRevoke, { params: { id } }),
    onSuccess: () => toast.success(t('adminUsers.attestations.done')),
    onError: (error) => toast.error(errorText(error, t('adminUsers.attestations.revokeFailed'))),
    onSettled: () => invalidate(attestationCalls.ofCandidate),
  });
};

const Item = ({ attestation, onRevoke }: { attestation: CandidateAttestation; onRevoke: () => void }) => {
  const t = useT();
  const nameOf = useLanguageNames();
  const { company_name: company, job_title: job, levels, attested_at, state } = attestation;
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="font-semibold wrap-anywhere">
        <bdi>{t('adminUsers.attestations.by', { company, job })}</bdi>
      </p>
      <p className="text-sm text-soft">{formatDate(attested_at)}</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {levels.map(({ tag, skill, level }) => (
          <li key={`${tag} ${skill}`}>
            <Badge tone={state === 'trusted' ? 'success' : 'neutral'}>
              {`${nameOf?.(tag) ?? browserName(tag)}, ${t(`languageTerms.skill.${skill}`)}: ${level}`}
            </Badge>
          </li>
        ))}
      </ul>
      {state !== 'trusted' && <p className="mt-2 text-sm text-warning">{t(`adminUsers.attestations.${state}`)}</p>}
      {state !== 'revoked' && (
        <Button
          variant="quiet"
          size="sm"
          icon={<BadgeAlert className="size-4" aria-hidden="true" />}
          aria-label={t('adminUsers.attestations.revokeOf', { company, job })}
          onClick={onRevoke}
        >
          {t('adminUsers.attestations.revoke')}
        </Button>
      )}
    </li>
  );
};

/** What recruiters attested of a candidate, each of which an admin may revoke; nothing without any. */
export const CandidateAttestations = ({ candidateId }: { candidateId: number }) => {
  const t = useT();
  const [toRevoke, setToRevoke] = useState<string>();
  const query = useQuery(queryOf(attestationCalls.ofCandidate, { params: { id: candidateId } }));
  const revoke = useRevoke();
  return (
    <>
      <ListFrame
        query={query}
        items={query.data ?? []}
        loading={null}
        failed={(error) => errorText(error, t('adminUsers.attestations.failed'))}
        empty={null}
        before={<h3 className="mb-2 text-sm font-normal text-soft">{t('adminUsers.attestations.title')}</h3>}
      >
        {(shown) => (
          <ul>
            {shown.map((attestation) => (
              <Item
                key={attestation.application_id}
                attestation={attestation}
                onRevoke={() => setToRevoke(attestation.application_id)}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      <ConfirmDialog
        open={toRevoke !== undefined}
        onOpenChange={() => setToRevoke(undefined)}
        title={t('adminUsers.attestations.ask')}
        text={t('adminUsers.attestations.text')}
        confirmLabel={t('adminUsers.attestations.revoke')}
        busy={revoke.isPending}
        onConfirm={() => toRevoke && revoke.mutate(toRevoke, { onSettled: () => setToRevoke(undefined) })}
      />
    </>
  );
};
