import { type FormEvent, useState } from 'react';
import { languageCalls } from '#shared/contracts/languages.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { primarySubtag } from '#shared/domain/languages/tags.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageSuggestions } from '#web/lib/use-language-suggestions.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';
import { LanguageField } from '#web/ui/language-field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Condition } from './conditions.ts';
import { levelText } from './language-text.tsx';

/** Tests of one language, whose levels may be conditions as well. */
const testLevels: Readonly<Record<string, readonly string[]>> = {
  ja: ['N5', 'N4', 'N3', 'N2', 'N1'].map((level) => `jlpt:${level}`),
  zh: ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((level) => `hsk:${level}`),
  ko: ['1', '2', '3', '4', '5', '6'].map((level) => `topik:${level}`),
  de: ['TDN 3', 'TDN 4', 'TDN 5'].map((level) => `testdaf:${level}`),
};

const same = (left: string, right: string) =>
  left.trim().localeCompare(right.trim(), undefined, { sensitivity: 'base' }) === 0;

/** The one language that a text means, for those who press the button before the suggestions are there. */
const resolveTag = async (name: string): Promise<string | undefined> => {
  if (name.trim() === '') return undefined;
  const answer = await call(languageCalls.resolve, { query: { name } }).catch(() => undefined);
  return answer?.tag ?? undefined;
};

/** Adds a condition: a language, and if wanted a skill and a level. */
export const ConditionForm = ({ add, isFull }: { add: (condition: Condition) => void; isFull: boolean }) => {
  const t = useT();
  const [language, setLanguage] = useState('');
  const [skill, setSkill] = useState<Skill | ''>('');
  const [level, setLevel] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { languages } = useLanguageSuggestions(language, language.trim() !== '');
  const found = languages.find(({ name, own_name }) => same(name, language) || same(own_name ?? '', language));
  const levels = [...cefrLevels.slice(1), ...((found && testLevels[primarySubtag(found.tag)]) ?? [])];
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tag = found?.tag ?? (await resolveTag(language));
    setMissing(tag === undefined);
    if (tag === undefined) return;
    add({ tag, skill, level: levels.includes(level) ? level : '' });
    setLanguage('');
    setSkill('');
    setLevel('');
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="grid gap-3 sm:grid-cols-[2fr_1.5fr_1.25fr_auto] sm:items-end lg:grid-cols-1"
    >
      <LanguageField
        name="condition_language"
        label={t('common.language.label')}
        value={language}
        onChange={(text) => {
          setLanguage(text);
          setMissing(false);
        }}
        {...(isMissing && { error: t('search.languageMissing') })}
      />
      <Select
        name="condition_skill"
        label={t('search.skillLabel')}
        value={skill}
        onChange={({ target }) => setSkill(skills.find((each) => each === target.value) ?? '')}
        options={[
          { value: '', label: t('search.anySkill') },
          ...skills.map((each) => ({ value: each, label: t(`languageTerms.skill.${each}`) })),
        ]}
      />
      <Select
        name="condition_level"
        label={t('search.levelLabel')}
        value={level}
        onChange={({ target }) => setLevel(target.value)}
        options={[
          { value: '', label: t('search.anyLevel') },
          ...levels.map((each) => ({ value: each, label: t('search.from', { level: levelText(each) }) })),
        ]}
      />
      <Button type="submit" variant="secondary" disabled={isFull} icon={<Plus className="size-4" aria-hidden="true" />}>
        {t('search.add')}
      </Button>
    </form>
  );
};
