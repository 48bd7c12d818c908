import { useId, useState } from 'react';
import { type CefrLevel, cefrLevels } from '#shared/domain/languages/scale.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { canDoStatement, skillName } from '#web/lib/skill-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Grade = Exclude<CefrLevel, 'none'>;
const grades = cefrLevels.filter((level): level is Grade => level !== 'none');

const Choice = ({
  name,
  value,
  text,
  onChoose,
}: {
  name: string;
  value: string;
  text: string;
  onChoose: () => void;
}) => (
  <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line px-3.5 py-2.5 hover:bg-sunk has-checked:border-primary has-checked:bg-primary-tint">
    <input type="radio" name={name} value={value} onChange={onChoose} className="mt-1 size-5 shrink-0 accent-primary" />
    <span>{text}</span>
  </label>
);

/** Finds the level of one skill by what a person can do. The levels are not named before the choice, which they would lead. */
export const LevelGuide = ({
  tag,
  skill,
  onTake,
  onClose,
}: {
  tag: string;
  skill: Skill;
  onTake: (level: CefrLevel) => void;
  onClose: () => void;
}) => {
  const t = useT();
  const name = useId();
  const language = useLanguageName(tag);
  const [level, setLevel] = useState<CefrLevel>();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('canDo.title', { skill: skillName(tag, skill), language })}
      footer={
        <>
          <p role="status" className="me-auto min-h-11 content-center font-semibold">
            {level && (level === 'none' ? t('canDo.proposalNone') : t('canDo.proposal', { level }))}
          </p>
          {level && (
            <Button onClick={() => onTake(level)}>
              {level === 'none' ? t('canDo.takeNone') : t('canDo.take', { level })}
            </Button>
          )}
        </>
      }
    >
      <fieldset>
        <legend className="mb-3 text-soft">{t('canDo.text')}</legend>
        <div className="space-y-2">
          <Choice name={name} value="none" text={t('canDo.notYet')} onChoose={() => setLevel('none')} />
          {grades.map((each) => (
            <Choice
              key={each}
              name={name}
              value={each}
              text={canDoStatement(tag, skill, each)}
              onChoose={() => setLevel(each)}
            />
          ))}
        </div>
      </fieldset>
      <p className="mt-4 text-sm text-soft">{t('canDo.source')}</p>
    </Dialog>
  );
};
