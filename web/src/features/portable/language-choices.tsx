import type { ReactNode } from 'react';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { Select } from '#web/ui/select.tsx';
import type { FoundLanguage } from './formats/found-profile.ts';
import type { FoundRow } from './group-languages.ts';
import { KeepOrTake } from './keep-or-take.tsx';
import { LanguagePicker } from './language-picker.tsx';
import type { Review } from './use-review.ts';

/** Renders a row as profiles show it. */
export type LanguageView = (row: LanguageRow) => ReactNode;

/** What a file says in words, which nothing turns into a level. */
const Remarks = ({ remarks }: { remarks: readonly string[] }) => {
  const t = useT();
  if (remarks.length === 0) return null;
  return (
    <div className="mt-2 text-sm text-soft">
      <p>{t('portable.review.remarks')}</p>
      <ul className="list-disc ps-5">
        {remarks.map((remark) => (
          <li key={remark}>
            <q>
              <bdi>{remark}</bdi>
            </q>
          </li>
        ))}
      </ul>
    </div>
  );
};

const levelOptions = cefrLevels.flatMap((level) => (level === 'none' ? [] : [{ value: level, label: level }]));

/** A language of the file that the profile has already. */
const Same = ({ found: { row, remarks } }: { found: FoundRow }) => {
  const t = useT();
  const name = useLanguageName(row.tag);
  return (
    <li>
      <p className="text-sm">{t('portable.review.same', { name })}</p>
      <Remarks remarks={remarks} />
    </li>
  );
};

const Language = ({
  offer: { row, present, remarks },
  review,
  view,
}: {
  offer: Review['languages'][number];
  review: Review;
  view: LanguageView;
}) => {
  const t = useT();
  const name = useLanguageName(row.tag);
  const key = `language:${row.tag}` as const;
  return (
    <KeepOrTake
      isLong
      legend={<bdi className="inline-block first-letter:uppercase">{name}</bdi>}
      isTaken={review.isTaken(key)}
      onChange={(isTaken) => review.choose(key, isTaken)}
      keepLabel={t(present ? 'portable.review.keep' : 'portable.review.leaveOut')}
      takeLabel={t(present ? 'portable.review.takeLanguage' : 'portable.review.addLanguage')}
      present={present ? view(present) : <span className="text-soft">{t('portable.review.notStated')}</span>}
      found={
        <>
          {view(row)}
          <Remarks remarks={remarks} />
          {review.unstated.includes(row.tag) && (
            // Above the option's own press area.
            <div className="relative z-10 mt-3 max-w-xs">
              <Select
                label={t('portable.review.level')}
                optional
                value={review.levelOf(row.tag)}
                onChange={({ target }) => review.setLevel(row.tag, target.value)}
                options={[{ value: '', label: t('portable.review.noLevel') }, ...levelOptions]}
              />
            </div>
          )}
        </>
      }
    />
  );
};

const Unresolved = ({ entry, onPick }: { entry: FoundLanguage; onPick: (tag: string) => void }) => {
  const t = useT();
  const name = entry.label || entry.code;
  return (
    <li className="rounded-md border border-line p-3.5">
      <LanguagePicker
        name={`language-of-${name}`}
        label={t('portable.pick.label', { name })}
        hint={t('portable.pick.hint')}
        onPick={onPick}
      />
      <Remarks remarks={entry.remarks} />
    </li>
  );
};

/** The choices for the languages, and the question which language an entry means whose name is not known. */
export const LanguageChoices = ({
  review,
  view,
  onResolved,
}: {
  review: Review;
  view: LanguageView;
  onResolved: () => void;
}) => {
  const t = useT();
  return (
    <>
      {review.languages.map((offer) => (
        <Language key={offer.row.tag} {...{ offer, review, view }} />
      ))}
      {review.sameLanguages.length > 0 && (
        <ul className="space-y-2">
          {review.sameLanguages.map((found) => (
            <Same key={found.row.tag} found={found} />
          ))}
        </ul>
      )}
      {review.unresolved.length > 0 && (
        <div>
          <p className="mb-2">{t('portable.pick.text', { count: review.unresolved.length })}</p>
          <ul className="space-y-3">
            {review.unresolved.map((entry) => (
              <Unresolved
                key={`${entry.code}:${entry.label}`}
                entry={entry}
                onPick={(tag) => {
                  review.resolve(entry, tag);
                  onResolved();
                }}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  );
};
