import { formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { KeepOrTake } from './keep-or-take.tsx';
import type { FieldOffer, PresentProfile } from './review.ts';
import type { Review } from './use-review.ts';

const Field = ({ offer, review }: { offer: FieldOffer; review: Review }) => {
  const t = useT();
  const { field, present, found, problem } = offer;
  const key = `field:${field}` as const;
  const shown = (text: string) => (field === 'phone' ? <PhoneNumber>{text}</PhoneNumber> : <bdi>{text}</bdi>);
  return (
    <KeepOrTake
      legend={t(`candidates.profile.${field}`)}
      isTaken={problem === null && review.isTaken(key)}
      onChange={(isTaken) => review.choose(key, isTaken)}
      keepLabel={t(present === '' ? 'portable.review.leaveEmpty' : 'portable.review.keep')}
      takeLabel={t('portable.review.take')}
      isImpossible={problem !== null}
      present={present === '' ? <span className="text-soft">{t('portable.review.notStated')}</span> : shown(present)}
      found={
        <>
          {shown(found)}
          {problem !== null && (
            <p className="mt-1 text-sm text-danger">
              {t('portable.review.impossible', { reason: refusalText(problem) ?? problem })}
            </p>
          )}
        </>
      }
    />
  );
};

const listed = (texts: readonly string[]) => <bdi>{formatList(texts)}</bdi>;

/** The choices for the fields of one line, the skills and the modes. Skills and modes are only ever added. */
export const DetailChoices = ({ review, present }: { review: Review; present: PresentProfile }) => {
  const t = useT();
  const none = <span className="text-soft">{t('portable.review.notStated')}</span>;
  const labels = (isEmpty: boolean) => ({
    keepLabel: t(isEmpty ? 'portable.review.leaveEmpty' : 'portable.review.keep'),
    takeLabel: t(isEmpty ? 'portable.review.take' : 'portable.review.add'),
  });
  const modeNames = (modes: Review['modes']) => modes.map((mode) => t(`languages.mode.${mode}`));
  return (
    <>
      {review.fields.map((offer) => (
        <Field key={offer.field} {...{ offer, review }} />
      ))}
      {review.skills.length > 0 && (
        <KeepOrTake
          legend={t('candidates.profile.skills')}
          isTaken={review.isTaken('skills')}
          onChange={(isTaken) => review.choose('skills', isTaken)}
          {...labels(present.skills.length === 0)}
          present={present.skills.length === 0 ? none : listed(present.skills)}
          found={listed(review.skills)}
        />
      )}
      {review.modes.length > 0 && (
        <KeepOrTake
          legend={t('portable.review.modes')}
          isTaken={review.isTaken('modes')}
          onChange={(isTaken) => review.choose('modes', isTaken)}
          {...labels(present.modes.length === 0)}
          present={present.modes.length === 0 ? none : listed(modeNames(present.modes))}
          found={listed(modeNames(review.modes))}
        />
      )}
    </>
  );
};
