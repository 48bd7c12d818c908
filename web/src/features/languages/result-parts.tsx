import { useId } from 'react';
import { isScored } from '#shared/domain/languages/editions.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { formatList, formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { skillName } from '#web/lib/skill-texts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ResultErrors } from './check-result.ts';
import { isolated } from './result-text.ts';
import {
  editionOfResult,
  hasOneLevel,
  levelsOf,
  type PartResult,
  partsOf,
  scoresOf,
  type TestResult,
} from './test-result.ts';

interface Part {
  tag: string;
  result: TestResult;
  skills: Skill[];
  isOnly: boolean;
  errors: ResultErrors;
  onChange: (change: Partial<PartResult>) => void;
}

const Score = ({ tag, result, skills, isOnly, errors, onChange }: Part) => {
  const t = useT();
  const [first = 'reading'] = skills;
  const range = scoresOf(result, skills);
  if (!range) return null;
  const name = formatList(skills.map((skill) => skillName(tag, skill)));
  const { min, max, step } = range;
  const possible = t(step === 1 ? 'languageForm.result.range' : 'languageForm.result.rangeInSteps', {
    min: formatNumber(min),
    max: formatNumber(max),
    step: formatNumber(step),
  });
  const error = errors[`${first}.score`];
  return (
    <NumberField
      inputMode="decimal"
      label={isOnly ? t('languageForm.result.score') : t('languageForm.result.scoreOf', { skills: name })}
      hint={possible}
      optional={!isScored(editionOfResult(result))}
      error={error && `${refusalText(error) ?? error} ${possible}`}
      value={result.parts[first].score}
      onChange={(event) => onChange({ score: event.target.value })}
    />
  );
};

/** A part of a test with one level: whether the result covers it, and its score. */
const CoveredPart = (part: Part) => {
  const { tag, result, skills, isOnly, onChange } = part;
  const [first = 'reading'] = skills;
  const { isCovered } = result.parts[first];
  return (
    <li className="space-y-2">
      {!isOnly && (
        <Checkbox
          label={formatList(skills.map((skill) => skillName(tag, skill)))}
          checked={isCovered}
          onChange={(event) => onChange({ isCovered: event.target.checked })}
        />
      )}
      {isCovered && <Score {...part} />}
    </li>
  );
};

/** A part with a result of its own: a level or a score. */
const OwnPart = (part: Part) => {
  const t = useT();
  const { tag, result, skills, errors, onChange } = part;
  const [first = 'reading'] = skills;
  const edition = editionOfResult(result);
  if (isScored(edition)) {
    return (
      <li>
        <Score {...part} isOnly={false} />
      </li>
    );
  }
  return (
    <li>
      <Select
        label={formatList(skills.map((skill) => skillName(tag, skill)))}
        error={errors[`${first}.level`]}
        value={result.parts[first].level}
        onChange={(event) => onChange({ level: event.target.value })}
        options={[
          { value: '', label: t('languageForm.notStated') },
          ...levelsOf(edition).map((level) => ({ value: level, label: isolated(level) })),
        ]}
      />
    </li>
  );
};

/** What a test result covers: parts with common or own levels, and scores. */
export const ResultParts = ({
  tag,
  result,
  errors,
  onChange,
}: {
  tag: string;
  result: TestResult;
  errors: ResultErrors;
  onChange: (result: TestResult) => void;
}) => {
  const t = useT();
  const noteId = useId();
  const parts = partsOf(result, tag);
  const isOneLevel = hasOneLevel(result.scale);
  const PartFields = isOneLevel ? CoveredPart : OwnPart;
  const [only = []] = parts;
  const change = (skill: Skill, changes: Partial<PartResult>) =>
    onChange({ ...result, parts: { ...result.parts, [skill]: { ...result.parts[skill], ...changes } } });
  return (
    <fieldset aria-describedby={noteId}>
      <legend className={parts.length === 1 ? 'sr-only' : 'mb-1 text-sm font-semibold'}>
        {t('languageForm.result.parts')}
      </legend>
      <p id={noteId} className="mb-2 text-sm text-soft">
        {parts.length === 1
          ? t('languageForm.result.covers', { skills: formatList(only.map((skill) => skillName(tag, skill))) })
          : t(isOneLevel ? 'languageForm.result.coveredHint' : 'languageForm.result.partsHint')}
      </p>
      <ul className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        {parts.map((skills) => (
          <PartFields
            key={skills[0]}
            {...{ tag, result, skills, errors }}
            isOnly={parts.length === 1}
            onChange={(changes) => skills[0] && change(skills[0], changes)}
          />
        ))}
      </ul>
      {errors.parts && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {refusalText(errors.parts) ?? errors.parts}
        </p>
      )}
    </fieldset>
  );
};
