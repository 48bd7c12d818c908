import { type JobFit, jobFits } from '#shared/domain/job-terms.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { chooseJobList } from '#web/lib/job-list-choice.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { matchWith } from './job-match.ts';
import { MatchTree } from './match-tree.tsx';
import { ownLanguagesForm, useOwnLanguages } from './own-languages.ts';

/** The groups of the list in their order, the job's own among them, and the order in each. */
const Order = ({ fit }: { fit: JobFit }) => {
  const t = useT();
  return (
    <section>
      <h3 className="text-lg">{t('fitWhy.order')}</h3>
      <ol className="mt-2 list-decimal space-y-1 ps-6 text-sm">
        {jobFits.map((group) => (
          <li key={group} aria-current={group === fit || undefined} className={cx(group === fit && 'font-semibold')}>
            {t(`fitWhy.group.${group}`)}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm">{t('fitWhy.within')}</p>
    </section>
  );
};

/** Says in words why a job is where it is in the personal list, with the match that the page has already. */
export const WhyDialog = ({
  title,
  requirements,
  fit,
  onClose,
}: {
  title: string;
  requirements: LanguageRequirements;
  fit: JobFit;
  onClose: () => void;
}) => {
  const t = useT();
  const own = useOwnLanguages();
  const { change } = useQueryParams();
  const match = own ? matchWith(own, requirements) : null;
  const showAll = () => {
    onClose();
    chooseJobList('all');
    change({ sort: undefined });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('fitWhy.title')}
      description={title}
      footer={
        <>
          <Button variant="secondary" onClick={showAll}>
            {t('fitWhy.all')}
          </Button>
          <ButtonLink to={ownLanguagesForm()} onClick={onClose}>
            {t('fitWhy.languages')}
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-5">
        <p>{t(match ? `fitWhy.because.${fit}` : 'fitWhy.because.none')}</p>
        {match && <MatchTree match={match} requirements={requirements} />}
        <Order fit={fit} />
        <section>
          <h3 className="text-lg">{t('fitWhy.unused')}</h3>
          <p className="mt-2 text-sm">{t('fitWhy.unusedText')}</p>
        </section>
      </div>
    </Dialog>
  );
};
