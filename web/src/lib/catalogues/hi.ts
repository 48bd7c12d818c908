import type { Messages } from '@lingui/core';

export const files = import.meta.glob<Messages>('../../locales/hi/*.json', { import: 'default' });
