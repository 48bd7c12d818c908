import { cefrLevels } from '#shared/domain/languages/scale.ts';
import { type Skill, skillsOf } from '#shared/domain/languages/skills.ts';
import { formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { skillName } from '#web/lib/skill-texts.ts';
import { IconButton } from '#web/ui/button.tsx';
import { CircleHelp } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { assess, assessedLevel, commonLevel, type EditedRow } from './language-rows.ts';
import { resultText } from './result-text.ts';

const useLevelOptions = (empty: string) => {
  const t = useT();
  return [
    { value: '', label: empty },
    ...cefrLevels.map((level) => ({ value: level, label: level === 'none' ? t('languageForm.noSkill') : level })),
  ];
};

/** The self-assessed level of one skill, with the test results that speak for it. */
const SkillLevel = ({
  row,
  skill,
  onChange,
  onGuide,
}: {
  row: EditedRow;
  skill: Skill;
  onChange: (row: EditedRow) => void;
  onGuide: (skill: Skill) => void;
}) => {
  const t = useT();
  const options = useLevelOptions(t('languageForm.notStated'));
  const name = skillName(row.tag, skill);
  const results = row.skills[skill].filter(({ scale, taken_on }) => scale !== 'cefr' || taken_on);
  return (
    <li>
      <div className="flex items-center gap-1">
        <Select
          className="grid grow grid-cols-[minmax(0,1fr)_7.25rem] items-center gap-x-2 sm:grid-cols-[minmax(0,1fr)_9rem] [&_select]:ps-3 [&_select]:pe-8 [&>label]:mb-0 [&>label]:hyphens-auto [&>label]:wrap-anywhere"
          label={name}
          value={assessedLevel(row, skill)}
          onChange={(event) => onChange(assess(row, [skill], event.target.value))}
          options={options}
        />
        <IconButton label={t('languageForm.unsure', { skill: name })} onClick={() => onGuide(skill)}>
          <CircleHelp className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {results.length > 0 && (
        <p className="mb-1.5 text-sm text-soft">
          {t('languageForm.byTest', { results: formatList(results.map(resultText)) })}
        </p>
      )}
    </li>
  );
};

/** The levels of all skills of a language in CEFR: one for all as a start, then skill by skill. */
export const SkillLevels = ({
  row,
  language,
  onChange,
  onGuide,
}: {
  row: EditedRow;
  language: string;
  onChange: (row: EditedRow) => void;
  onGuide: (skill: Skill) => void;
}) => {
  const t = useT();
  const skills = skillsOf(row.tag);
  return (
    <fieldset className="min-w-0 space-y-4">
      <legend className="sr-only">{t('languageForm.levels', { language })}</legend>
      <Select
        className="sm:max-w-sm"
        label={t('languageForm.allSkills')}
        hint={t('languageForm.allSkillsHint')}
        value={commonLevel(row)}
        onChange={(event) => onChange(assess(row, skills, event.target.value))}
        options={useLevelOptions(t('languageForm.choose'))}
      />
      <ul className="grid grid-cols-1 gap-x-8 gap-y-2 md:grid-cols-2">
        {skills.map((skill) => (
          <SkillLevel key={skill} {...{ row, skill, onChange, onGuide }} />
        ))}
      </ul>
    </fieldset>
  );
};
