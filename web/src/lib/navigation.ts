import { screenAt, type WantedScreen } from '../config/links.ts';

type Navigator = (path: string, state?: object) => void;

let go: Navigator = (path) => window.location.replace(path);

/** Lets code outside of components move to a path; the router registers itself here when it starts. */
export const registerNavigator = (navigator: Navigator): void => {
  go = navigator;
};

/** The screen in the browser's current history entry; the router keeps a screen's state under `usr`. */
export const currentScreen = (): WantedScreen => screenAt(window.location, window.history.state?.usr);

/** Moves to a path of the site in place of the current one; `state` belongs to the new history entry. */
export const replaceWith: Navigator = (path, state) => go(path, state);
