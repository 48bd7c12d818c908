import type { ReactNode } from 'react';
import { skillsOf } from '#shared/domain/languages/skills.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import type { Scored } from './scored.ts';
import { SkillLevel } from './skill-level.tsx';

/** What was seen of one language: a level for each skill, and a note. */
export const LanguageScores = ({
  language: { tag, levels, note },
  onChange,
  noteField,
}: {
  language: Scored;
  onChange: (language: Scored) => void;
  noteField: ReactNode;
}) => (
  <section className="space-y-3">
    <h4 className="font-semibold">{useLanguageName(tag)}</h4>
    {skillsOf(tag).map((skill) => (
      <SkillLevel
        key={skill}
        tag={tag}
        skill={skill}
        level={levels[skill]}
        onChange={(level) => onChange({ tag, note, levels: { ...levels, [skill]: level } })}
      />
    ))}
    {noteField}
  </section>
);
