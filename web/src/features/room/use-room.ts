import { useEffect, useRef, useState } from 'react';
import { interviewCalls } from '#shared/contracts/interviews.ts';
import { call } from '#web/lib/api-client.ts';
import { isRefusal } from '#web/lib/api-error.ts';
import type { LocalMedia } from './local-media.ts';
import { RoomConnection, type RoomView } from './room-connection.ts';

/** The connection to the other side of an interview while `isJoined`; it sends what the devices are. */
export const useRoom = (
  id: string,
  media: LocalMedia | undefined,
  isJoined: boolean,
  onRefused: (error: unknown) => void,
): RoomView => {
  const [view, setView] = useState<RoomView>({ phase: 'joining' });
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  useEffect(() => {
    if (!media || !isJoined) return;
    const connection = new RoomConnection({
      open: () => call(interviewCalls.openRoom, { params: { id } }),
      tracks: media.tracks,
      presence: media.presence,
      onView: setView,
      onRefused: (error) => refused.current(error),
      isFinal: isRefusal,
    });
    const unsubscribe = media.subscribe(() => void connection.update());
    return () => {
      unsubscribe();
      connection.close();
      // The next call begins without it.
      media.endScreen();
      setView({ phase: 'joining' });
    };
  }, [id, media, isJoined]);
  return view;
};
