import { languageNames } from '#shared/locales/languages.ts';
import { setLanguage, useLanguage, useT } from '#web/lib/i18n.ts';
import type { Language } from '#web/lib/site-languages.ts';
import { Languages } from '#web/ui/icons.ts';

/** Chooses the site's language, each by its own name. */
export const LanguageSelect = ({ className }: { className: string }) => {
  const t = useT();
  return (
    <select
      name="site-language"
      aria-label={t('common.language.label')}
      title={t('common.language.label')}
      className={className}
      value={useLanguage()}
      onChange={(event) => void setLanguage(event.target.value as Language, true)}
    >
      {Object.entries(languageNames).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
};

/** The same behind an icon. */
export const LanguageSwitch = () => (
  <span className="relative inline-flex size-11 items-center justify-center rounded-md text-soft hover:bg-sunk hover:text-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary">
    <Languages className="size-5" aria-hidden="true" />
    <LanguageSelect className="absolute inset-0 cursor-pointer appearance-none bg-card opacity-0" />
  </span>
);
