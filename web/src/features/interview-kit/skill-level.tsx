import { useId } from 'react';
import { type ScoredLevel, scoredLevels } from '#shared/domain/languages/interview-kit.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { canDoStatement, skillName } from '#web/lib/skill-texts.ts';

const choice =
  'relative grid min-h-11 min-w-0 flex-1 cursor-pointer place-items-center border-line text-sm font-semibold not-first:border-s hover:bg-sunk has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary';
const chosen = (level: ScoredLevel | undefined) =>
  level ? 'has-checked:bg-primary has-checked:text-on-primary' : 'text-soft has-checked:bg-sunk';

/** The level that was seen of one skill, with what people of that level can do. */
export const SkillLevel = ({
  tag,
  skill,
  level,
  onChange,
}: {
  tag: string;
  skill: Skill;
  level: ScoredLevel | undefined;
  onChange: (level: ScoredLevel | undefined) => void;
}) => {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm">{skillName(tag, skill)}</legend>
      <div className="flex overflow-hidden rounded-md border border-line">
        {[undefined, ...scoredLevels].map((each) => (
          <label key={each ?? ''} className={cx(choice, chosen(each))}>
            <input
              type="radio"
              name={name}
              value={each ?? ''}
              checked={each === level}
              onChange={() => onChange(each)}
              aria-label={each ?? t('interviewKit.notSeen')}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{each ?? '–'}</span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-1 text-sm text-soft">
        {level && canDoStatement(tag, skill, level)}
      </p>
    </fieldset>
  );
};
