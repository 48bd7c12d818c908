import * as z from 'zod/mini';
import { editVersion } from '#functions/data/edit-version.ts';
import { storedInstant } from '#functions/data/stored-fields.ts';
import type { MessageTemplate } from '#shared/contracts/message-templates.ts';

/** The `schema_version` of templates, and of the item with their names, that are written now. */
export const templateSchemaVersion = 1;

const templateItem = z.object({
  id: z.string(),
  name: z.string(),
  /** Absent: for candidates of any language. */
  language: z.optional(z.string()),
  text: z.string(),
  created_at: storedInstant,
  changed_at: storedInstant,
  /** The colleague who changed it last. Absent: the founder. */
  by: z.optional(z.int()),
  /** Rises with every change. */
  version: z.int(),
});
export type StoredTemplate = z.output<typeof templateItem>;

/** @throws ZodError when the item is no template */
export const parseTemplate = (item: unknown): StoredTemplate => templateItem.parse(item);

const namesItem = z.object({ names: z._default(z.set(z.string()), new Set()) });

/** The names of a company's templates, as they are compared; an item without any lacks the set. */
export const parseTemplateNames = (item: unknown): Set<string> => namesItem.parse(item).names;

/** What people edit of a template. */
export const editedTemplate = ({ name, language, text }: Pick<StoredTemplate, 'name' | 'language' | 'text'>) => ({
  name,
  language,
  text,
});

/** A template as answered, with the name of who changed it last. */
export const toTemplate = (stored: StoredTemplate, author: string | null): MessageTemplate => {
  const { id, name, language, text, changed_at } = stored;
  return {
    ...{ id, name, text, changed_at, author },
    ...(language !== undefined && { language }),
    version: editVersion(editedTemplate(stored)),
  };
};
