import { useQuery } from '@tanstack/react-query';
import { inBraces, placeholders, type ReadyTemplate } from '#shared/domain/message-templates.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { type Message, sayFrom } from '#shared/locales/say.ts';
import { loadMessages } from '#web/lib/load-messages.ts';

type TextKey = `templates.ready.${ReadyTemplate}.text`;

/** The catalogue's values are the placeholders themselves, so that ready-made texts are written as own ones are. */
const asPlaceholders = Object.fromEntries(placeholders.map((name) => [name, inBraces(name)]));

/** The texts of the ready-made templates in a language, which need not be that of the site. */
export const useTemplateTexts = (language: InterfaceLanguage) =>
  useQuery({
    queryKey: ['message templates', language],
    queryFn: async () => {
      const messages = (await loadMessages(language, 'messageTemplates')) as Record<TextKey, Message> | undefined;
      if (!messages) throw new Error(`No message templates in ${language}`);
      const say = sayFrom<TextKey>(messages);
      return (template: ReadyTemplate): string => say(`templates.ready.${template}.text`, asPlaceholders);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
