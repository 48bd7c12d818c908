import type { Messages } from '@lingui/core';

export const files = import.meta.glob<Messages>('../../locales/ar/*.json', { import: 'default' });
