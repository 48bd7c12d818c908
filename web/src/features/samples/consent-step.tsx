import { type FormEvent, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Consent } from '#web/ui/consent.tsx';
import { LanguageField } from '#web/ui/language-field.tsx';

const facts = ['how', 'who', 'voice', 'never'] as const;

/** What happens with a recording, and the consent to it, before a prompt is shown. */
export const ConsentStep = ({
  busy,
  error,
  onAgree,
}: {
  busy: boolean;
  /** Why the language was not accepted. */
  error: string | undefined;
  onAgree: (language: string) => void;
}) => {
  const t = useT();
  const [language, setLanguage] = useState('');
  const [agreed, setAgreed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAgree(language);
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <ul className="list-disc space-y-1.5 ps-5">
        {facts.map((fact) => (
          <li key={fact}>{t(`samples.consent.${fact}`)}</li>
        ))}
      </ul>
      <LanguageField
        label={t('samples.language')}
        name="language"
        value={language}
        onChange={setLanguage}
        error={error}
      />
      <Consent
        label={t('samples.consent.agree')}
        hint={t('samples.consent.agreeHint')}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <div className="flex justify-end">
        <Button type="submit" loading={busy} disabled={!agreed || language.trim() === ''}>
          {t('samples.prompt.get')}
        </Button>
      </div>
    </form>
  );
};
