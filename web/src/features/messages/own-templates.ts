import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  type MessageTemplate,
  messageTemplateBody,
  messageTemplateCalls,
} from '#shared/contracts/message-templates.ts';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';

const list = () => queryOf(messageTemplateCalls.templates, {});

/** The company's own templates by their names; they are loaded again with each look, as colleagues change them. */
export const useOwnTemplates = () =>
  useQuery({
    ...list(),
    staleTime: 0,
    select: (templates) => templates.toSorted((left, right) => left.name.localeCompare(right.name, getLanguage())),
  });

/** Whether a template is meant for candidates of a language. */
export const suits = ({ language: own }: MessageTemplate, language: InterfaceLanguage): boolean =>
  own === undefined || own === language;

/** What the form of a template has: the contract's fields, with an empty language for any. */
export const templateForm = z.extend(messageTemplateBody, {
  language: z.pipe(
    z.enum(['', ...interfaceLanguages]),
    z.transform((language) => language || undefined),
  ),
  version: z.optional(z.string()),
});

/** What a form of a template begins with. */
export const formValuesOf = ({ name, language = '', text, version }: Partial<MessageTemplate>) => ({
  name: name ?? '',
  language: language as z.input<typeof templateForm>['language'],
  text: text ?? '',
  version,
});

const useUpdateList = () => {
  const queryClient = useQueryClient();
  return (update: (templates: readonly MessageTemplate[]) => MessageTemplate[]) =>
    queryClient.setQueryData<MessageTemplate[]>(list().queryKey, (before) => before && update(before));
};

/** Stores a new template, or the change of one. */
export const useSaveTemplate = (id: string | undefined) => {
  const update = useUpdateList();
  return useMutation({
    mutationFn: (body: z.output<typeof templateForm>) =>
      id === undefined
        ? call(messageTemplateCalls.createTemplate, { body })
        : call(messageTemplateCalls.changeTemplate, { params: { id }, body }),
    onSuccess: (saved) => update((templates) => [saved, ...templates.filter((each) => each.id !== saved.id)]),
  });
};

/** Loads a template's values as they are stored now. */
export const loadTemplate = async (id: string) => {
  const templates = await call(messageTemplateCalls.templates, {});
  return formValuesOf(templates.find((each) => each.id === id) ?? {});
};

export const useDeleteTemplate = (id: string) => {
  const t = useT();
  const update = useUpdateList();
  return useMutation({
    mutationFn: () => call(messageTemplateCalls.removeTemplate, { params: { id } }),
    onSuccess: () => {
      update((templates) => templates.filter((each) => each.id !== id));
      toast.success(t('templates.deleted'));
    },
    onError: (error) => toast.error(errorText(error, t('templates.deleteFailed'))),
  });
};
