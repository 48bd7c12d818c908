import { useId } from 'react';
import type { MessageTemplate } from '#shared/contracts/message-templates.ts';
import { readyTemplates } from '#shared/domain/message-templates.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';

interface Choice {
  value: string;
  title: string;
}

/** Templates of one origin, of all of which one is chosen. */
const Group = ({
  title,
  none,
  choices,
  name,
  chosen,
  onChoose,
}: {
  title: string;
  /** What it says without any. */
  none?: string;
  choices: readonly Choice[];
  name: string;
  chosen: string;
  onChoose: (value: string) => void;
}) => (
  <fieldset className="min-w-0">
    <legend className="px-2.5 pt-2 pb-1 text-xs font-semibold text-soft">{title}</legend>
    {choices.length === 0 && <p className="px-2.5 pb-1.5 text-sm text-soft">{none}</p>}
    {choices.map(({ value, title: shown }) => (
      <label
        key={value}
        className={cx(
          'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm sm:min-h-9',
          value === chosen ? 'bg-primary-tint font-semibold' : 'hover:bg-sunk',
        )}
      >
        <input
          type="radio"
          name={name}
          value={value}
          checked={value === chosen}
          onChange={() => onChoose(value)}
          className="size-4 shrink-0 accent-primary"
        />
        <bdi className="min-w-0 truncate" title={shown}>
          {shown}
        </bdi>
      </label>
    ))}
  </fieldset>
);

/** The templates to choose from, those of the company before those of the portal. */
export const TemplateChoice = ({
  own,
  hasOwn,
  chosen,
  onChoose,
}: {
  /** Those that suit the language. */
  own: readonly MessageTemplate[];
  /** Whether the company has any. */
  hasOwn: boolean;
  chosen: string;
  onChoose: (value: string) => void;
}) => {
  const t = useT();
  const each = { name: useId(), chosen, onChoose };
  const ownChoices = own.map(({ id, name }) => ({ value: id, title: name }));
  const ready = readyTemplates.map((value) => ({ value, title: t(`templates.ready.${value}.title`) }));
  return (
    <section
      aria-label={t('templates.template')}
      className="max-h-48 overflow-y-auto rounded-lg border border-line p-1 sm:max-h-80"
    >
      {hasOwn && (
        <Group {...each} title={t('templates.own')} none={t('templates.noneInLanguage')} choices={ownChoices} />
      )}
      <Group {...each} title={t('templates.readyMade')} choices={ready} />
    </section>
  );
};
