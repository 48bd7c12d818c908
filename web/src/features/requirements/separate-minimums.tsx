import type { Alternative } from '#shared/domain/languages/language-requirement.ts';
import { type Skill, skillsOf } from '#shared/domain/languages/skills.ts';
import { useT } from '#web/lib/i18n.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { firstMinimum } from './minimum.ts';
import { MinimumField, ScaleFields } from './minimum-fields.tsx';
import { useSkillNames } from './skill-names.ts';

/** A minimum of its own for each skill that is needed, on any scale. */
export const SeparateMinimums = ({
  alternative: { tag, min },
  errorOf,
  onChange,
}: {
  alternative: Alternative;
  errorOf: (skill: Skill) => string | undefined;
  onChange: (min: Alternative['min']) => void;
}) => {
  const t = useT();
  const nameOf = useSkillNames(tag);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {skillsOf(tag).map((skill) => {
        const point = min[skill];
        const name = nameOf(skill);
        return (
          <li key={skill} className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <Checkbox
              label={name}
              checked={point !== undefined}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ ...min, [skill]: checked ? firstMinimum('cefr') : undefined })
              }
            />
            {point && (
              <div className="grid gap-4 sm:grid-cols-3">
                <ScaleFields
                  point={point}
                  tag={tag}
                  label={t('requirements.scaleOf', { skill: name })}
                  onChange={(next) => onChange({ ...min, [skill]: next })}
                />
                <MinimumField
                  key={`${point.scale} ${point.edition}`}
                  point={point}
                  skills={[skill]}
                  label={t('requirements.minimumOf', { skill: name })}
                  error={errorOf(skill)}
                  onChange={(next) => onChange({ ...min, [skill]: next })}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
};
