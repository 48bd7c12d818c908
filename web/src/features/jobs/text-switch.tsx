import type { ShownText } from '#shared/domain/job-texts.ts';
import { languageNames } from '#shared/locales/languages.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

/** A language's own name, as far as the browser knows it. */
const ownNameOf = (tag: string): string =>
  Object.hasOwn(languageNames, tag)
    ? languageNames[tag as keyof typeof languageNames]
    : (new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag) ?? tag);

/** Chooses between a job's texts; nothing where there is one only. */
export const TextSwitch = ({
  texts,
  shown,
  onChoose,
}: {
  texts: readonly ShownText[];
  shown: ShownText;
  onChoose: (language: string | null) => void;
}) => {
  const t = useT();
  if (texts.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span id="read-in" className="text-sm text-soft">
        {t('jobs.details.readIn')}
      </span>
      <fieldset aria-labelledby="read-in" className="flex min-w-0 flex-wrap gap-2">
        {texts.map(({ language, title }) => (
          <Button
            key={language}
            variant={language === shown.language ? 'primary' : 'secondary'}
            size="sm"
            aria-pressed={language === shown.language}
            onClick={() => onChoose(language)}
          >
            <bdi lang={language ?? undefined}>{language ? ownNameOf(language) : title}</bdi>
          </Button>
        ))}
      </fieldset>
    </div>
  );
};
