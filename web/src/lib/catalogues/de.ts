import type { Messages } from '@lingui/core';

export const files = import.meta.glob<Messages>('../../locales/de/*.json', { import: 'default' });
