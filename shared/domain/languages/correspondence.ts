import { cefrInterval, indicativeInterval, rowsFor } from './cefr-interval.ts';
import { editionOf } from './editions.ts';
import type { Claim } from './language-row.ts';
import type { MappingRow } from './mapping-row.ts';
import { type CefrLevel, cefrLevels } from './scale.ts';
import type { Skill } from './skills.ts';

/** The CEFR levels that a result of another scale may mean, and who says so. */
export interface Correspondence {
  low: CefrLevel;
  high: CefrLevel;
  authority: MappingRow['authority'];
}

/**
 * What a claim is in CEFR, to be shown beside the claim itself. Indicative mappings are included, unlike in matches.
 *
 * @returns Null for claims in CEFR and where no mapping is known.
 */
export function correspondenceOf(claim: Claim, skill: Skill): Correspondence | null {
  const edition = editionOf(claim, claim.taken_on);
  if (claim.scale === 'cefr' || edition === undefined) return null;
  const decisive = cefrInterval(claim, edition, skill);
  const interval = decisive ?? indicativeInterval(claim, edition, skill);
  if (interval === null) return null;
  const [low, high] = [cefrLevels[interval.low], cefrLevels[interval.high]] as [CefrLevel, CefrLevel];
  const authority = rowsFor(claim, edition, skill)[0]?.authority;
  return { low, high, authority: decisive && authority ? authority : 'indicative' };
}
