/** Ready-made templates of messages that recruiters write; their texts are in the catalogue `messageTemplates`. */
export const readyTemplates = ['first', 'interview', 'availability', 'document', 'decline', 'offer'] as const;
export type ReadyTemplate = (typeof readyTemplates)[number];

/** What templates leave open: `{{job_title}}`. */
export const placeholders = ['candidate_name', 'job_title', 'company_name', 'recruiter_name', 'document'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Whether the portal's templates have a placeholder of that name. */
export const isPlaceholder = (name: string): name is Placeholder => placeholders.some((each) => each === name);

const placeholder = /\{\{([^{}\n]{1,60})\}\}/g;

/** How many templates of its own a company has, and how long the name of each is. */
export const maxTemplates = 50;
export const maxTemplateName = 60;

/** A placeholder as it is written in texts. */
export const inBraces = (name: string): string => `{{${name}}}`;

/** The placeholders of a text, each once, in their order; also those that no template of the portal has. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name.trim())),
];

/** The placeholders of a text that no template may have. */
export const unknownPlaceholders = (text: string): string[] =>
  placeholdersIn(text).filter((name) => !isPlaceholder(name));

/** The pieces of a text: at even places what is written, at odd ones the names of placeholders. */
export const splitAtPlaceholders = (text: string): string[] => text.split(placeholder);

/** A text with its placeholders replaced as far as there are values: others stay as they are. */
export const withValues = (text: string, values: Readonly<Partial<Record<string, string>>>): string =>
  text.replaceAll(placeholder, (whole, name: string) => values[name.trim()]?.trim() || whole);
