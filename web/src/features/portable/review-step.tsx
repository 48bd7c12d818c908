import { type ReactNode, useEffect, useId, useRef } from 'react';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { CircleCheck } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { DetailChoices } from './detail-choices.tsx';
import type { FoundProfile } from './formats/found-profile.ts';
import { LanguageChoices, type LanguageView } from './language-choices.tsx';
import type { PresentProfile } from './review.ts';
import type { ReadProfile } from './use-read-file.ts';
import { useReview } from './use-review.ts';
import { useSaveReview } from './use-save-review.ts';

/** What a file has that a profile has no place for, or that was not understood. */
const NotTaken = ({ leftOut }: { leftOut: FoundProfile['leftOut'] }) => {
  const t = useT();
  if (leftOut.length === 0) return null;
  const textOf = (each: FoundProfile['leftOut'][number]) => {
    const { kind, count } = each;
    if (kind === 'work' || kind === 'education') return t(`portable.leftOut.${kind}`, { count });
    const name = kind === null ? each.name : t(`portable.leftOut.${kind}`);
    return t('portable.leftOut.entries', { name, count });
  };
  return (
    <Notice title={t('portable.leftOut.title')}>
      <ul className="list-disc ps-5">
        {leftOut.map((each) => (
          <li key={each.kind ?? `name:${each.name}`}>
            <bdi>{textOf(each)}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-1">{t('portable.leftOut.text')}</p>
    </Notice>
  );
};

const Section = ({ title, children, heading }: { title: string; children: ReactNode; heading?: ReactNode }) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="space-y-6">
      <div id={id}>{heading ?? <h2 className="text-xl">{title}</h2>}</div>
      {children}
    </Card>
  );
};

/** Shows what was found beside what the profile has, offers a choice for each part, and saves what was chosen. */
export const ReviewStep = ({
  present,
  read,
  languageView,
  onBack,
  onSaved,
}: {
  present: PresentProfile;
  read: ReadProfile;
  languageView: LanguageView;
  onBack: () => void;
  onSaved: () => void;
}) => {
  const t = useT();
  const review = useReview(present, read);
  const save = useSaveReview(present.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const languages = useRef<HTMLHeadingElement>(null);
  // The control that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  const hasDetails = review.fields.length + review.skills.length + review.modes.length > 0;
  const hasChoices = hasDetails || review.languages.length + review.unresolved.length > 0;
  // A file may say in words what the profile does not have.
  const hasLanguages =
    review.languages.length + review.unresolved.length > 0 ||
    review.sameLanguages.some(({ remarks }) => remarks.length > 0);
  const submit = () =>
    save.mutate(review.changes(), {
      onSuccess: () => {
        toast.success(t('portable.review.saved'));
        onSaved();
      },
    });
  return (
    <div className="space-y-5 sm:space-y-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t('portable.review.title')}
        </h2>
        <p className="mt-1 text-soft">{t(`portable.format.${read.found.format}`)}</p>
        <p className="mt-1 text-soft">{t('portable.review.text')}</p>
      </div>
      {!hasChoices && (
        <EmptyState icon={<CircleCheck aria-hidden="true" />} title={t('portable.review.nothing')}>
          {t('portable.review.nothingText')}
        </EmptyState>
      )}
      {hasDetails && (
        <Section title={t('portable.review.details')}>
          <DetailChoices review={review} present={present} />
        </Section>
      )}
      {hasLanguages && (
        <Section
          title={t('candidates.profile.languages')}
          heading={
            <h2 ref={languages} tabIndex={-1} className="text-xl outline-none">
              {t('candidates.profile.languages')}
            </h2>
          }
        >
          <LanguageChoices review={review} view={languageView} onResolved={() => languages.current?.focus()} />
        </Section>
      )}
      <NotTaken leftOut={read.found.leftOut} />
      <FormError>{save.isError ? errorText(save.error, t('portable.review.failed')) : null}</FormError>
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-5">
        <p role="status" className="me-auto text-sm font-semibold text-accent-ink">
          {hasChoices && t('portable.review.count', { count: review.count })}
        </p>
        <Button variant="secondary" disabled={save.isPending} onClick={onBack}>
          {t('portable.review.otherFile')}
        </Button>
        <Button loading={save.isPending} disabled={review.count === 0} onClick={submit}>
          {t('portable.review.save')}
        </Button>
      </div>
    </div>
  );
};
