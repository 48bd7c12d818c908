/** Texts that would make work grow: they expand, repeat what a pattern looks for, or never end what it began. */
const units: Readonly<Record<string, string>> = {
  'characters that are words': '㌖',
  'characters that are sentences': 'ﷺ',
  'Greek with three marks': 'ᾂ',
  'marks alone': '\u0301\u0316',
  'numbers in brackets': '⑽',
  hyphens: '-',
  'paths of hosts': 'a.b/',
  'labels of hosts': 'a.',
  'signs of addresses': 'a@',
  'words for signs of addresses': 'a at ',
  'words for dots': 'a dot ',
  'brackets that open': '(',
  'brackets and digits': '(1',
  digits: '1 ',
  'groups of digits': '1234, ',
  'user names': 'tg: ',
  'letters alone': 'a ',
  'letters of two scripts': 'aа ',
  apostrophes: "a'",
  'letters that join': 'ب\u200C',
  'invisible characters': 'a\u200B',
  'Chinese words for signs': '点艾特',
  'one word': 'ab',
  spaces: 'a         ',
  schemes: 'a-a:/',
};

/** A text of exactly so many UTF-16 units, by its name. */
export const hostileTexts = (length: number): [name: string, text: string][] =>
  Object.entries(units).map(([name, unit]) => [name, unit.repeat(Math.ceil(length / unit.length)).slice(0, length)]);

const sentence =
  'I work as a conference interpreter and teacher for courts, clinics and schools, with ten years of experience in ' +
  'legal and medical texts, subtitles and voice-over; since 2015 also for games and customer support on site. ';

/** An ordinary text of the same length. */
export const plainText = (length: number): string =>
  sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);

/** Processor time of a task in ms, the least of several runs: other processes only ever add to it. */
export async function minTime(runs: number, task: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    await task();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
