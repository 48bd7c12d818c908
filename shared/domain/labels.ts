import { foldText } from './fold-text.ts';

// Labels are a company's own words for an applicant or an entry of its shortlist; screens call them tags.

/** How many labels one person has, and how long each is. */
export const maxLabels = 10;
export const maxLabelLength = 30;

/** How many different labels of a company are suggested: the first ones that it gave. */
export const maxKnownLabels = 200;

/** Why a person's labels were not changed: the list has no such person any more, or they would have too many. */
export const labelFailures = ['absent', 'full'] as const;
export type LabelFailure = (typeof labelFailures)[number];

export interface LabelChange<Given extends Label = string> {
  add: readonly Given[];
  remove: readonly string[];
}

/** A label, alone or with more about it. */
type Label = string | { label: string };

/** The label without what else is known of it. */
export const wordOf = (label: Label): string => (typeof label === 'string' ? label : label.label);

const foldedOf = (label: Label): string => foldText(wordOf(label));

/** Labels that differ in more than case and accents, the first of each at its place. */
function distinct<Given extends Label>(labels: readonly Given[]): Given[] {
  const folded = labels.map(foldedOf);
  return labels.filter((_, place) => folded.indexOf(folded[place] ?? '') === place);
}

/** A person's labels after a change, in the order in which they were given. One that is given again stays as it was. */
export function changedLabels<Given extends Label>(
  before: readonly Given[],
  { add, remove }: LabelChange<Given>,
): Given[] {
  const removed = new Set(remove.map(foldText));
  return distinct([...before.filter((label) => !removed.has(foldedOf(label))), ...add]);
}

/** Whether one of the labels is this one. */
export const hasLabel = (labels: readonly Label[] | undefined, wanted: string): boolean =>
  labels?.some((label) => foldedOf(label) === foldText(wanted)) ?? false;
