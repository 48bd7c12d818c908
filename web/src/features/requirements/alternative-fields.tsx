import { type ReactNode, useId, useState } from 'react';
import type { Alternative } from '#shared/domain/languages/language-requirement.ts';
import { type Rung, rungs } from '#shared/domain/languages/language-row.ts';
import type { Point } from '#shared/domain/languages/scale.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronDown } from '#web/ui/icons.ts';
import { LanguageTagField } from '#web/ui/language-tag-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { editionOfMinimum, firstMinimum, levelsFor } from './minimum.ts';
import { MinimumField, ScaleFields } from './minimum-fields.tsx';
import type { MessageAt } from './requirement-errors.ts';
import { SeparateMinimums } from './separate-minimums.tsx';
import { useSkillNames } from './skill-names.ts';
import { minFor, minOfLanguage, oneMinimum, type SkillSetName, setsFor, skillsOfSet } from './skill-sets.ts';

const separately = 'separately';

const EvidenceField = ({
  value,
  onChange,
}: {
  value: Alternative['evidence_at_least'];
  onChange: (rung: Rung | null) => void;
}) => {
  const t = useT();
  return (
    <Select
      label={t('requirements.evidence')}
      value={value ?? 'declared'}
      onChange={({ currentTarget }) => {
        const rung = currentTarget.value as Rung;
        onChange(rung === 'declared' ? null : rung);
      }}
      options={rungs.map((rung) => ({ value: rung, label: t(`requirements.evidences.${rung}`) }))}
    />
  );
};

/** The same skills as far as the scale tests them, and a level that it has for them. */
function onScale(point: Point, set: SkillSetName, tag: string): { set: SkillSetName; point: Point } {
  const edition = editionOfMinimum(point);
  const sets = setsFor(tag, edition.skills);
  const possibleSet = sets.includes(set) ? set : (sets[0] ?? set);
  const levels = levelsFor(edition, skillsOfSet(possibleSet, tag));
  const isPossible = edition.levels.length === 0 || levels.includes(point.level ?? '');
  return { set: possibleSet, point: isPossible ? point : { ...point, level: levels.at(0) ?? null } };
}

/** One language with its minimum: a line for the usual case, with evidence, other scales and skills on demand. */
export const AlternativeFields = ({
  alternative,
  name,
  messageAt,
  onChange,
  removal,
}: {
  alternative: Alternative;
  /** Unique in the form. */
  name: string;
  messageAt: MessageAt;
  onChange: (alternative: Alternative) => void;
  /** The button that removes it, where it is not the only one. */
  removal: ReactNode;
}) => {
  const t = useT();
  const panelId = useId();
  const { tag, min, evidence_at_least } = alternative;
  const nameOf = useSkillNames(tag);
  const simple = oneMinimum(min, tag);
  const [isSeparate, setSeparate] = useState(simple === null);
  const isUsual = simple?.point.scale === 'cefr' && !evidence_at_least;
  const [isOpen, setOpen] = useState(!isUsual);
  const shown = isSeparate ? null : simple;
  const errorOf = (skill: Skill) =>
    messageAt('min', skill, 'scale') ??
    messageAt('min', skill, 'level') ??
    messageAt('min', skill, 'score') ??
    messageAt('min', skill);
  const firstError = skills.map(errorOf).find(Boolean);

  const setPoint = (point: Point, set = shown?.set ?? 'all') => {
    const next = onScale(point, set, tag);
    onChange({ ...alternative, min: minFor(skillsOfSet(next.set, tag), next.point) });
  };
  const chooseSkills = (chosen: string) => {
    if (chosen === separately) return setSeparate(true);
    setSeparate(false);
    const [any] = skills.flatMap((skill) => min[skill] ?? []);
    setPoint(any ?? firstMinimum('cefr'), chosen as SkillSetName);
  };
  const sets = setsFor(tag, shown ? editionOfMinimum(shown.point).skills : skills);
  return (
    <div className="space-y-3">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.5fr)]">
        <LanguageTagField
          className={cx(!shown && 'sm:col-span-2')}
          label={t('requirements.language')}
          name={`${name}.tag`}
          unknown={t('requirements.unknownLanguage')}
          value={tag}
          error={messageAt('tag')}
          onChange={(next) => onChange({ ...alternative, tag: next, min: minOfLanguage(min, next) })}
        />
        {shown && (
          <MinimumField
            key={`${shown.point.scale} ${shown.point.edition}`}
            point={shown.point}
            skills={skillsOfSet(shown.set, tag)}
            error={firstError}
            onChange={(point) => setPoint(point)}
          />
        )}
        <Select
          label={t('requirements.for')}
          value={shown?.set ?? separately}
          error={messageAt('min')}
          onChange={({ currentTarget: { value } }) => chooseSkills(value)}
          options={[
            ...sets.map((set) => ({ value: set as string, label: nameOf(set) })),
            { value: separately, label: t('requirements.separately') },
          ]}
        />
      </div>
      {!shown && (
        <SeparateMinimums
          alternative={alternative}
          errorOf={errorOf}
          onChange={(next) => onChange({ ...alternative, min: next })}
        />
      )}
      <div className="flex items-center justify-between gap-3">
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3"
          aria-expanded={isOpen}
          aria-controls={panelId}
          icon={
            <ChevronDown className={cx('size-4 transition-transform', isOpen && 'rotate-180')} aria-hidden="true" />
          }
          onClick={() => setOpen(!isOpen)}
        >
          {t('requirements.more')}
        </Button>
        {removal}
      </div>
      <div id={panelId} hidden={!isOpen} className="grid gap-4 sm:grid-cols-3">
        {shown && <ScaleFields point={shown.point} tag={tag} onChange={(point) => setPoint(point)} />}
        <EvidenceField
          value={evidence_at_least}
          onChange={(rung) => onChange({ ...alternative, evidence_at_least: rung })}
        />
      </div>
    </div>
  );
};
