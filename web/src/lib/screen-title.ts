import { createContext, useContext, useEffect } from 'react';

/** Sets the name of the screen that is open; undefined for the one of its route. */
export const ScreenTitleContext = createContext<(name: string | undefined) => void>(() => undefined);

/**
 * Names the open screen after what it shows, such as a job, in the title of the document, which the browser keeps in its
 * tabs, bookmarks and history. Undefined, as long as that is not loaded: the name of the route.
 */
export const useScreenTitle = (name: string | undefined): void => {
  const setName = useContext(ScreenTitleContext);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
};
