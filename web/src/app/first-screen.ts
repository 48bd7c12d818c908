import { type ComponentType, createElement, type ReactNode } from 'react';
import { catalogueFiles } from '../lib/catalogue-files.ts';
import { addEnglish, type CatalogueName } from '../lib/i18n.ts';
import { guestScreenAt, signedInScreenAt } from './first-screen-files.ts';
import { paths } from './paths.ts';
import { Arrived } from './screen.tsx';
import { loadAppLayout, loadProviders, type ScreenRoute } from './screens.ts';

/** A screen that is already there with its English texts, to render at once instead of as a lazy route. */
export interface FirstScreen {
  path: string;
  content: ReactNode;
  /** Absent for the landing page, which does without. */
  Providers?: ComponentType;
  /** Only of a screen for signed-in people. */
  AppLayout?: ComponentType;
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

const loadContent = async ({ path, title, texts, load }: ScreenRoute) => {
  const [{ Component }, providers] = await Promise.all([load(), loadProviders(), ...texts.map(loadEnglish)]);
  const content = createElement(Arrived, { title, Content: Component });
  return { path, content, Providers: providers.Component };
};

const loadSignedInScreen = async (route: ScreenRoute): Promise<FirstScreen> => {
  const [first, appLayout] = await Promise.all([loadContent(route), loadAppLayout()]);
  return { ...first, AppLayout: appLayout.Component };
};

/**
 * Loads the screen at a path, so that it renders at once: as a lazy route React would show its shape first, and for
 * 0.3 s at least. Undefined where there is none. Rejects when a file is lost.
 */
export const loadScreen = async (pathname: string): Promise<FirstScreen | undefined> => {
  if (pathname === paths.home) return loadLanding();
  const guest = guestScreenAt(pathname);
  if (guest) return loadContent(guest);
  const signedIn = signedInScreenAt(pathname);
  return signedIn && loadSignedInScreen(signedIn);
};
