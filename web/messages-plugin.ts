import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/**
 * Compiles the ICU messages of `shared/locales/<language>/screens/<feature>.json` while building, so that the browser loads no
 * message parser. A message that does not parse fails the build.
 */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/locales\/[^/]+\/screens\/[^/]+\.json$/ },
    handler(text) {
      const messages = JSON.parse(text) as Record<string, string>;
      const compiled = Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message)]),
      );
      return { code: JSON.stringify(compiled), map: null };
    },
  },
});
