import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { signedLanguages } from '#shared/domain/languages/signed-languages.ts';
import { primarySubtag } from '#shared/domain/languages/tags.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageNames } from '#web/lib/language-names.ts';
import { browserName } from '#web/lib/language-text.ts';
import { queryOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Consent } from '#web/ui/consent.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const facts = ['how', 'who', 'voice', 'never'] as const;

interface ConsentStepProps {
  busy: boolean;
  /** Why there is no prompt. */
  problem: string | undefined;
  onAgree: (tag: string) => void;
}

const Form = ({ tags, busy, problem, onAgree }: ConsentStepProps & { tags: readonly string[] }) => {
  const t = useT();
  const nameOf = useLanguageNames();
  const [tag, setTag] = useState(tags[0] ?? '');
  const [agreed, setAgreed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAgree(tag);
  };
  return (
    <form onSubmit={submit} className="space-y-5">
      <Select
        label={t('samples.language')}
        value={tag}
        onChange={(event) => setTag(event.target.value)}
        options={tags.map((each) => ({ value: each, label: nameOf?.(each) ?? browserName(each) }))}
      />
      <Consent
        label={t('samples.consent.agree')}
        hint={t('samples.consent.agreeHint')}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      {problem && <FormError>{problem}</FormError>}
      <div className="flex justify-end">
        <Button type="submit" loading={busy} disabled={!agreed}>
          {t('samples.prompt.get')}
        </Button>
      </div>
    </form>
  );
};

/** The candidate's languages that can be recorded as sound; undefined until the profile is there. */
const useSpokenTags = () => {
  const profile = useQuery(queryOf(candidateCalls.profile, { params: { id: useOwnId() } }));
  const tags = profile.data?.languages.map(({ tag }) => tag);
  return { ...profile, tags: tags?.filter((tag) => !signedLanguages.has(primarySubtag(tag))) };
};

/** What happens with a recording, and the consent to it, before a prompt is shown. */
export const ConsentStep = (props: ConsentStepProps) => {
  const t = useT();
  const { tags, isError, isFetching, refetch } = useSpokenTags();
  if (isError && !tags) return <ErrorState title={t('samples.loadFailed')} query={{ isFetching, refetch }} />;
  if (!tags) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <ul className="list-disc space-y-1.5 ps-5">
        {facts.map((fact) => (
          <li key={fact}>{t(`samples.consent.${fact}`)}</li>
        ))}
      </ul>
      {tags.length > 0 ? (
        <Form tags={tags} {...props} />
      ) : (
        <Notice
          tone="warning"
          title={t('samples.noLanguages')}
          action={
            <ButtonLink to={linkTo('candidateProfile', {}, { mode: 'languages' })} variant="secondary" size="sm">
              {t('samples.editLanguages')}
            </ButtonLink>
          }
        >
          {t('samples.noLanguagesText')}
        </Notice>
      )}
    </>
  );
};
