import type { Caption } from '#shared/contracts/transcriptions.ts';

/** A spoken word, or the punctuation mark after it, as Transcribe lists them in the order of the text. */
export interface SpokenItem {
  content: string;
  /** Seconds from the start of the video; absent for punctuation. */
  from?: number | undefined;
  to?: number | undefined;
}

/** A caption fits two lines of a small player and can be read in the time in which it is spoken. */
const maxCharacters = 84;
const longestSeconds = 6;
/** A pause of this many seconds ends a caption. */
const pauseSeconds = 1.2;

/** How many characters an item may be ahead: the same word further on is another one. */
const farthest = 40;

const endsSentence = /[.!?。！？؟।]$/u;

/** A caption that is being filled: its place in the text, and its times. */
interface Part {
  start: number;
  end: number;
  from: number;
  to: number;
}

const isFull = (part: Part, item: { from: number; to: number; end: number }): boolean =>
  item.end - part.start > maxCharacters || item.to - part.from > longestSeconds || item.from - part.to > pauseSeconds;

/**
 * Divides a transcript into captions: at the end of sentences, at pauses, and where a caption would become too long to
 * read. The texts are cut out of the transcript, so that spaces and punctuation are those of its language.
 * @returns none where the transcript has no times
 */
export function captionsOf(text: string, items: readonly SpokenItem[]): Caption[] {
  const parts: Part[] = [];
  let place = 0;
  let isSentenceOver = false;
  for (const { content, from, to } of items) {
    const start = text.indexOf(content, place);
    if (content === '' || start < 0 || start - place > farthest) continue;
    const end = start + content.length;
    place = end;
    const part = parts.at(-1);
    if (from === undefined || to === undefined) {
      // Punctuation belongs to the word before it.
      if (part) part.end = end;
    } else if (!part || isSentenceOver || isFull(part, { from, to, end })) {
      parts.push({ start, end, from, to });
    } else {
      part.end = end;
      part.to = to;
    }
    // A bracket or quotation mark after the end of a sentence still belongs to it.
    isSentenceOver = endsSentence.test(content) || (isSentenceOver && from === undefined);
  }
  return parts.map(({ start, end, from, to }) => ({ from, to, text: text.slice(start, end).replaceAll('\n', ' ') }));
}
