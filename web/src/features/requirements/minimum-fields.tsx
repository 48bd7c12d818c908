import { useState } from 'react';
import { decimalIn } from '#shared/domain/amount.ts';
import type { Point, ScaleId } from '#shared/domain/languages/scale.ts';
import { scales } from '#shared/domain/languages/scales.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { useT } from '#web/lib/i18n.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { editionOfMinimum, firstMinimum, levelsFor, scaleChoices, scoresFor } from './minimum.ts';

const ScoreField = ({
  point,
  skills,
  label,
  error,
  onChange,
}: {
  point: Point;
  skills: readonly Skill[];
  label: string;
  error: string | undefined;
  onChange: (point: Point) => void;
}) => {
  const t = useT();
  const [text, setText] = useState(() => point.score?.toString() ?? '');
  const range = scoresFor(editionOfMinimum(point), skills);
  // What was typed, unless the score was set elsewhere, as by a restored draft.
  const shown = decimalIn(text) === (point.score ?? null) ? text : String(point.score ?? '');
  return (
    <NumberField
      label={label}
      inputMode="decimal"
      value={shown}
      hint={range && t('requirements.scoreRange', { min: range.min, max: range.max })}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        onChange({ ...point, score: decimalIn(value) });
      }}
    />
  );
};

/** The lowest sufficient level, or score, for some skills. */
export const MinimumField = ({
  point,
  skills,
  label,
  error,
  onChange,
}: {
  point: Point;
  skills: readonly Skill[];
  label?: string;
  error: string | undefined;
  onChange: (point: Point) => void;
}) => {
  const t = useT();
  const edition = editionOfMinimum(point);
  if (edition.levels.length === 0) {
    return <ScoreField {...{ point, skills, error, onChange }} label={label ?? t('requirements.score')} />;
  }
  const levels = levelsFor(edition, skills);
  const nameOf = (level: string) =>
    point.scale === 'cefr' && level === 'A1' ? t('requirements.anyLevel', { level }) : level;
  const isListed = point.level != null && levels.includes(point.level);
  return (
    <Select
      label={label ?? t('requirements.level')}
      value={point.level ?? ''}
      error={error}
      onChange={({ currentTarget: { value } }) => onChange({ ...point, level: value })}
      options={[
        ...(isListed ? [] : [{ value: point.level ?? '', label: point.level ?? t('requirements.chooseLevel') }]),
        ...levels.map((level) => ({ value: level, label: nameOf(level) })),
      ]}
    />
  );
};

/** The scale or test of a minimum, with its edition where there are several. */
export const ScaleFields = ({
  point,
  tag,
  label,
  onChange,
}: {
  point: Point;
  tag: string;
  label?: string;
  onChange: (point: Point) => void;
}) => {
  const t = useT();
  const { editions } = scales[point.scale];
  return (
    <>
      <Select
        label={label ?? t('requirements.scale')}
        value={point.scale}
        onChange={({ currentTarget: { value } }) => onChange(firstMinimum(value as ScaleId))}
        options={scaleChoices(tag, point.scale).map((scale) => ({ value: scale, label: scales[scale].name }))}
      />
      {editions.length > 1 && (
        <Select
          label={t('requirements.edition')}
          value={editionOfMinimum(point).name ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(firstMinimum(point.scale, value === editions.at(-1)?.name ? null : value))
          }
          options={editions.toReversed().map(({ name }) => ({ value: name ?? '', label: name ?? '' }))}
        />
      )}
    </>
  );
};
