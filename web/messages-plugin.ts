import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'rolldown';
import { interfaceLanguages } from '#shared/locales/languages.ts';

const reading = /\breadTexts\('([\w/]+)'\)/g;
const compiler = '@lingui/message-utils/compileMessage';
const compilerId = /^\0?@lingui\/message-utils\/compileMessage$/;

/**
 * Compiles the ICU messages of `shared/locales` while building, so that neither the browser nor a function loads a message
 * parser: the files become compiled messages, `readTexts('<name>')` imports of them. A message that does not parse fails the build.
 */
export const compiledMessages = (): Plugin & { enforce: 'pre' } => ({
  name: 'compiled-messages',
  enforce: 'pre',
  resolveId: { filter: { id: compilerId }, handler: () => `\0${compiler}` },
  load: { filter: { id: compilerId }, handler: () => 'export const compileMessage = (message) => [message];' },
  transform: {
    filter: { id: /\/locales\/[^/]+\/.+\.json$|\/(?:shared|functions)\/.+\.ts$/ },
    handler(code, id) {
      if (id.endsWith('.json')) return { code: compiled(code), map: null };
      return code.search(reading) >= 0 ? { code: withTexts(code), map: null } : undefined;
    },
  },
});

const compiled = (text: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(text) as Record<string, string>).map(([key, message]) => [
        key,
        compileMessageOrThrow(message),
      ]),
    ),
  );

/** The code of a module with imports of the texts that it reads. Those that a bundle does not use are left out of it. */
function withTexts(code: string): string {
  const imports: string[] = [];
  const body = code.replaceAll(reading, (_, name: string) => {
    const files = interfaceLanguages.map((language) => {
      const variable = `texts${imports.length}`;
      imports.push(`import ${variable} from '#shared/locales/${language}/${name}.json' with { type: 'json' };`);
      return `${language}: ${variable}`;
    });
    return `/* @__PURE__ */ textsFrom({ ${files.join(', ')} })`;
  });
  return [`import { textsFrom } from '#shared/locales/say.ts';`, ...imports, body].join('\n');
}
