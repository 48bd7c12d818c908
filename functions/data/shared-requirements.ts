import type { LanguageRequirements, RequirementPart } from '#shared/domain/languages/language-requirement.ts';
import { unpackRequirements } from './packed-requirements.ts';

const unpacked = new Map<string, LanguageRequirements>();
const parts = new Map<string, RequirementPart>();
const maxUnpacked = 20_000;

/**
 * What jobs require, unpacked once in a container, with one object for each part that says the same: many jobs share a part, which
 * is compared once with a candidate's languages (`FoundParts`).
 * @param text packed, empty without any
 * @throws TypeError or SyntaxError when it cannot be unpacked
 */
export function unpackShared(text: string): LanguageRequirements {
  const before = unpacked.get(text);
  if (before) return before;
  if (unpacked.size >= maxUnpacked) {
    unpacked.clear();
    parts.clear();
  }
  const { all, pairs } = unpackRequirements(text || undefined);
  const shared = all.map((part) => {
    const key = JSON.stringify(part);
    const known = parts.get(key) ?? part;
    parts.set(key, known);
    return known;
  });
  const requirements = { all: shared, pairs };
  unpacked.set(text, requirements);
  return requirements;
}
