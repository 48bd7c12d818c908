import { useEffect, useState, useSyncExternalStore } from 'react';
import { LocalMedia } from './local-media.ts';

/** Camera and microphone of a screen: opened with it, off when it is left. */
export const useLocalMedia = () => {
  const [media, setMedia] = useState<LocalMedia>();
  useEffect(() => {
    const opened = new LocalMedia();
    setMedia(opened);
    void opened.open();
    return () => opened.close();
  }, []);
  return media;
};

/** What the devices are now; it follows them. */
export const useLocalState = (media: LocalMedia) => useSyncExternalStore(media.subscribe, media.getState);
