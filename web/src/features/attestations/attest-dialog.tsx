import { type FormEvent, useId, useState } from 'react';
import type { GivenAttestation } from '#shared/contracts/attestation-answers.ts';
import { type CefrLevel, cefrLevels } from '#shared/domain/languages/scale.ts';
import { hasSkill, type Skill, skills } from '#shared/domain/languages/skills.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { BadgeCheck } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDraftChoice } from '#web/ui/use-draft-choice.ts';
import { useAttest, useAttestation, useRevoke } from './use-attestation.ts';

type Levels = Readonly<Record<string, CefrLevel>>;

const keyOf = (tag: string, skill: Skill) => `${tag} ${skill}`;
const seenLevels = cefrLevels.filter((level) => level !== 'none');

const chosenLevels = (languages: readonly string[], levels: Levels): GivenAttestation['levels'] =>
  languages.flatMap((tag) =>
    skills.flatMap((skill) => {
      const level = levels[keyOf(tag, skill)];
      return level === undefined || level === 'none' ? [] : [{ tag, skill, level }];
    }),
  );

const Language = ({
  tag,
  levels,
  onChange,
}: {
  tag: string;
  levels: Levels;
  onChange: (skill: Skill, level: CefrLevel) => void;
}) => {
  const t = useT();
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-semibold">{useLanguageName(tag)}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] items-end gap-3">
        {skills
          .filter((skill) => hasSkill(tag, skill))
          .map((skill) => (
            <Select
              key={skill}
              label={t(`languageTerms.skill.${skill}`)}
              value={levels[keyOf(tag, skill)] ?? 'none'}
              onChange={({ target }) => onChange(skill, target.value as CefrLevel)}
              options={[
                { value: 'none', label: t('attestations.notSeen') },
                ...seenLevels.map((level) => ({ value: level, label: level })),
              ]}
            />
          ))}
      </div>
    </fieldset>
  );
};

const Form = ({ given, onDone }: { given: GivenAttestation; onDone: () => void }) => {
  const t = useT();
  const formId = useId();
  const id = given.application_id;
  const [changed, setChanged] = useDraftChoice<Levels>(`attest:${id}`);
  const stored = Object.fromEntries(given.levels.map(({ tag, skill, level }) => [keyOf(tag, skill), level]));
  const levels: Levels = { ...stored, ...changed };
  const [isTried, setTried] = useState(false);
  const [isRevoking, setRevoking] = useState(false);
  const attest = useAttest(id);
  const revoke = useRevoke(id);
  const chosen = chosenLevels(given.languages, levels);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen.length > 0) attest.mutate(chosen, { onSuccess: onDone });
  };
  if (given.is_revoked) return <Notice>{t('attestations.isRevoked')}</Notice>;
  if (given.languages.length === 0) return <p className="text-soft">{t('attestations.noLanguages')}</p>;
  return (
    <form id={formId} noValidate className="space-y-6" onSubmit={submit}>
      {given.attested_at && (
        <p className="text-sm text-soft">{t('attestations.on', { date: formatDate(given.attested_at) })}</p>
      )}
      {given.languages.map((tag) => (
        <Language
          key={tag}
          tag={tag}
          levels={levels}
          onChange={(skill, level) => setChanged({ ...changed, [keyOf(tag, skill)]: level })}
        />
      ))}
      {isTried && chosen.length === 0 && <FormError>{t('attestations.nothing')}</FormError>}
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        {given.attested_at && (
          <Button variant="quiet" onClick={() => setRevoking(true)}>
            {t('attestations.revoke')}
          </Button>
        )}
        <Button type="submit" loading={attest.isPending} icon={<BadgeCheck className="size-4" aria-hidden="true" />}>
          {t('attestations.save')}
        </Button>
      </div>
      <ConfirmDialog
        open={isRevoking}
        onOpenChange={setRevoking}
        title={t('attestations.revokeAsk')}
        text={t('attestations.revokeText')}
        confirmLabel={t('attestations.revoke')}
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate(undefined, { onSuccess: onDone, onError: () => setRevoking(false) })}
      />
    </form>
  );
};

/** Attests the levels that a recruiter saw of a candidate they hired. */
export const AttestDialog = ({
  applicationId,
  name,
  onClose,
}: {
  applicationId: string;
  name: string;
  onClose: () => void;
}) => {
  const t = useT();
  const attestation = useAttestation(applicationId);
  const { data } = attestation;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('attestations.openOf', { name })}
      description={t('attestations.dialogText')}
    >
      {attestation.isPending && (
        <div role="status">
          <span className="sr-only">{t('attestations.loading')}</span>
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      {!data && attestation.isError && (
        <ErrorState title={errorText(attestation.error, t('attestations.failed'))} query={attestation} />
      )}
      {data && <Form given={data} onDone={onClose} />}
    </Dialog>
  );
};
