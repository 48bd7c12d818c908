import type { Outcome, Result } from '#shared/domain/languages/results.ts';
import { t as translate, useT } from '#web/lib/i18n.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { CircleArrowUp, CircleCheck, CircleQuestionMark } from '#web/ui/icons.ts';

/** Nothing is red: a match warns, and people decide. */
const looks: Record<Result, { tone: Tone; Icon: typeof CircleCheck }> = {
  met: { tone: 'success', Icon: CircleCheck },
  unknown: { tone: 'neutral', Icon: CircleQuestionMark },
  short: { tone: 'warning', Icon: CircleArrowUp },
};

/** A badge in the look of a result: icon and colour beside the words. */
export const ResultBadge = ({ result, children }: { result: Result; children: string }) => {
  const { tone, Icon } = looks[result];
  return (
    <Badge tone={tone}>
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
      {/* In as many lines as there is place for. */}
      <span className="line-clamp-(--lines)">{children}</span>
    </Badge>
  );
};

const textOf = ({ result, short_by }: Outcome): string => {
  if (result !== 'short') return translate(`matches.result.${result}`);
  return short_by === null
    ? translate('matches.result.short')
    : translate('matches.result.shortBy', { levels: short_by });
};

/** Met, unclear, or short by how many levels. */
export const ResultMark = ({ outcome }: { outcome: Outcome }) => {
  useT();
  return <ResultBadge result={outcome.result}>{textOf(outcome)}</ResultBadge>;
};
