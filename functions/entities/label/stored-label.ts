import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import type { ActedBy } from '#functions/entities/company/colleague-names.ts';
import { wordOf } from '#shared/domain/labels.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

/** A label of a person, with its time and the colleague who gave it; those stored before labels had authors are the word alone. */
const storedLabel = z.union([
  z.string(),
  z.object({
    label: z.string(),
    at: storedInstant,
    /** Absent: by the founder. */
    by: z.optional(z.int()),
  }),
]);
type StoredLabel = z.output<typeof storedLabel>;

/** The company's own labels; absent without any. */
export const storedLabels = z.optional(z.array(storedLabel));
type StoredLabels = z.output<typeof storedLabels>;

/** Labels that are given now. */
export const givenNow = (labels: readonly string[], now: EpochMs, colleague: number | undefined): StoredLabel[] =>
  labels.map((label) => ({ label, at: toIso(now), ...(colleague !== undefined && { by: colleague }) }));

/** Which colleagues gave labels, other than the founder. */
export const labelActors = (labels: StoredLabels): ActedBy[] =>
  (labels ?? []).flatMap((label) =>
    typeof label === 'string' || label.by === undefined ? [] : [{ at: label.at, id: label.by }],
  );

/** Labels as a recruiter sees them; nothing without any. */
export function toShownLabels(labels: StoredLabels, nameOf: (by: number | undefined) => string | null) {
  if (!labels) return {};
  const label_marks = labels.flatMap((each) =>
    typeof each === 'string' ? [] : [{ label: each.label, at: each.at, name: nameOf(each.by) }],
  );
  return { labels: labels.map(wordOf), ...(label_marks.length > 0 && { label_marks }) };
}
