import type { ReactNode } from 'react';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { nameOf, plainNotesOf } from './entry.ts';
import { Timeline } from './timeline.tsx';

/** Renders the languages of a candidate with their levels. */
type LanguagesOf = (candidate: ShortlistEntry['candidate']) => ReactNode;

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0 break-inside-avoid">
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const Facts = ({ entry: { candidate, job } }: { entry: ShortlistEntry }) => {
  const t = useT();
  const { email, phone, masked_email, masked_phone, language, languages, location, experience } = candidate;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
      <Part label={t('shortlist.pack.email')}>
        <bdi>{email ?? masked_email}</bdi>
      </Part>
      <Part label={t('shortlist.pack.phone')}>
        <PhoneNumber>{phone ?? masked_phone}</PhoneNumber>
      </Part>
      {languages.length === 0 && (
        <Part label={t('shortlist.pack.languages')}>
          {language ? languageText(language) : t('common.notAvailable')}
        </Part>
      )}
      <Part label={t('shortlist.pack.location')}>{location || t('shortlist.card.remote')}</Part>
      <Part label={t('shortlist.pack.experience')}>
        <bdi>{experience || t('common.notAvailable')}</bdi>
      </Part>
      {job && <Part label={t('shortlist.pack.job')}>{job.title}</Part>}
    </dl>
  );
};

const Notes = ({ entry }: { entry: ShortlistEntry }) => {
  const t = useT();
  const notes = plainNotesOf(entry.notes);
  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-3 text-lg">{t('shortlist.card.history')}</h3>
      {notes && <p className="mb-4 whitespace-pre-line wrap-anywhere">{notes}</p>}
      <Timeline entry={entry} />
    </section>
  );
};

/**
 * A candidate on a printed page: what the recruiter may see, so masked until the profile is unlocked. `withNotes` adds
 * the recruiter's own notes.
 */
export const ProfileSheet = ({
  entry,
  withNotes,
  languagesOf,
}: {
  entry: ShortlistEntry;
  withNotes: boolean;
  languagesOf: LanguagesOf;
}) => {
  const t = useT();
  const { candidate, status, shortlisted_at: since } = entry;
  return (
    <article className="mx-auto max-w-3xl space-y-6 rounded-lg border border-line bg-card p-5 sm:p-10 print:max-w-none print:break-after-page print:border-0 print:p-0 print:last:break-after-auto">
      <div className="border-b border-line pb-5">
        <h2 className="text-2xl wrap-anywhere">
          <bdi>{nameOf(entry)}</bdi>
        </h2>
        {candidate.subtitle && <p className="text-lg text-soft wrap-anywhere">{candidate.subtitle}</p>}
        <p className="mt-2 text-sm">
          {t('shortlist.pack.status', { status: t(`shortlist.status.${status}`), date: formatDate(since, 'long') })}
        </p>
      </div>
      <Facts entry={entry} />
      {candidate.languages.length > 0 && (
        <section>
          <h3 className="mb-2 text-lg">{t('shortlist.pack.languages')}</h3>
          {languagesOf(candidate)}
        </section>
      )}
      {candidate.skills.length > 0 && (
        <section>
          <h3 className="mb-1.5 text-lg">{t('shortlist.card.skills')}</h3>
          <p className="wrap-anywhere">{candidate.skills.join('\u00a0· ')}</p>
        </section>
      )}
      {withNotes && <Notes entry={entry} />}
      <p className="border-t border-line pt-3 text-sm text-soft">
        <span>{t('shortlist.pack.printed', { date: formatDate(new Date().toISOString(), 'long') })}</span>
        {candidate.name === null && <span>{` ${t('shortlist.pack.masked')}`}</span>}
      </p>
    </article>
  );
};
