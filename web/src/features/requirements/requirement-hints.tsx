import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { nativeDemandIn } from '#shared/domain/languages/native-demand.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { completeRequirements } from './complete-requirements.ts';

/** How long requirements stay unchanged before the number of people who meet them is requested. */
const settledMs = 800;

/** How many candidates meet what is required; nothing while that is not known. */
const Reach = ({ value }: { value: LanguageRequirements }) => {
  const t = useT();
  const settled = useSettled(JSON.stringify(completeRequirements(value)), settledMs);
  const requirements = JSON.parse(settled) as BodyOf<typeof candidateCalls.reach>;
  const hasMust = [...requirements.all, ...requirements.pairs].some(({ need }) => need === 'must');
  const { data } = useQuery({
    ...queryOf(candidateCalls.reach, { body: requirements }),
    enabled: hasMust,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!data || !hasMust) return null;
  const { at_least, counted, is_all } = data;
  const scope = is_all ? 'all' : 'newest';
  if (at_least > 0) {
    return (
      <p role="status" className="text-sm text-soft">
        {t(`requirements.reach.${scope}`, { count: at_least, of: counted })}
      </p>
    );
  }
  return <Notice>{t(`requirements.reach.few_${scope}`, { of: counted })}</Notice>;
};

/** Notes beside the requirements. They never keep a recruiter from posting. */
export const RequirementHints = ({
  value,
  texts,
  onAdd,
}: {
  value: LanguageRequirements;
  /** The texts of the job. */
  texts: readonly string[];
  /** Adds a requirement to ask for a level and a task. */
  onAdd: () => void;
}) => {
  const t = useT();
  const words = nativeDemandIn(texts);
  return (
    <>
      <Reach value={value} />
      {words !== null && (
        <Notice
          title={t('requirements.native.title', { words })}
          action={
            <Button variant="secondary" size="sm" onClick={onAdd}>
              {t('requirements.native.action')}
            </Button>
          }
        >
          {t('requirements.native.text')}
        </Notice>
      )}
    </>
  );
};
