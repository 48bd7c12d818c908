import type { Occupation } from '#shared/domain/occupations/occupation-slugs.ts';
import { useOccupationNames } from '../lib/occupation-names.ts';

/** An occupation's name in the reader's language; nothing until the names are loaded. */
export const OccupationName = ({ occupation }: { occupation: Occupation }) => (
  <span>{useOccupationNames()?.find(({ value }) => value === occupation)?.label}</span>
);
