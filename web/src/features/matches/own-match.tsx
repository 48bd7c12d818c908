import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { useT } from '#web/lib/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { hasRequirements, matchWith } from './job-match.ts';
import { LanguagesInvitation } from './languages-invitation.tsx';
import { MatchBadge } from './match-badge.tsx';
import { MatchTree } from './match-tree.tsx';
import { isStated, useOwnLanguages } from './own-languages.ts';
import { WhatToDo } from './what-to-do.tsx';

/** The explained match of the signed-in candidate on a job's page. */
export const OwnMatch = ({ requirements }: { requirements: LanguageRequirements }) => {
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
