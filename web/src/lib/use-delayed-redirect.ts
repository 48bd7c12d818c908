import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long a success is shown before the redirect to the dashboard. */
const delayMs = 2_000;

/** Goes to a path after a short delay; does nothing while the path is undefined. */
export function useDelayedRedirect(
  path: string | null,
  { replace = false, state }: { replace?: boolean; state?: unknown } = {},
): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => void navigate(path, { replace, state }), delayMs);
    return () => clearTimeout(timer);
  }, [navigate, path, replace, state]);
}
