import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearSession } from '../lib/session.ts';
import { paths } from './paths.ts';

/**
 * Leaves for the landing page and forgets the session. That is forgotten when the component that asked goes: before, the
 * guards of signed-in screens lead to a sign-in screen.
 */
export const useLeave = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      if (!isLeaving.current) return;
      clearSession();
      queryClient.clear();
    },
    [queryClient],
  );
  return async () => {
    isLeaving.current = true;
    await navigate(paths.home);
  };
};
