import { isPlaceholder, splitAtPlaceholders } from '#shared/domain/message-templates.ts';
import { directionOf, type InterfaceLanguage } from '#shared/locales/languages.ts';
import { useT } from '#web/lib/i18n.ts';

/** A message as the candidate will read it; what is still open is marked by its name. */
export const TemplatePreview = ({ text, language }: { text: string; language: InterfaceLanguage }) => {
  const t = useT();
  const labelOf = (name: string) => (isPlaceholder(name) ? t(`templates.value.${name}`) : name);
  return (
    <section aria-label={t('templates.preview')} className="min-w-0">
      <p className="mb-1.5 text-sm font-semibold">{t('templates.preview')}</p>
      <p
        lang={language}
        dir={directionOf(language)}
        className="min-h-48 rounded-lg border border-line bg-primary-tint px-4 py-3 whitespace-pre-line wrap-anywhere"
      >
        {splitAtPlaceholders(text).map((piece, place) =>
          place % 2 === 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: The pieces have no other identity.
            <mark key={place} className="rounded-sm bg-warning-tint px-1 text-warning">
              <bdi>{labelOf(piece.trim())}</bdi>
            </mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: As above.
            <span key={place}>{piece}</span>
          ),
        )}
      </p>
    </section>
  );
};
