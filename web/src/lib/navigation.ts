let go = (path: string): void => {
  window.location.assign(path);
};

/** Lets code outside of components move to a path; the router registers itself here when it starts. */
export const registerNavigator = (navigator: (path: string) => void): void => {
  go = navigator;
};

/** Moves to a path of the site. */
export const goTo = (path: string): void => go(path);
