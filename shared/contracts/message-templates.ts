import * as z from 'zod/mini';
import { maxTemplateName, maxTemplates, unknownPlaceholders } from '../domain/message-templates.ts';
import { maxMessageLength } from '../domain/messages.ts';
import { interfaceLanguages } from '../locales/languages.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { instant, line, opaqueId, paragraphs, required, shownVersion, version } from './fields.ts';

const byTemplate = z.object({ id: opaqueId(/^[0-9a-f-]{36}$/) });

/** A template that colleagues wrote for their company. */
export const messageTemplate = z.object({
  id: z.string(),
  name: z.string(),
  /** The language of the text; absent: for candidates of any language. */
  language: z.optional(z.string()),
  text: z.string(),
  changed_at: instant,
  /** Who changed it last; null for a colleague who left. */
  author: z.nullable(z.string()),
  version,
});
export type MessageTemplate = z.output<typeof messageTemplate>;

const written = {
  name: required(line(maxTemplateName), textId('template_name_missing')),
  language: z.optional(z.enum(interfaceLanguages)),
  text: required(paragraphs(maxMessageLength), textId('text_missing')).check(
    z.refine((text) => unknownPlaceholders(text).length === 0, textId('placeholder_unknown')),
  ),
};
export const messageTemplateBody = z.object(written);

/** A company's own templates of messages, which its colleagues share (decision 138). */
export const messageTemplateCalls = {
  templates: defineCall({
    method: 'GET',
    path: '/messages/templates',
    summary: `The company's templates of messages, by the time of their last change, newest first; at most ${maxTemplates}.`,
    access: { recruiter: 'any' },
    status: 200,
    answer: z.array(messageTemplate),
  }),
  createTemplate: defineCall({
    method: 'POST',
    path: '/messages/templates',
    summary: 'Stores a template whose name no other one of the company has, whatever its case and accents.',
    access: { recruiter: 'any' },
    body: messageTemplateBody,
    repeatable: true,
    status: 201,
    answer: messageTemplate,
    errors: ['NOT_FOUND', 'INVALID_STATE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  changeTemplate: defineCall({
    method: 'PUT',
    path: '/messages/templates/{id}',
    summary: 'Changes name, language and text of a template.',
    access: { recruiter: 'any' },
    params: byTemplate,
    body: z.object({ ...written, version: shownVersion }),
    status: 200,
    answer: messageTemplate,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  removeTemplate: defineCall({
    method: 'DELETE',
    path: '/messages/templates/{id}',
    summary: 'Deletes a template.',
    access: { recruiter: 'any' },
    params: byTemplate,
    status: 204,
    errors: ['NOT_FOUND'],
  }),
};
