import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { hasRequirements, matchWith } from './job-match.ts';
import { MatchBadge } from './match-badge.tsx';
import { figuresOf } from './match-figures.ts';
import { MatchTree } from './match-tree.tsx';
import { isStated, useOwnLanguages } from './own-languages.ts';
import { UnmetList } from './unmet-list.tsx';
import { ownLanguagesForm, WhatToDo } from './what-to-do.tsx';

interface ForJob {
  requirements: LanguageRequirements;
}

/** Invites candidates who have stated no languages; shown once on a screen. */
export const LanguagesInvitation = () => {
  const t = useT();
  const own = useOwnLanguages();
  if (!own || isStated(own)) return null;
  return (
    <Notice
      title={t('matches.invitation.title')}
      action={
        <ButtonLink to={ownLanguagesForm} variant="secondary" size="sm">
          {t('matches.invitation.action')}
        </ButtonLink>
      }
    >
      {t('matches.invitation.text')}
    </Notice>
  );
};

/** The match of the signed-in candidate on a job's card; nothing before they stated languages. */
export const OwnMatchBadge = ({ requirements }: ForJob) => {
  const own = useOwnLanguages();
  const match = own && isStated(own) ? matchWith(own, requirements) : null;
  return match && <MatchBadge match={match} />;
};

/** The explained match of the signed-in candidate on a job's page. */
export const OwnMatch = ({ requirements }: ForJob) => {
  const t = useT();
  const own = useOwnLanguages();
  if (!hasRequirements(requirements)) return null;
  const match = own && isStated(own) ? matchWith(own, requirements) : null;
  if (!match) return <LanguagesInvitation />;
  return (
    <Card as="section">
      <h2 className="mb-2 text-xl">{t('matches.title')}</h2>
      <div className="mb-4">
        <MatchBadge match={match} />
      </div>
      <MatchTree match={match} requirements={requirements} />
      <WhatToDo match={match} />
    </Card>
  );
};

/** Says in the apply dialog what is short or unclear; it never keeps anybody from applying. */
export const ApplyNotice = ({ requirements }: ForJob) => {
  const t = useT();
  const own = useOwnLanguages();
  const match = own && isStated(own) ? matchWith(own, requirements) : null;
  if (!match || figuresOf(match).met === figuresOf(match).musts) return null;
  return (
    <div className="mt-4">
      <Notice tone="warning" title={t('matches.apply.title')}>
        <UnmetList match={match} />
        {t('matches.apply.text')}
      </Notice>
    </div>
  );
};
