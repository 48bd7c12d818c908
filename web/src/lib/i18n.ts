import { type Messages, setupI18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import type { CatalogueName, MessageKey } from '#shared/locales/catalogues.ts';
import commonMessages from '#shared/locales/en/screens/common.json';
import { directionOf } from '#shared/locales/languages.ts';
import { loadMessages } from './load-messages.ts';
import { type Language, storeLanguage } from './site-languages.ts';

export type MessageValues = Record<string, string | number | Date>;

const common = commonMessages as unknown as Messages;
const i18n = setupI18n({ locale: 'en', messages: { en: common } });
const wanted = new Set<CatalogueName | 'refusals'>(['common', 'refusals']);
const loaded = new Map<string, Messages>([['en/common', common]]);
const listeners = new Set<() => void>();
let version = 0;

const notify = () => {
  version += 1;
  for (const listener of listeners) listener();
};

/** Messages of one file; an absent file (not translated yet) is empty, and English fills the gap. */
const loadFile = async (language: Language, name: CatalogueName | 'refusals'): Promise<Messages> => {
  const id = `${language}/${name}`;
  const messages = loaded.get(id) ?? (await loadMessages(language, name)) ?? {};
  loaded.set(id, messages);
  return messages;
};

const loadInto = async (language: Language, names: Iterable<CatalogueName | 'refusals'>): Promise<void> => {
  const parts = await Promise.all(
    [...names].map(async (name) => ({ ...(await loadFile('en', name)), ...(await loadFile(language, name)) })),
  );
  for (const part of parts) i18n.load(language, part);
};

/**
 * Loads catalogues in the current language. What needs them renders afterwards, so that components in use, which have their
 * texts, need not render again.
 */
export const loadCatalogues = async (names: readonly CatalogueName[]): Promise<void> => {
  for (const name of names) wanted.add(name);
  await loadInto(getLanguage(), names);
};

/** Adds already imported English messages synchronously, for the prerendered page. */
export const addEnglish = (name: CatalogueName, messages: object): void => {
  wanted.add(name);
  loaded.set(`en/${name}`, messages as Messages);
  i18n.load('en', messages as Messages);
};

/** The current language. */
export const getLanguage = (): Language => i18n.locale as Language;

/** Loads all texts in a language and says them from now on. */
const activate = async (language: Language): Promise<void> => {
  // Screens may request more texts meanwhile: those are loaded in the previous language only.
  let known = 0;
  while (known < wanted.size) {
    known = wanted.size;
    await loadInto(language, wanted);
  }
  i18n.activate(language);
};

/** The language in which the page was prerendered: English, or that of the deployment's settings. */
export const pageLanguage: Language =
  typeof document === 'undefined' ? 'en' : ((document.documentElement.lang || 'en') as Language);

/** Switches the rendering of pages at build time, which has no document, to a language. */
export const setLanguageAtBuild = activate;

/** Switches the site to a language: texts, `lang` and `dir`. `remember` stores it as the user's choice. */
export const setLanguage = async (language: Language, remember = false): Promise<void> => {
  if (remember) storeLanguage(language);
  await activate(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  notify();
};

/** The text of a message with its values: `t('jobs.list.showing', { shown: 10, total: 42 })`. */
export const t = (key: MessageKey, values?: MessageValues): string => i18n._(key, values);

/** A text of `refusals.json`; undefined if missing, as always in English (see `refusal-text.ts`). */
export const translated = (key: string, values: MessageValues): string | undefined =>
  Object.hasOwn(i18n.messages, key) ? i18n._(key, values) : undefined;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const getVersion = () => version;

/** `t` for components: they render again when the language changes. */
export const useT = (): typeof t => {
  useSyncExternalStore(subscribe, getVersion, getVersion);
  return t;
};

/** The current language as React state. */
export const useLanguage = (): Language =>
  useSyncExternalStore(subscribe, getLanguage, import.meta.env.SSR ? getLanguage : () => pageLanguage);
