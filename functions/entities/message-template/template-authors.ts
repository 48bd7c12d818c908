import { colleagueNames } from '#functions/entities/company/colleague-names.ts';
import type { StoredTemplate } from './stored-template.ts';

type Changed = Pick<StoredTemplate, 'by' | 'changed_at'>;

/**
 * The names of those who changed a company's templates last: null for a colleague who left (0.5 read units each, none where only the
 * founder did).
 */
export async function templateAuthors(founder: { id: number; name: string }, templates: readonly Changed[]) {
  const acted = templates.flatMap(({ by, changed_at }) => (by === undefined ? [] : [{ at: changed_at, id: by }]));
  const names = await colleagueNames(founder.id, acted);
  return ({ by }: Changed): string | null => (by === undefined ? founder.name : (names.get(by) ?? null));
}
