import type { Messages } from '@lingui/core';

/**
 * Loads a file of messages: `catalogueFiles['../locales/de/jobs.json']`. Common and landing texts are bundled with
 * code.
 */
export const catalogueFiles = import.meta.glob<Messages>(
  ['../locales/*/*.json', '!../locales/en/{common,landing}.json'],
  { import: 'default' },
);
