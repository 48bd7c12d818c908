import { foldedWords } from './folded.ts';

// The words around user names of messengers and networks (handles.ts).

/** Names that in prose are seldom followed by a colon. */
export const messengers = new Set(
  foldedWords(`
  telegram | tg | telegramm | whatsapp | whatsup | watsapp | wattsapp | vx | wechat | weixin | skype | kakao | kakaotalk | katalk | zalo | viber | discord | threema |
  snapchat | insta | instagram | ig | icq | qq | botim | imo | kik | imessage | facetime | vk | vkontakte | rubika | eitaa | fb | tiktok |
  телеграм | телеграмм | телега | тг | вотсап | ватсап | вацап | вотсапп | ватсапп | уотсап | вайбер | скайп | вк | вконтакте | инстаграм | инста |
  تلغرام | تليجرام | تلجرام | تيليجرام | تلگرام | واتساب | واتس | واتساپ | الواتساب | الواتس | التلجرام | التليجرام | التلغرام | سكايب | اسکایپ | انستغرام | انستقرام | اینستاگرام | اينستا | فايبر | سناب | ٹیلیگرام | واٹس | واٹسایپ |
  टेलीग्राम | टेलिग्राम | व्हाट्सएप | व्हाट्सऐप | वॉट्सऐप | वॉट्सएप | व्हाट्सअप | वाट्सएप | स्काइप | इंस्टाग्राम | इंस्टा | טלגרם | ווטסאפ | וואטסאפ | סקייפ | τελεγκραμ | ไลน์ | ไอดีไลน์ | เทเลแกรม`),
);
/** Names that are also words, or that profiles name with a colon for another reason. */
export const ambiguous = new Set(
  foldedWords(
    'line | wa | signal | wire | facebook | messenger | twitter | linkedin | xing | github | gitlab | youtube | teams | session | element | snap | x | bluesky | mastodon | threads',
  ),
);
/** Tools of work, whose name only a word such as `id` makes the place of a user name. */
export const tools = new Set(foldedWords('zoom'));
/** Names that are also places: `Seattle, WA: interpreter`. */
export const places = new Set(foldedWords('wa'));
/** Names that prose also has in parts: `we chat`, `face time`, `what's up`. */
const wholeOnly = new Set(foldedWords('wechat | facetime | imessage | whatsup'));
const minSplit = 6;
/** Names that are also written in parts: `whats app`, `what's app`, `tele-gram`. */
export const split: ReadonlySet<string> = new Set(
  [...messengers].filter((name) => name.length >= minSplit && !wholeOnly.has(name)),
);
/** How such a name may begin. */
export const splitStarts: ReadonlySet<string> = new Set(
  [...split].flatMap((name) => Array.from({ length: name.length - 2 }, (_, end) => name.slice(0, end + 2))),
);
/** In scripts without spaces, between other letters. */
export const unspacedNames = foldedWords(`
  微信号 | 微信號 | 微信id | 微信 | 加微 | 加v | qq号 | 电报 | 電報 | 脸书 | 카카오톡 | 카톡 | 카카오 | 라인 | 텔레그램 | 왓츠앱 | 위챗 | 인스타그램 | 인스타 | 스카이프 | 디스코드 |
  ライン | カカオ | テレグラム | スカイプ | ワッツアップ | インスタグラム | インスタ | ウィーチャット | ディスコード | ラインid | เลขไลน์`);

/** What announces a user name after the messenger. */
export const announcing = new Set(
  foldedWords(`
  id | ids | name | username | user | nick | nickname | handle | account | acc | login | tag | contact | userid |
  benutzername | nutzername | konto | kontakt | usuario | cuenta | utilisateur | pseudo | identifiant | compte | utente | conto | usuário | conta | nazwa | nick |
  号 | 號 | 账号 | 帳號 | アカウント | 아이디 | 계정 | आईडी | आइडी | نام | معرف | معرفي | حساب | حسابي | حسابى | آیدی | ایدی | аккаунт | ник | логин | айди | никнейм | kullanıcı | hesap | ไอดี`),
);
export const verbs = new Set(
  foldedWords('is | ist | est | es | é | e | jest | är | er | это | هو | है | は | が | 는 | 은 | 是 | 为'),
);
/** `on telegram as bo`. */
export const naming = new Set(foldedWords('as | als | como | comme | come | как | under | unter | sous | باسم | بنام'));
/** Who or what can be reached there: `find me on`, `I am on`. */
export const reached = new Set(
  foldedWords(
    'me | us | mich | mir | uns | moi | nous | am | bin | suis | estoy | sono | available | reachable | active | erreichbar | aktiv | joignable | disponible | меня | мне',
  ),
);
export const separators = new Set([':', '=', '>', '~', '|', '/', '@', '：', '»', '→', '(', '[']);
/** The separators that announce a user name on their own. */
export const announcingSigns = new Set([':', '=', '>', '~', '→', '»']);

/** What people write after the name of a messenger about their work with it. */
export const ordinary = new Set(
  foldedWords(`
  my | me | a | an | the | and | or | for | in | on | at | to | of | via | with | by | as | not | no | yes | always | also | only | used | how | what | one | very | good | great | most | mostly |
  available | anytime | support | marketing | business | daily | weekly | basic | advanced | expert | excellent | intermediate | fluent | beginner | native | community | group | groups | channel |
  channels | chat | chats | call | calls | video | voice | bot | bots | api | management | moderation | customer | customers | sales | service | services | experience | skills | years | social | media | web | and | und |
  interview | interviews | lesson | lessons | class | classes | course | courses | teaching | teacher | tutor | tutoring | translation | translations | translator |
  interpreting | interpretation | interpreter | moderator | manager | assistant | agent | content | editor | editing | advertising | ads | reels | stories | campaigns |
  google | meta | email | mail | phone | mobile | telephone | sms | online | english | german | french | spanish | hindi | arabic | japanese |
  oder | für | auf | ja | nein | sehr | gut | ich | et | ou | pour | sur | oui | non | y | o | para | sí | bien | e | и | или | для | да | на | और | या | و | أو | في | و | と | や | も | 및`),
);
/** What is before a messenger's name at the beginning of a clause. */
export const owning = new Set(
  foldedWords(
    'my | on | add | via | mein | meine | mon | mi | mio | il | meu | мой | ma | moje | min | mijn | me | or | and | auf | sur | en | ad | लाइन | मेरा',
  ),
);
/** What is between a user name and a messenger's name. */
export const joining = new Set(
  foldedWords('on | auf | sur | en | in | via | no | na | у | в | на | पर | على | su | op | på | bei | over'),
);
