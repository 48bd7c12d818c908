import { beginsWith } from '#functions/data/conditions.ts';
import {
  deleteItem,
  hasMember,
  hasSize,
  insertItem,
  is,
  isAbsent,
  isBelow,
  putVersion,
  updateItem,
} from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import { type RequestKey, rememberRequest } from '#functions/data/request-keys.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { maxTemplates } from '#shared/domain/message-templates.ts';
import { parseTemplate, parseTemplateNames, type StoredTemplate, templateSchemaVersion } from './stored-template.ts';

type Names = { names: Set<string> };
type OfCompany = readonly [companyId: number, template: StoredTemplate];

/** A name as it is compared with others: without case and accents. One of signs alone stays as it is. */
const comparedName = ({ name }: Pick<StoredTemplate, 'name'>): string => foldText(name) || name;

const isNewestFirst = (left: StoredTemplate, right: StoredTemplate) => (left.changed_at > right.changed_at ? -1 : 1);

/** A company's templates, last changed first, read consistently in one query (1 read unit for each 4 KB, some 8 of them). */
export async function templatesOf(companyId: number): Promise<StoredTemplate[]> {
  const first = keys.messageTemplate(companyId, '');
  const { items } = await queryItems(first, { sort: beginsWith(first.SK), limit: maxTemplates, consistent: true });
  return items.map(parseTemplate).sort(isNewestFirst);
}

/** A company's template, read consistently (1 read unit for each 4 KB), or undefined. */
export async function readTemplate(companyId: number, id: string): Promise<StoredTemplate | undefined> {
  const item = await readItem(keys.messageTemplate(companyId, id));
  return item && parseTemplate(item);
}

const itemOf = (...[companyId, template]: OfCompany) => ({
  ...keys.messageTemplate(companyId, template.id),
  entity: 'message_template',
  schema_version: templateSchemaVersion,
  ...template,
});

/** The name is reserved unless a template has it, or the company has as many as it may have (2 write units). */
const reserveName = (companyId: number, name: string) =>
  updateItem<Names>(keys.messageTemplateNames(companyId), {
    set: { entity: 'message_template_names', schema_version: templateSchemaVersion },
    add: { names: new Set([name]) },
    either: [{ names: isAbsent }, { names: hasSize(isBelow(maxTemplates)) }],
    unless: { names: hasMember(name) },
  });

/**
 * Stores a new template of a company that exists (6 write units up to 1 KB; 2 more for a request with a key).
 * @returns `taken` when another one has its name, `full` when the company has 50; `refused` when the company is gone or the request was
 * carried out before
 */
export async function putNewTemplate(
  companyId: number,
  template: StoredTemplate,
  request: RequestKey | undefined,
): Promise<'stored' | 'taken' | 'full' | 'refused'> {
  const name = comparedName(template);
  const result = await transact({
    request: rememberRequest(request, template.id),
    names: reserveName(companyId, name),
    template: insertItem(itemOf(companyId, template)),
    owner: requireOwner({ kind: 'recruiter', id: companyId }),
  });
  if (result.done) return 'stored';
  if (result.failed !== 'names') return 'refused';
  return parseTemplateNames(result.item).has(name) ? 'taken' : 'full';
}

/**
 * Stores a changed template whose version is one higher (1 write unit for each KB; with another name 1 read unit more, and 4 write units).
 * @returns `taken` when another one has its name, `changed` when it or the names changed since it was read
 */
export async function replaceTemplate(
  companyId: number,
  before: StoredTemplate,
  after: StoredTemplate,
): Promise<'stored' | 'taken' | 'changed'> {
  const template = putVersion(itemOf(companyId, after));
  const [old, name] = [comparedName(before), comparedName(after)];
  if (name === old) return (await write(template)).done ? 'stored' : 'changed';
  const place = keys.messageTemplateNames(companyId);
  const names = parseTemplateNames((await readItem(place)) ?? {});
  if (names.has(name)) return 'taken';
  const changed = new Set([...names].filter((each) => each !== old)).add(name);
  const renamed = updateItem<Names>(place, { set: { names: changed }, when: { names: is(names) } });
  return (await transact({ names: renamed, template })).done ? 'stored' : 'changed';
}

/** Deletes a template as it was read, and frees its name (4 write units for 1 KB); false when it was changed or deleted since. */
export async function deleteTemplate(...[companyId, template]: OfCompany): Promise<boolean> {
  const { done } = await transact({
    template: deleteItem<StoredTemplate>(keys.messageTemplate(companyId, template.id), {
      when: { version: is(template.version) },
    }),
    names: updateItem<Names>(keys.messageTemplateNames(companyId), {
      drop: { names: new Set([comparedName(template)]) },
    }),
  });
  return done;
}
