/** `me@mail.example`, also with spaces or brackets around the `@`. */
const plainAddress =
  /[^\s@<>()[\],;]+(?:@|\s+@\s+|\s*[([{]\s*@\s*[)\]}]\s*)[^\s@<>()[\],;]+(?:\s+\.\s*\p{L}{2,10})*/giu;

/** Words for `@` and `.` in an address. The English `at` is also an ordinary word. */
const foreignAt =
  'arrobas?|arobas?e?|kukac|ma[łl]pa|собака|собачка|zavin[áa][čc]|chiocciola|snabel-?a|klammeraffe|affenschwanz|apestaart(?:je)?|आट|آت|ات';
const englishAt = 'at|ät';
const unspacedAt = 'アットマーク|アット|골뱅이';
const englishDot = 'dot|punkt';
const dot = `${englishDot}|point|punto|ponto|kropka|точка|te[čc]ka|nokta|pont|puntje|डॉट|نقطة|دوت|ドット|닷|점`;

const label = '[\\p{L}\\p{M}\\p{N}_+-]{1,64}';
const inBrackets = (words: string) => `\\s*[([{<«]\\s*(?:${words})\\s*[)\\]}>»]\\s*`;
const asWord = (words: string) => `\\s+(?:${words})\\s+`;
const anyDot = `(?:\\.|\\s+\\.\\s*|${asWord(dot)}|${inBrackets(`\\.|${dot}`)})`;
const spelledDot = (words: string) => `(?:${asWord(words)}|${inBrackets(`\\.|${words}`)})`;
/** Only mail providers: `interpreter at Booking.com` is not an address. */
const provider =
  'gmail|googlemail|hotmail|icloud|protonmail|rediffmail|ymail|gmx|tutanota|fastmail|web\\.de|mail\\.ru|(?:yahoo|outlook|live|yandex|aol|zoho|proton|qq|163|msn|me|t-online)(?=\\.\\p{L})';
/** `the era at the dot com` is not an address either. */
const noArticle = '(?!(?:the|an?|any|our|my|this|one)\\s)';

const start = `(?<![\\p{L}\\p{N}_+-])${label}(?:${anyDot}${label}){0,4}`;
const end = '(?![\\p{L}\\p{N}])';

const spelled = [
  // `bo (at) mail.example`, `bo [at] mail [dot] example`: brackets around the word mark it as an `@`.
  `${start}${inBrackets(`@|${englishAt}|${foreignAt}`)}${label}(?:${anyDot}${label}){0,4}`,
  // `bo at mail dot example`
  `${start}${asWord(englishAt)}${noArticle}${label}(?:\\.${label}){0,3}(?:${spelledDot(englishDot)}${label}){1,4}`,
  // `bo arroba mail punto example`
  `${start}${asWord(foreignAt)}${label}(?:${anyDot}${label}){1,4}`,
  // `bo at gmail.com`, `bo at gmail`
  `${start}${asWord(`${englishAt}|${foreignAt}`)}(?:${provider})${end}(?:${anyDot}\\p{L}{2,10}${end}){0,2}`,
  // `boアットマークgmailドットcom`: scripts without spaces
  `${label}(?:${unspacedAt})${label}(?:${anyDot}${label}){0,4}`,
];

/** E-mail addresses, and spelled-out forms that avoid filters. */
export const mailAddresses: readonly RegExp[] = [plainAddress, ...spelled.map((pattern) => new RegExp(pattern, 'giu'))];
