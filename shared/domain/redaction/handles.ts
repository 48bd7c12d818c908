import { foldedWords, type Range } from './folded.ts';
import { lengthAt } from './numbers.ts';
import { pastSpace, type Token } from './tokens.ts';

// User names of messengers and networks without an `@`: `telegram: bo_speaks`, `my skype id is bo.smith`, `微信号bo123`. The
// names of messengers are also words of work (`WhatsApp support`), so something must announce a user name, or it must look
// like one.

/** Names that in prose are seldom followed by a colon. */
const messengers = new Set(
  foldedWords(`
  telegram | tg | telegramm | whatsapp | whatsup | watsapp | wechat | weixin | skype | kakao | kakaotalk | katalk | zalo | viber | discord | threema |
  snapchat | insta | instagram | ig | icq | qq | botim | imo | kik | imessage | facetime | vk | vkontakte | rubika | eitaa | fb | tiktok |
  телеграм | телеграмм | телега | тг | вотсап | ватсап | вацап | вотсапп | ватсапп | уотсап | вайбер | скайп | вк | вконтакте | инстаграм | инста |
  تلغرام | تليجرام | تلجرام | تيليجرام | تلگرام | واتساب | واتس | واتساپ | سكايب | اسکایپ | انستغرام | انستقرام | اینستاگرام | اينستا | فايبر | سناب | ٹیلیگرام | واٹس |
  टेलीग्राम | टेलिग्राम | व्हाट्सएप | व्हाट्सऐप | वॉट्सऐप | वाट्सएप | स्काइप | इंस्टाग्राम | इंस्टा | טלגרם | ווטסאפ | וואטסאפ | סקייפ | τελεγκραμ | ไลน์ | ไอดีไลน์ | เทเลแกรม`),
);
/** Names that are also words, or that profiles name with a colon for another reason. */
const ambiguous = new Set(
  foldedWords(
    'line | signal | wire | facebook | messenger | twitter | linkedin | xing | github | gitlab | youtube | teams | session | element | snap | x | bluesky | mastodon | threads',
  ),
);
/** In scripts without spaces, between other letters. */
const unspaced = foldedWords(`
  微信号 | 微信號 | 微信id | 微信 | 加微 | 加v | qq号 | 电报 | 電報 | 脸书 | 카카오톡 | 카톡 | 카카오 | 라인 | 텔레그램 | 왓츠앱 | 위챗 | 인스타그램 | 인스타 | 스카이프 | 디스코드 |
  ライン | カカオ | テレグラム | スカイプ | ワッツアップ | インスタグラム | インスタ | ウィーチャット | ディスコード | ラインid | เลขไลน์`);

/** What announces a user name after the messenger. */
const announcing = new Set(
  foldedWords(`
  id | ids | name | username | user | nick | nickname | handle | account | acc | login | tag | contact | userid |
  benutzername | nutzername | konto | kontakt | usuario | cuenta | utilisateur | pseudo | identifiant | compte | utente | conto | usuário | conta | nazwa | nick |
  号 | 號 | 账号 | 帳號 | アカウント | 아이디 | 계정 | आईडी | आइडी | نام | معرف | معرفي | حساب | حسابي | حسابى | آیدی | ایدی | аккаунт | ник | логин | айди | никнейм | kullanıcı | hesap | ไอดี`),
);
const verbs = new Set(
  foldedWords('is | ist | est | es | é | e | jest | är | er | это | هو | है | は | が | 는 | 은 | 是 | 为'),
);
const separators = new Set([':', '=', '>', '~', '|', '/', '@', '：', '»', '→', '(', '[']);
/** The separators that announce a user name on their own. */
const announcingSigns = new Set([':', '=', '>', '~', '→', '»']);

/** What people write after the name of a messenger about their work with it. */
const ordinary = new Set(
  foldedWords(`
  my | me | a | an | the | and | or | for | in | on | at | to | of | via | with | by | as | not | no | yes | always | also | only | used | how | what | one | very | good | great | most | mostly |
  available | anytime | support | marketing | business | daily | weekly | basic | advanced | expert | excellent | intermediate | fluent | beginner | native | community | group | groups | channel |
  channels | chat | chats | call | calls | video | voice | bot | bots | api | management | moderation | customer | customers | sales | service | services | experience | skills | years | social | media | web | and | und |
  oder | für | auf | ja | nein | sehr | gut | ich | et | ou | pour | sur | oui | non | y | o | para | sí | bien | e | и | или | для | да | на | और | या | و | أو | في | و | と | や | も | 및`),
);

type Tokens = readonly Token[];

const maxAnnouncing = 8;
const shape = /^[\p{L}\p{M}\p{N}_+-]+$/u;

/** A user name from a label on, with the dots within it. */
function nameAt(tokens: Tokens, first: number): { last: number; text: string } | undefined {
  if (tokens[first]?.kind !== 'label') return undefined;
  let last = first;
  while (last - first < 8 && tokens[last + 1]?.text === '.' && shape.test(tokens[last + 2]?.text ?? '')) last += 2;
  return {
    last,
    text: tokens
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(''),
  };
}

/** A letter and a digit, underscore or inner dot. */
const looksLikeName = (text: string) => text.length >= 4 && /\p{L}/u.test(text) && /[\p{N}_]|\p{L}\.\p{L}/u.test(text);

interface Announced {
  first: number;
  isAnnounced: boolean;
  isVerb: boolean;
}

/** Where a user name could be after a messenger, past what announces it. */
function afterMessenger(tokens: Tokens, place: number): Announced {
  let isAnnounced = false;
  let isVerb = false;
  let next = place + 1;
  for (let count = 0; count < maxAnnouncing; count += 1, next += 1) {
    const { kind, text } = tokens[next] ?? { kind: 'space', text: '\n' };
    if (text.includes('\n')) break;
    if (announcing.has(text) || announcingSigns.has(text)) isAnnounced = true;
    else if (verbs.has(text)) isVerb = true;
    else if (kind !== 'space' && !separators.has(text) && text !== '-') break;
  }
  return { first: next, isAnnounced, isVerb };
}

const isMessenger = (text: string) => messengers.has(text) || ambiguous.has(text);

/** Whether a clause ends here. */
function isClauseEnd(tokens: Tokens, place: number): boolean {
  const token = tokens[pastSpace(tokens, place, 1)];
  return (
    token === undefined || (tokens[place]?.text.includes('\n') ?? false) || /^[.,;!?)\]|/、。，；]$/u.test(token.text)
  );
}

/** Whether a clause begins here, or a word that says whose name follows. */
function startsClause(tokens: Tokens, place: number): boolean {
  const before = tokens[pastSpace(tokens, place - 1, -1)];
  return (
    before === undefined ||
    before.kind === 'sign' ||
    (tokens[place - 1]?.text.includes('\n') ?? false) ||
    owning.has(before.text)
  );
}
const owning = new Set(
  foldedWords(
    'my | on | add | via | mein | meine | mon | mi | mio | il | meu | мой | ma | moje | min | mijn | me | or | and | auf | sur | en | ad | लाइन | मेरा',
  ),
);

function following(tokens: Tokens, place: number): Range | undefined {
  const messenger = tokens[place]?.text ?? '';
  const { first, isAnnounced, isVerb } = afterMessenger(tokens, place);
  const name = nameAt(tokens, first);
  if (!name || isMessenger(name.text) || name.text.length < 2) return undefined;
  const range = { start: tokens[first]?.start ?? 0, end: tokens[name.last]?.end ?? 0 };
  const looks = looksLikeName(name.text);
  const isCertain = messengers.has(messenger);
  if (looks && (isAnnounced || isVerb || (isCertain && name.text.length >= 5))) return range;
  if (ordinary.has(name.text) || /^\p{N}+$/u.test(name.text)) return undefined;
  if (isAnnounced && isCertain) return range;
  const isEnd = isClauseEnd(tokens, name.last + 1);
  if (isAnnounced) return isEnd && startsClause(tokens, place) ? range : undefined;
  return isVerb && isEnd && isCertain && name.text.length > 2 && startsClause(tokens, place) ? range : undefined;
}

const joining = new Set(
  foldedWords('on | auf | sur | en | in | via | no | na | у | в | на | पर | على | su | op | på | bei | over'),
);

/** `bo_speaks on telegram`, `bo_speaks (Telegram)`. */
function preceding(tokens: Tokens, place: number): Range | undefined {
  let before = place - 1;
  for (let count = 0; count < 4; count += 1, before -= 1) {
    const { kind, text } = tokens[before] ?? {};
    if (kind !== 'space' && text !== '(' && text !== ',' && !(kind === 'label' && joining.has(text ?? ''))) break;
  }
  const last = tokens[before];
  if (last?.kind !== 'label') return undefined;
  let first = before;
  while (before - first < 8 && tokens[first - 1]?.text === '.' && tokens[first - 2]?.kind === 'label') first -= 2;
  const text = tokens
    .slice(first, before + 1)
    .map((token) => token.text)
    .join('');
  return looksLikeName(text) && !/^\p{N}/u.test(text) ? { start: tokens[first]?.start ?? 0, end: last.end } : undefined;
}

const unspacedNames = new RegExp(unspaced.toSorted((a, b) => b.length - a.length).join('|'), 'g');
/** What may be between the name of a messenger and a user name, and the user name. */
const announcers = /\s?(?:id|号|號|账号|帳號|아이디|アカウント|は|는|是)/y;
const colon = /\s?[:=]/y;
const latinName = /\s?[a-z0-9][a-z0-9_.-]{2,31}/y;

/** `微信号bo123`: in texts without spaces, Latin letters after the name of a messenger are a user name. */
const unspacedHandles = (text: string): Range[] =>
  Array.from(text.matchAll(unspacedNames)).flatMap(({ 0: { length }, index }) => {
    let start = index + length;
    start += lengthAt(announcers, text, start);
    start += lengthAt(colon, text, start);
    const end = start + lengthAt(latinName, text, start);
    const name = text.slice(start, end).trimStart();
    return name === '' || /^[0-9]{1,4}$/.test(name) ? [] : { start: end - name.length, end };
  });

/** User names that a messenger's name announces. Each place reads a bounded number of tokens. */
export const handles = (text: string, tokens: Tokens): Range[] => [
  ...unspacedHandles(text),
  ...tokens.flatMap((token, place) =>
    token.kind === 'label' && isMessenger(token.text)
      ? [following(tokens, place) ?? [], preceding(tokens, place) ?? []].flat()
      : [],
  ),
];
