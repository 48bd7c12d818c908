import { useT } from '#web/lib/i18n.ts';
import { presentParams, useQueryParams } from '#web/lib/use-query-params.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Words that nothing was found by, and those by which the results were found instead. */
export type Corrected = readonly { from: string; to: string }[];

const inQuotes = (keyword: string, corrected: Corrected): string =>
  corrected.reduce((text, { from }) => text.replace(from, () => `"${from}"`), keyword);

/** Says which words of a search were corrected, and searches for them as they were typed: in quotation marks. */
export const CorrectedNote = ({ corrected, about }: { corrected: Corrected; about: 'jobs' | 'people' }) => {
  const t = useT();
  const { change } = useQueryParams();
  if (corrected.length === 0) return null;
  const searchAsTyped = () => change({ keyword: inQuotes(presentParams().get('keyword') ?? '', corrected) });
  return (
    <Notice
      action={
        <Button variant="secondary" size="sm" onClick={searchAsTyped}>
          {t('search.asTyped')}
        </Button>
      }
    >
      {corrected.map(({ from, to }) => (
        <p key={from}>{t(`search.corrected.${about}`, { from, to })}</p>
      ))}
    </Notice>
  );
};
