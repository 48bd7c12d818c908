import { isPlaceholder, splitAtPlaceholders } from '#shared/domain/message-templates.ts';
import { directionOf, interfaceLanguageOf } from '#shared/locales/languages.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';

const markClass = (name: string) =>
  cx(
    'rounded-sm px-1',
    isPlaceholder(name) ? 'bg-warning-tint text-warning' : 'bg-danger-tint text-danger line-through',
  );

/** The text of a template: what is open in it is marked by its name, and as wrong where no template may have it. */
export const TemplateText = ({ text }: { text: string }) => {
  const t = useT();
  const labelOf = (name: string) => (isPlaceholder(name) ? t(`templates.value.${name}`) : name);
  return splitAtPlaceholders(text).map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: The pieces have no other identity.
      <mark key={place} className={markClass(piece.trim())}>
        <bdi>{labelOf(piece.trim())}</bdi>
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: As above.
      <span key={place}>{piece}</span>
    ),
  );
};

/** A message as the candidate will read it. */
export const TemplatePreview = ({
  text,
  language,
}: {
  text: string;
  /** Of the text; without one its letters say in which direction it is read. */
  language: string | undefined;
}) => {
  const t = useT();
  return (
    <section aria-label={t('templates.preview')} className="min-w-0">
      <p className="mb-1.5 text-sm font-semibold">{t('templates.preview')}</p>
      <p
        {...(language ? { lang: language, dir: directionOf(interfaceLanguageOf(language)) } : { dir: 'auto' })}
        className="min-h-48 rounded-lg border border-line bg-primary-tint px-4 py-3 whitespace-pre-line wrap-anywhere"
      >
        <TemplateText text={text} />
      </p>
    </section>
  );
};
