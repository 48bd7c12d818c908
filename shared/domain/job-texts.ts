// A job has a main text, in the language of its requirements and benefits, and may have its title and description in further
// languages.

/** How many further texts a job may have. */
export const maxJobTexts = 6;

/** The greatest lengths of a description, in UTF-16 units of the cleaned text. */
export const maxDescription = 8_000;

/** A title and description in a language. */
export interface JobText {
  language: string;
  title: string;
  description: string;
}

/** What a job says of itself: the main text first. */
interface WrittenJob {
  text_language?: string | null | undefined;
  title: string;
  description: string;
  texts?: readonly JobText[] | undefined;
}

/** One of a job's texts; the language of a main text may be unknown. */
export type ShownText = Omit<JobText, 'language'> & { language: string | null };

/** All texts of a job, the main one first. */
export const textsOf = ({ text_language, title, description, texts = [] }: WrittenJob): [ShownText, ...ShownText[]] => [
  { language: text_language ?? null, title, description },
  ...texts,
];

/** The text for readers of a language of the site: one in this language, the main one where it is, else the main text. */
export function textFor(job: WrittenJob, site: string): ShownText {
  const texts = textsOf(job);
  return texts.find(({ language }) => language?.split('-', 1)[0] === site) ?? texts[0];
}
