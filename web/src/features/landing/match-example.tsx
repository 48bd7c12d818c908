import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ArrowDown, CircleArrowUp, CircleCheck, CircleQuestionMark } from '#web/ui/icons.ts';

type Finding = 'reading' | 'spoken_interaction' | 'writing';

const findings: readonly { name: Finding; tone: Tone; Icon: typeof CircleCheck; isMet?: true }[] = [
  { name: 'reading', tone: 'success', Icon: CircleCheck, isMet: true },
  { name: 'spoken_interaction', tone: 'warning', Icon: CircleArrowUp },
  { name: 'writing', tone: 'neutral', Icon: CircleQuestionMark },
];

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="rounded-lg border border-line bg-card p-5 sm:p-6">
    <h3 className="text-sm font-semibold text-soft">{title}</h3>
    {children}
  </div>
);

const Stated = ({ level, skills }: { level: string; skills: string }) => (
  <li className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-2.5 last:pb-0">
    <bdi className="font-semibold">{level}</bdi>
    <span className="text-sm text-soft">{skills}</span>
  </li>
);

const Answer = () => {
  const t = useT();
  return (
    <ul>
      {findings.map(({ name, tone, Icon, isMet }) => (
        <li key={name} className="border-t border-board-line py-4 last:pb-0 lg:py-6">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <span className="inline-block font-display text-xl font-semibold first-letter:uppercase">
              {t(`matchExample.${name}.wanted`)}
            </span>
            <Badge tone={tone}>
              <Icon className="size-3.5 shrink-0" aria-hidden="true" />
              <span>{t(`matchExample.${name}.result`)}</span>
            </Badge>
          </p>
          <p className="mt-1 block text-board-soft first-letter:uppercase">{t(`matchExample.${name}.reason`)}</p>
          {!isMet && <p className="first-letter:uppercase">{t(`matchExample.${name as 'writing'}.change`)}</p>}
        </li>
      ))}
    </ul>
  );
};

/** The product's heart in one example: what a person states, what a job requires, and the match with its reasons. */
export const MatchExample = () => {
  const t = useT();
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-16 sm:px-6 lg:grid-cols-[1fr_1.12fr] lg:gap-14 lg:py-24">
      <div>
        <h2 className="text-3xl font-bold">{t('matchExample.title')}</h2>
        <p className="mt-4 text-lg text-soft">{t('matchExample.text')}</p>
        <div className="mt-8 space-y-3">
          <Side title={t('matchExample.candidate')}>
            <p className="mt-1.5 mb-3 inline-block font-display text-xl font-semibold first-letter:uppercase">
              {t('matchExample.language')}
            </p>
            <ul>
              <Stated level={t('matchExample.test')} skills={t('matchExample.testSkills')} />
              <Stated level={t('matchExample.own')} skills={t('matchExample.ownSkills')} />
            </ul>
          </Side>
          <ArrowDown className="mx-auto size-5 text-soft" aria-hidden="true" />
          <Side title={t('matchExample.job')}>
            <p className="mt-1.5 font-display text-xl font-semibold">{t('matchExample.requirement')}</p>
          </Side>
        </div>
      </div>
      <div className="flex flex-col rounded-xl bg-board p-5 text-board-ink sm:p-8">
        <h3 className="mb-5 flex items-baseline justify-between gap-4 text-xl">
          <span>{t('matchExample.answer')}</span>
          <span className="size-2.5 shrink-0 rounded-full bg-accent" aria-hidden="true" />
        </h3>
        <Answer />
        <p className="mt-auto pt-8 text-sm text-board-soft">{t('matchExample.note')}</p>
      </div>
    </div>
  );
};
