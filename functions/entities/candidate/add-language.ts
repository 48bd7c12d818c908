import { is, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { packLanguages } from '#functions/data/packed-languages.ts';
import { write } from '#functions/data/write.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { type CandidateProfile, candidateSchemaVersion } from './stored-candidate.ts';

/** A row that names a language and states nothing else. */
const bareRow = (tag: string): LanguageRow => ({
  tag,
  native: false,
  working: null,
  skills: { listening: [], reading: [], spoken_interaction: [], spoken_production: [], writing: [] },
  last_used: null,
});

/**
 * Adds a language to a profile that states none (3 write units up to 1 KB: one, and one for each index). It changes
 * nothing, and returns false, when the profile changed since it was read.
 */
export async function addFirstLanguage({ summary, version }: CandidateProfile, tag: string): Promise<boolean> {
  const languages = packLanguages({ languages: [bareRow(tag)], modes: [] });
  const { done } = await write(
    updateItem<CandidateProfile>(keys.profile('candidate', summary.id), {
      set: { 'summary.languages': languages, schema_version: candidateSchemaVersion },
      add: { version: 1 },
      when: { version: is(version) },
    }),
  );
  return done;
}
