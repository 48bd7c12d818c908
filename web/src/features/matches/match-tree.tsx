import type { ReactNode } from 'react';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { Match } from '#shared/domain/languages/match.ts';
import { useT } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HowMatchingWorks } from './how-matching-works.tsx';
import { MatchPair, MatchPart } from './match-part.tsx';
import { useVoice } from './use-voice.ts';

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2 text-lg">{title}</h3>
    <ul className="space-y-3">{children}</ul>
  </section>
);

/**
 * The whole explanation of a match, in the same words for both sides: what is required, then what is a plus, then
 * directions. `requirements` are those that were matched, so that each part can name its minimum.
 */
export const MatchTree = ({ match, requirements }: { match: Match; requirements: LanguageRequirements }) => {
  const t = useT();
  const voice = useVoice();
  if (!voice) return <Skeleton className="h-40 w-full rounded-md" />;
  const partsOf = (wanted: 'must' | 'nice') =>
    match.parts.flatMap((found, index) =>
      found.need === wanted
        ? [<MatchPart key={JSON.stringify(found)} required={requirements.all[index]} found={found} voice={voice} />]
        : [],
    );
  const musts = partsOf('must');
  const nices = partsOf('nice');
  return (
    <div className="space-y-5">
      {musts.length > 0 && <Group title={t('matches.tree.musts')}>{musts}</Group>}
      {nices.length > 0 && <Group title={t('matches.tree.nices')}>{nices}</Group>}
      {match.pairs.length > 0 && (
        <Group title={t('matches.tree.pairs')}>
          {match.pairs.map((found) => (
            <MatchPair key={`${found.from} ${found.to} ${found.mode}`} found={found} voice={voice} />
          ))}
        </Group>
      )}
      <HowMatchingWorks rules={match.rules} />
    </div>
  );
};
