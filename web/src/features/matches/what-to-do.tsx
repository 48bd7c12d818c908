import { Link } from 'react-router-dom';
import type { Match } from '#shared/domain/languages/match.ts';
import { useT } from '#web/lib/i18n.ts';
import { ArrowRight } from '#web/ui/icons.ts';
import { type NextStep, nextStepsFor } from './next-steps.ts';
import { ownLanguagesForm } from './own-languages.ts';
import { type Speaker, useVoice } from './use-voice.ts';

const valuesOf = (step: NextStep, voice: Speaker): Record<string, string> => {
  if (step.key === 'mode') return { mode: voice.mode(step.mode) };
  const language = voice.language(step.tag);
  return step.key === 'skill' ? { language, skill: voice.skill(step.skill, step.tag) } : { language };
};

/** What a candidate could add to the own profile, each with the way there; nothing when nothing is unclear. */
export const WhatToDo = ({ match }: { match: Match }) => {
  const t = useT();
  const voice = useVoice();
  const steps = nextStepsFor(match);
  if (!voice || steps.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="text-lg">{t('matches.steps.title')}</h3>
      <ul>
        {steps.map((step) => (
          <li key={JSON.stringify(step)}>
            <Link
              to={ownLanguagesForm(step.key === 'mode' ? undefined : step.tag)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-md text-sm font-semibold text-primary hover:underline"
            >
              <span>{t(`matches.steps.${step.key}`, valuesOf(step, voice))}</span>
              <ArrowRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
