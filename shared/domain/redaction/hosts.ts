import { isCompany, isEnding, isProduct, isStrongEnding } from './domain-endings.ts';
import type { Range } from './folded.ts';

/** `https://…`, `tg://…`, `mailto:…`, `www.…`, up to a space or to the punctuation of scripts without spaces. */
const webAddress = /(?:\b[a-z][a-z0-9+-]{1,15}:\/\/|\bmailto:|\bwww\.)[^\s<>"'、。「」『』【】]+/gu;
/** Labels with dots between them, and the slash of a path. Neighbours of a run are no part of it, so the time is linear. */
const unspaced = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}]';
const label = `(?:(?:(?!${unspaced})[\\p{L}\\p{M}\\p{N}_-])+|(?:(?=${unspaced})\\p{L})+)`;
const hostRun = new RegExp(`${label}(?:\\.${label})*/?`, 'gu');
const path = /[^\s<>"'、。「」『』【】]*/uy;

const networks =
  /^(?:linkedin|facebook|instagram|twitter|tiktok|youtube|youtu|telegram|whatsapp|github|gitlab|xing|behance|discord|pinterest|reddit|threads|snapchat|viber|zalo)$/;
/** Words that announce an address. */
const announced =
  /(?:web ?site|web ?seite|home ?page|portfolio|blog|site|web|url|visit|besuche|page|página|pagina|сайт|网站|ウェブサイト|موقع)\W{0,3}(?:is |ist |est |es |at )?$/u;

/** Whether a host without a path is an address. */
function isHost(host: string, before: string, isOwn: (label: string) => boolean): boolean {
  const labels = host.split('.');
  const [ending = '', name = ''] = labels.toReversed();
  if (labels.slice(0, -1).some((label) => networks.test(label))) return true;
  // Degrees and abbreviations: B.Com, Ph.D, u.a.
  if (name.length < 2 || isCompany(host) || isProduct(host)) return false;
  if (isStrongEnding(ending)) return true;
  if (!isEnding(ending)) return false;
  return labels.length > 2 || /[0-9_-]/.test(name) || isOwn(name) || announced.test(before);
}

/** Whether what comes before a path is a host. */
function hasPath(host: string): boolean {
  const ending = host.split('.').at(-1) ?? '';
  return host.includes('.') && /^\p{L}[\p{L}\p{M}]+$/u.test(ending) && !isProduct(host);
}

/** How far a text is looked at for a word that announces an address. */
const maxBefore = 24;

/**
 * Hosts and links in a folded text. A capital letter after a dot begins a sentence, as in `Hindi.It is`.
 * @param typedAt what people typed there
 * @param isOwn whether a label contains a name that is redacted
 */
export function hosts(
  text: string,
  typedAt: (part: Range) => string,
  isOwn: (label: string) => boolean = () => false,
): Range[] {
  const found: Range[] = Array.from(text.matchAll(webAddress), ({ 0: address, index }) => ({
    start: index,
    end: index + address.length,
  }));
  let past = 0;
  for (const { 0: run, index } of text.matchAll(hostRun)) {
    if (index < past || !run.includes('.')) continue;
    const end = index + run.length;
    const host = run.endsWith('/') ? run.slice(0, -1) : run;
    if (run.endsWith('/') && hasPath(host)) {
      path.lastIndex = end;
      past = end + (path.exec(text)?.[0].length ?? 0);
      found.push({ start: index, end: past });
    } else if (!isSentence(typedAt({ start: index, end: index + host.length }))) {
      if (isHost(host, text.slice(Math.max(0, index - maxBefore), index), isOwn)) {
        found.push({ start: index, end: index + host.length });
      }
    }
  }
  return found;
}

const isSentence = (typed: string) => /\p{Ll}\.\p{Lu}\p{Ll}/u.test(typed);
