/** A pattern that takes more than linear time, or that the checker cannot judge, with what bounds it. */
export interface Bounded {
  /** The start of its source. */
  source: string;
  file: string;
  /** The most characters that it reads, of the whole text or (`reach`) from any start, so that the time is linear. */
  max: number;
  isReach?: true;
  why: string;
}

/** Steps that a pattern may take for one text: some 5 ms. */
export const maxSteps = 1_000_000;

export const bounded: readonly Bounded[] = [
  {
    file: 'shared/domain/phones/dialled-digits.ts',
    source: '^[\\p{L}\\p{M}\\s]*[\\p{L}\\p{M}](?:[:.]+',
    max: 100,
    why: '`dialledDigits` refuses longer texts',
  },
  {
    file: 'shared/domain/phones/dialled-digits.ts',
    source: '\\d[^\\p{L}\\d#;,]*',
    max: 100,
    why: '`dialledDigits` refuses longer texts',
  },
  {
    file: 'shared/domain/email-address.ts',
    source: '[,;.]+$',
    max: 512,
    why: '`readEmail` refuses longer texts',
  },
  {
    file: 'shared/domain/scrub-message.ts',
    source: '[.,:;!?]+$',
    max: 1_000,
    why: '`scrubMessage` reads no more of a message',
  },
  {
    file: 'web/src/features/portable/formats/resume-languages.ts',
    source: '[,;•|/](?![^(]*\\))',
    max: 500,
    why: '`textsIn` cuts longer lines',
  },
  // What starts anywhere and reads a few characters: linear, which the checker does not always see.
  {
    file: 'functions/services/mail/link-free.ts',
    source: '(?:\\b[a-z][a-z0-9+.-]{0,30}',
    max: 34,
    isReach: true,
    why: 'a scheme has 31 characters; addresses start only where no address sign precedes',
  },
  {
    file: 'shared/domain/redaction/hosts.ts',
    source: '(?:\\b[a-z][a-z0-9+-]{1,15}',
    max: 19,
    isReach: true,
    why: 'a scheme has 16 characters',
  },
  {
    file: 'shared/domain/redaction/',
    source: '(?:(?:0?[1-9]|[12]\\d|3[01])',
    max: 20,
    isReach: true,
    why: 'sticky, and its longest number has 20 characters',
  },
  {
    file: 'shared/domain/pdf/pdf-objects.ts',
    source: '(\\d{1,10})[\\s\\0]{1,20}',
    max: 60,
    isReach: true,
    why: 'each part has a bounded number of characters, of classes of their own',
  },
  {
    file: 'shared/domain/languages/native-demand.ts',
    source: '(?:متحدث|ناطق)',
    max: 120,
    isReach: true,
    why: 'each part has a bounded number of characters',
  },
  {
    file: 'shared/domain/languages/native-demand.ts',
    source: 'muttersprach',
    max: 42,
    isReach: true,
    why: 'each part has a bounded number of characters',
  },
  {
    file: 'shared/domain/languages/native-demand.ts',
    source: 'मातृभाष',
    max: 47,
    isReach: true,
    why: 'each part has a bounded number of characters',
  },
  {
    file: 'shared/locales/grammar-formats.ts',
    source: '^(\\p{Lu}[\\p{Ll}-]+)',
    max: 100,
    why: 'names of languages, of the table or of the contract, have at most 100 characters',
  },
];
