import { languageNames } from '#shared/locales/languages.ts';
import { setLanguage, useLanguage, useT } from '#web/lib/i18n.ts';
import type { Language } from '#web/lib/site-languages.ts';
import { Languages } from '#web/ui/icons.ts';

/** Chooses the site's language, each by its own name. */
export const LanguageSwitch = () => {
  const t = useT();
  const language = useLanguage();
  return (
    <span className="relative inline-flex size-11 items-center justify-center rounded-md text-soft hover:bg-sunk hover:text-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary">
      <Languages className="size-5" aria-hidden="true" />
      <select
        name="site-language"
        aria-label={t('common.language.label')}
        title={t('common.language.label')}
        className="absolute inset-0 cursor-pointer appearance-none bg-card opacity-0"
        value={language}
        onChange={(event) => void setLanguage(event.target.value as Language, true)}
      >
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
};
