import { type ComponentProps, useId } from 'react';
import { legalPath } from '#shared/domain/legal-pages.ts';
import { type LegalDocument, legalDocuments, legalVersions, minimumAge } from '#shared/domain/legal-versions.ts';
import { formatDate } from '../lib/format.ts';
import { useLanguage, useT } from '../lib/i18n.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { Checkbox } from './checkbox.tsx';

const DocumentLink = ({ document }: { document: LegalDocument }) => {
  const t = useT();
  const language = useLanguage();
  const date = formatDate(legalVersions[document], 'long');
  return (
    <a
      href={legalPath(language, document)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center font-semibold text-primary underline"
    >
      {t(`consents.${document}`, { date })}
    </a>
  );
};

/**
 * The box that accepts the terms, and a note that shows where the privacy notice is. The notice needs no consent, so it has no box.
 * Takes react-hook-form's `register(...)` by spreading. Texts: the catalogue `consents`.
 */
export const LegalConsent = ({
  documents = legalDocuments,
  error,
  ...input
}: Omit<ComponentProps<typeof Checkbox>, 'label'> & {
  documents?: readonly LegalDocument[];
  error?: string | undefined;
}) => {
  const t = useT();
  const id = useId();
  const label = documents.includes('terms') ? t('consents.accept', { age: minimumAge }) : t('consents.noted');
  return (
    <div>
      <Checkbox
        label={label}
        aria-describedby={error ? `${id}-error` : id}
        aria-invalid={error ? true : undefined}
        {...input}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {refusalText(error) ?? error}
        </p>
      )}
      <p id={id} className="text-sm text-soft">
        {t('consents.about')}
      </p>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {documents.map((document) => (
          <li key={document}>
            <DocumentLink document={document} />
          </li>
        ))}
      </ul>
    </div>
  );
};
