import { type ComponentType, createElement, type ReactNode } from 'react';
import type { CatalogueName } from '#shared/locales/catalogues.ts';
import type { HeadedName } from '#web/config/headings.ts';
import { routeAt } from '#web/config/links.ts';
import { type RouteName, routes } from '#web/config/routes.ts';
import { addEnglish } from '#web/lib/i18n.ts';
import { loadMessages } from '#web/lib/load-messages.ts';
import { headedName, loadStartedScreen, needsAppFrame, textsOf } from './first-screen-files.ts';
import { LoadedScreen } from './screen.tsx';
import { loadAppLayout, loadLanding, loadProviders, screenLoaders } from './screen-loaders.ts';

/** A screen that is already loaded with its English texts, to render immediately instead of as a lazy route. */
export interface FirstScreen {
  name: RouteName;
  content: ReactNode;
  /** Absent for the landing page. */
  Providers?: ComponentType;
  /** Only for screens in the frame for signed-in users. */
  AppLayout?: ComponentType;
}

const contentOf = (name: RouteName, Content: ComponentType): ReactNode =>
  createElement(LoadedScreen, { title: routes[name].title, Content });

const loadContent = async (name: RouteName) => (await screenLoaders[name]()).Component;
const loadStart = async (name: HeadedName) => (await loadStartedScreen()).createStartedScreen(name);

const loadEnglish = async (name: CatalogueName): Promise<void> => {
  const messages = await loadMessages('en', name);
  if (messages) addEnglish(name, messages);
};

const loadFirstLanding = async (): Promise<FirstScreen> => {
  const { Component, englishTexts } = await loadLanding();
  addEnglish('landing', englishTexts);
  return { name: 'landing', content: contentOf('landing', Component) };
};

/**
 * Loads the screen at a path, so that it renders immediately. As a lazy route React would show its skeleton first, for
 * at least 0.3 s. Undefined for unknown paths. Rejects when a file cannot be loaded.
 */
export const loadFirstScreen = async (pathname: string): Promise<FirstScreen | undefined> => {
  const name = routeAt(pathname);
  if (!name) return undefined;
  if (name === 'landing') return loadFirstLanding();
  const headed = headedName(name);
  const [Content, providers, appLayout] = await Promise.all([
    headed ? loadStart(headed) : loadContent(name),
    loadProviders(),
    needsAppFrame(name) ? loadAppLayout() : undefined,
    ...textsOf(name).map(loadEnglish),
  ]);
  const first = { name, content: contentOf(name, Content), Providers: providers.Component };
  return appLayout ? { ...first, AppLayout: appLayout.Component } : first;
};
