import { randomUUID } from 'node:crypto';
import { requireShown } from '#functions/data/edit-version.ts';
import { retry } from '#functions/data/retry.ts';
import { type Caller, colleagueOf } from '#functions/entities/account/caller.ts';
import {
  editedTemplate,
  type StoredTemplate,
  toTemplate,
} from '#functions/entities/message-template/stored-template.ts';
import { templateAuthors } from '#functions/entities/message-template/template-authors.ts';
import {
  deleteTemplate,
  putNewTemplate,
  readTemplate,
  replaceTemplate,
  templatesOf,
} from '#functions/entities/message-template/template-store.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import type { messageTemplateCalls } from '#shared/contracts/message-templates.ts';
import { maxTemplates } from '#shared/domain/message-templates.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

type Calls = typeof messageTemplateCalls;

/** The company's templates (1 read unit for each 4 KB, and 0.5 for each colleague who changed one). */
export const listTemplates: UseCase<Calls['templates']> = async ({ caller }) => {
  const stored = await templatesOf(caller.id);
  const authorOf = await templateAuthors(caller, stored);
  return stored.map((each) => toTemplate(each, authorOf(each)));
};

/**
 * Stores a template of the company.
 * @throws HttpError 400 when another one has its name, and when there are as many as there may be
 */
export const createTemplate: UseCase<Calls['createTemplate']> = (request) =>
  once(
    request.requestKey,
    () => store(request),
    async (id) => {
      const stored = await templateOf(request.caller.id, id);
      return toTemplate(stored, (await templateAuthors(request.caller, [stored]))(stored));
    },
  );

async function store({ body, caller, requestKey, now }: PortalRequest<Calls['createTemplate']>) {
  const template = {
    id: randomUUID(),
    ...editedTemplate(body),
    created_at: toIso(now),
    ...changeOf(caller, now),
    version: 1,
  };
  const outcome = await putNewTemplate(caller.id, template, requestKey);
  if (outcome === 'taken') throw nameTaken();
  if (outcome === 'full') {
    throw new HttpError('INVALID_STATE', { text: textId('too_many_templates', { max: maxTemplates }) });
  }
  if (outcome === 'refused') throw new StoreUnavailable('The request was carried out before, or its account is gone.');
  return toTemplate(template, caller.account.name);
}

/**
 * Changes one of the company's templates.
 * @throws HttpError 400 when another one has its new name, CHANGED_MEANWHILE when the form showed another version
 */
export const changeTemplate: UseCase<Calls['changeTemplate']> = ({ body, caller, params, now }) =>
  retry(async () => {
    const before = await templateOf(caller.id, params.id);
    const { id, created_at, version } = before;
    const after = { id, ...editedTemplate(body), created_at, ...changeOf(caller, now), version: version + 1 };
    requireShown(body.version, editedTemplate(before), editedTemplate(after));
    const outcome = await replaceTemplate(caller.id, before, after);
    if (outcome === 'taken') throw nameTaken();
    return outcome === 'stored' ? toTemplate(after, caller.account.name) : undefined;
  });

/** Deletes one of the company's templates. */
export const removeTemplate: UseCase<Calls['removeTemplate']> = ({ caller, params }) =>
  retry(async () => (await deleteTemplate(caller.id, await templateOf(caller.id, params.id))) || undefined).then(
    () => undefined,
  );

const nameTaken = () => invalidField('name', textId('template_name_taken'));

/** When it is changed, and by which colleague. */
function changeOf(caller: Caller, now: EpochMs): Pick<StoredTemplate, 'changed_at' | 'by'> {
  const by = colleagueOf(caller);
  return { changed_at: toIso(now), ...(by !== undefined && { by }) };
}

async function templateOf(companyId: number, id: string): Promise<StoredTemplate> {
  const template = await readTemplate(companyId, id);
  if (!template) throw new HttpError('NOT_FOUND');
  return template;
}
