import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { Badge } from '#web/ui/badge.tsx';

/**
 * Keeps the place of a match on a card until the reader's languages are known, so that the text of a card in sight does not
 * move; nothing for jobs without requirements, unless something else `isKnown` to come there.
 */
export const MatchPlace = ({
  requirements: { all, pairs },
  isKnown = false,
}: {
  requirements: LanguageRequirements;
  isKnown?: boolean;
}) =>
  (isKnown || all.length + pairs.length > 0) && (
    <ul className="invisible" aria-hidden="true">
      <li>
        <Badge>{'\u00a0'}</Badge>
      </li>
    </ul>
  );
