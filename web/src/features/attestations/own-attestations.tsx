import { useQuery } from '@tanstack/react-query';
import type { OwnAttestation } from '#shared/contracts/attestation-answers.ts';
import { attestationCalls } from '#shared/contracts/attestations.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageNames } from '#web/lib/language-names.ts';
import { browserName } from '#web/lib/language-text.ts';
import { queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { toast } from '#web/ui/toast-store.ts';

const useShow = () => {
  const t = useT();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ id, is_shown }: { id: string; is_shown: boolean }) =>
      call(attestationCalls.show, { params: { id }, body: { is_shown } }),
    onSuccess: () => invalidate(attestationCalls.mine, candidateCalls.profile),
    onError: (error) => toast.error(errorText(error, t('attestations.showFailed'))),
  });
};

const Item = ({ attestation }: { attestation: OwnAttestation }) => {
  const t = useT();
  const show = useShow();
  const nameOf = useLanguageNames();
  const { application_id: id, company_name, job_title, levels, is_shown, attested_at, state } = attestation;
  const names = { company: company_name, job: job_title };
  const isChecked = show.isPending ? show.variables.is_shown : is_shown;
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <h3 className="text-base font-semibold wrap-anywhere">
        <bdi>{t('attestations.by', names)}</bdi>
      </h3>
      <p className="text-sm text-soft">{t('attestations.on', { date: formatDate(attested_at) })}</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {levels.map(({ tag, skill, level }) => (
          <li key={`${tag} ${skill}`}>
            <Badge tone={is_shown && state === 'trusted' ? 'success' : 'neutral'}>
              {t('attestations.level', {
                language: nameOf?.(tag) ?? browserName(tag),
                skill: t(`languageTerms.skill.${skill}`),
                level,
              })}
            </Badge>
          </li>
        ))}
      </ul>
      {state !== 'trusted' && (
        <p className="mt-2 text-sm text-warning">
          {t(state === 'paused' ? 'attestations.paused' : 'attestations.revokedByAdmin')}
        </p>
      )}
      <Checkbox
        label={t('attestations.show')}
        aria-label={t('attestations.showOf', names)}
        checked={isChecked}
        onChange={({ target }) => show.mutate({ id, is_shown: target.checked })}
      />
    </li>
  );
};

/** What recruiters who hired the candidate attested; nothing without any. */
export const OwnAttestations = () => {
  const t = useT();
  const query = useQuery(queryOf(attestationCalls.mine, {}));
  if (query.data ? query.data.length === 0 : !query.isError) return null;
  return (
    <Card as="section" aria-label={t('attestations.title')}>
      <CardHeader title={t('attestations.title')} hint={t('attestations.text')} />
      <ListFrame
        query={query}
        items={query.data ?? []}
        loading={null}
        failed={(error) => errorText(error, t('attestations.failed'))}
        empty={null}
      >
        {(shown) => (
          <ul>
            {shown.map((attestation) => (
              <Item key={attestation.application_id} attestation={attestation} />
            ))}
          </ul>
        )}
      </ListFrame>
    </Card>
  );
};
