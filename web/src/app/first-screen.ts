import { type ComponentType, createElement, type ReactNode } from 'react';
import { catalogueFiles } from '../lib/catalogue-files.ts';
import { addEnglish, type CatalogueName } from '../lib/i18n.ts';
import { guestScreenAt, loadScreenFiles } from './first-screen-files.ts';
import { paths } from './paths.ts';
import { Arrived } from './screen.tsx';
import { loadProviders, type ScreenRoute } from './screens.ts';

/** A screen that is already there with its English texts, to render at once instead of as a lazy route. */
export interface FirstScreen {
  path: string;
  content: ReactNode;
  /** Absent for the landing page, which does without. */
  Providers?: ComponentType;
}

const loadEnglish = async (name: CatalogueName): Promise<void> => {
  const messages = await catalogueFiles[`../locales/en/${name}.json`]?.();
  if (messages) addEnglish(name, messages);
};

const loadLanding = async (): Promise<FirstScreen> => {
  const { Component, englishTexts } = await import('../routes/landing.tsx');
  addEnglish('landing', englishTexts);
  return { path: paths.home, content: createElement(Arrived, { title: 'landing.pageTitle', Content: Component }) };
};

const loadGuestScreen = async ({ path, title, texts, load }: ScreenRoute): Promise<FirstScreen> => {
  const [{ Component }, providers] = await Promise.all([load(), loadProviders(), ...texts.map(loadEnglish)]);
  const content = createElement(Arrived, { title, Content: Component });
  return { path, content, Providers: providers.Component };
};

/**
 * Loads the screen at a path. Screens for signed-in people stay lazy routes, whose files are there then.
 * Rejects when a file of a guest's screen is lost.
 */
export const loadScreen = async (pathname: string): Promise<FirstScreen | undefined> => {
  if (pathname === paths.home) return loadLanding();
  const guest = guestScreenAt(pathname);
  if (guest) return loadGuestScreen(guest);
  await loadScreenFiles(pathname);
  return undefined;
};
