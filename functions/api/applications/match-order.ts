import * as z from 'zod/mini';
import type { PageKey } from '#functions/data/page.ts';
import { type NamedPlace, namedPlace } from '#functions/entities/ranking/stored-ranking.ts';
import { compareRanked } from '#shared/domain/languages/ranking.ts';

/** What decides where an applicant is in the order. */
const position = z.pick(namedPlace, { candidate_id: true, ranking: true });
type Position = z.output<typeof position>;

/** The better match first, then the newer application, then the newer candidate: no two applicants are equal. */
export const comparePositions = (left: Position, right: Position): number =>
  compareRanked(left.ranking, right.ranking) || right.candidate_id - left.candidate_id;

/** The key of the page after an applicant. It has the position itself, so that it also works when the application is gone. */
const keyAfter = ({ candidate_id, ranking }: NamedPlace): PageKey => ({ after: { candidate_id, ranking } });

/** Whether a key is one of the order by match, and not of the list that follows it. */
export const isInOrder = (start: PageKey | undefined): boolean => start === undefined || start.after !== undefined;

/**
 * A page of the order by match.
 * @param start the key of the page, of this order
 * @param rest the key at which the applicants start who are not ordered, if there are any
 */
export function pageInOrder<Each extends { place: NamedPlace }>(
  applicants: readonly Each[],
  { limit, start, rest }: { limit: number; start: PageKey | undefined; rest: PageKey | undefined },
): { items: Each[]; next: PageKey | undefined } {
  const after = start && position.parse(start.after);
  const following = applicants
    .filter(({ place }) => !after || comparePositions(after, place) < 0)
    .sort((left, right) => comparePositions(left.place, right.place));
  const items = following.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && following.length > limit ? keyAfter(last.place) : rest };
}
