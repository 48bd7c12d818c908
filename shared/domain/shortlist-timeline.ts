import { type PipelineState, pipelineStates, type ShortlistStatus, shortlistSteps } from './hiring-statuses.ts';
import { type IsoInstant, isoInstant } from './time.ts';

/**
 * A shortlist entry's notes are lines of text, oldest first. Three kinds of lines make its timeline:
 *
 *     Status changed to contacted: Called her [2026-01-31T09:30:00.000Z]
 *     Rejected on 2026-01-31T09:30:00.000Z: Position filled
 *     Synced from an application for Interpreter [2026-01-31T09:30:00.000Z]
 *
 * The text is optional, in the second kind together with its colon. Other lines, such as the note of the time when the
 * candidate was added to the shortlist, have no timestamp and remain plain notes.
 */
export interface TimelineItem {
  kind: 'status' | 'rejected' | 'synced';
  /** The status that was set; null for a synced entry. */
  status: PipelineState | null;
  text: string;
  at: IsoInstant;
}

/** Maximum length of an entry's notes in characters; the oldest lines are dropped. */
export const shortlistNotesMax = 5_000;

/** Number of timeline items of a full progress bar when the steps do not apply, unless there are more. */
const fullTimeline = 6;

const instant = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z`;
const statusLine = new RegExp(
  String.raw`^Status changed to (${pipelineStates.join('|')}):(?: (.*))? \[(${instant})\]$`,
);
const rejectedLine = new RegExp(`^Rejected on (${instant})(?:: (.*))?$`);
const syncedLine = new RegExp(String.raw`^Synced from (.*) \[(${instant})\]$`);

/** Replaces line breaks and runs of blanks by single spaces, because a line break would start a new line. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The line for a new status. */
export function statusChangedLine(status: PipelineState, text: string, at: IsoInstant): string {
  const said = oneLine(text);
  return `Status changed to ${status}:${said && ` ${said}`} [${at}]`;
}

/** The line for a rejection. */
export function rejectionLine(reason: string, at: IsoInstant): string {
  const said = oneLine(reason);
  return `Rejected on ${at}${said && `: ${said}`}`;
}

/** The line for a move to a status, with its note. */
export const moveLine = (status: PipelineState, note: string, at: IsoInstant): string =>
  status === 'rejected' ? rejectionLine(note, at) : statusChangedLine(status, note, at);

const applicationSource = 'an application for ';

/** The source of an entry that comes from an application. */
export const sourceOfApplication = (jobTitle: string): string => `${applicationSource}${jobTitle}`;

/** The job's title in the source of an entry that comes from an application; undefined for other sources. */
export const jobTitleOfSource = (source: string): string | undefined =>
  source.startsWith(applicationSource) ? source.slice(applicationSource.length) : undefined;

/** The line for the source of a synced entry. */
export const syncedFromLine = (source: string, at: IsoInstant): string => `Synced from ${oneLine(source)} [${at}]`;

/** The notes with one more line, at most `shortlistNotesMax` characters: the oldest lines are dropped. */
export function withLine(notes: string, line: string): string {
  const lines = [...notes.split('\n').filter((old) => old !== ''), line];
  let length = lines.reduce((sum, { length: characters }) => sum + characters + 1, -1);
  let first = 0;
  for (; length > shortlistNotesMax && first < lines.length - 1; first += 1) length -= (lines[first]?.length ?? 0) + 1;
  return lines.slice(first).join('\n');
}

/** The notes without their latest line: before `withLine` added it, unless that dropped lines. */
export const withoutLastLine = (notes: string): string => notes.split('\n').slice(0, -1).join('\n');

/** The notes before `withLine` adds a line, where `withoutLastLine` does not restore them; else undefined. */
export const droppedNotes = (notes: string, line: string): string | undefined =>
  withoutLastLine(withLine(notes, line)) === notes ? undefined : notes;

/** Parses the timeline from an entry's notes, oldest first; items with equal times keep the order of their lines. */
export function parseTimeline(notes: string): TimelineItem[] {
  return notes
    .split('\n')
    .flatMap((line) => itemOf(line) ?? [])
    .sort((left, right) => Date.parse(left.at) - Date.parse(right.at));
}

function itemOf(line: string): TimelineItem | undefined {
  const changed = statusLine.exec(line);
  if (changed) return itemAt('status', changed[1] as PipelineState, changed[2], changed[3]);
  const rejected = rejectedLine.exec(line);
  if (rejected) return itemAt('rejected', 'rejected', rejected[2], rejected[1]);
  const synced = syncedLine.exec(line);
  return synced ? itemAt('synced', null, synced[1], synced[2]) : undefined;
}

/** Undefined for an invalid date. */
function itemAt(
  kind: TimelineItem['kind'],
  status: PipelineState | null,
  text = '',
  at = '',
): TimelineItem | undefined {
  return Number.isNaN(Date.parse(at)) ? undefined : { kind, status, text, at: isoInstant(at) };
}

/**
 * Progress of an entry: completed steps of all steps. Active to hired are four steps; a rejected entry counts every item that
 * its timeline shows, the shortlisting too, out of six (specification, states), or of all where it has more.
 */
export function progressOf(status: ShortlistStatus, notes: string): { done: number; of: number } {
  const step = (shortlistSteps as readonly ShortlistStatus[]).indexOf(status);
  if (step >= 0) return { done: step + 1, of: shortlistSteps.length };
  const shown = 1 + parseTimeline(notes).length;
  return { done: shown, of: Math.max(shown, fullTimeline) };
}
