import { useRef } from 'react';
import type { Claim } from '#shared/domain/languages/language-row.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { formatDate, formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Award, Pencil, Plus, Trash2 } from '#web/ui/icons.ts';
import { EvidenceMark } from './evidence-mark.tsx';
import { certificatesOf, type EditedRow } from './language-rows.ts';
import { resultText, skillWords } from './result-text.ts';
import type { Claims } from './test-result.ts';
import { utcToday } from './today.ts';

/** The different results of a certificate with the skills that have each. */
const resultsOf = (claims: Claims): { text: string; skills: Skill[] }[] => {
  const texts = new Map<string, Skill[]>();
  for (const [skill, claim] of Object.entries(claims) as [Skill, Claim][]) {
    const text = resultText(claim);
    texts.set(text, [...(texts.get(text) ?? []), skill]);
  }
  return [...texts].map(([text, skills]) => ({ text, skills }));
};

const Certificate = ({
  tag,
  claims,
  onEdit,
  onRemove,
}: {
  tag: string;
  claims: Claims;
  onEdit: () => void;
  onRemove: () => void;
}) => {
  const t = useT();
  const [any] = Object.values(claims);
  const results = resultsOf(claims);
  const [first] = results;
  if (!any || !first) return null;
  return (
    <li className="flex flex-wrap items-start gap-x-3 py-3">
      <Award className="mt-1 size-5 shrink-0 text-accent-ink max-sm:hidden" aria-hidden="true" />
      <div className="min-w-0 grow basis-44 wrap-anywhere">
        {results.map(({ text, skills }) => (
          <p key={text}>
            <span className="font-semibold [unicode-bidi:isolate]">{text}</span>{' '}
            <span className="text-sm text-soft">{formatList(skillWords(tag, skills))}</span>
          </p>
        ))}
        <p className="flex flex-wrap gap-x-3 text-sm text-soft">
          {any.taken_on && <span>{t('languages.takenOn', { date: formatDate(any.taken_on) })}</span>}
          <EvidenceMark claim={any} today={utcToday()} />
        </p>
      </div>
      <span className="ms-auto flex">
        <IconButton label={t('languageForm.editResult', { result: first.text })} onClick={onEdit}>
          <Pencil className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={t('languageForm.removeResult', { result: first.text })} onClick={onRemove}>
          <Trash2 className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
};

/** The test results of a language. */
export const CertificateList = ({
  row,
  onOpen,
  onRemove,
}: {
  row: EditedRow;
  /** Opens the form of a result, or an empty one. */
  onOpen: (claims: Claims | null) => void;
  onRemove: (claims: Claims) => void;
}) => {
  const t = useT();
  const certificates = certificatesOf(row);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <section className="space-y-2">
      <h4 className="text-sm font-semibold">{t('languageForm.results')}</h4>
      {certificates.length > 0 && (
        <ul className="divide-y divide-line">
          {certificates.map((claims) => (
            <Certificate
              key={JSON.stringify(claims)}
              tag={row.tag}
              claims={claims}
              onEdit={() => onOpen(claims)}
              onRemove={() => {
                // The pressed button disappears with its entry.
                addButton.current?.focus();
                onRemove(claims);
              }}
            />
          ))}
        </ul>
      )}
      <Button
        ref={addButton}
        variant="secondary"
        size="sm"
        icon={<Plus className="size-4" aria-hidden="true" />}
        onClick={() => onOpen(null)}
      >
        {t('languageForm.addResult')}
      </Button>
    </section>
  );
};
