import { foldText } from './fold-text.ts';

// Labels are a company's own words for an applicant or an entry of its shortlist; screens call them tags.

/** How many labels one person has, and how long each is. */
export const maxLabels = 10;
export const maxLabelLength = 30;

/** Why a person's labels were not changed: the list has no such person any more, or they would have too many. */
export const labelFailures = ['absent', 'full'] as const;
export type LabelFailure = (typeof labelFailures)[number];

export interface LabelChange {
  add: readonly string[];
  remove: readonly string[];
}

/** Labels that differ in more than case and accents, the first of each. */
const distinct = (labels: readonly string[]): string[] =>
  [...new Map([...labels].reverse().map((label) => [foldText(label), label])).values()].reverse();

/** A person's labels after a change, in the order in which they were given. */
export function changedLabels(before: readonly string[], { add, remove }: LabelChange): string[] {
  const removed = new Set(remove.map(foldText));
  return distinct([...before.filter((label) => !removed.has(foldText(label))), ...add]);
}

/** Whether one of the labels is this one. */
export const hasLabel = (labels: readonly string[] | undefined, wanted: string): boolean =>
  labels?.some((label) => foldText(label) === foldText(wanted)) ?? false;
