import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '#web/lib/api-error.ts';

/** A code that was asked for. Kept in the history entry, so that Back and reload do what people expect. */
export interface AwaitedOtp {
  email: string;
  /** What the server said while mailing it; null when that failed. */
  message: string | null;
  /** Seconds until another code can be asked for. */
  wait: number;
}

/** Seconds between two codes; the server allows three a minute. */
export const resendWait = 30;

/** How long to wait before asking again after a refusal. */
export const waitAfter = (error: unknown): number => (error instanceof ApiError ? (error.retryAfter ?? 0) : 0);

/** The second step of signing in or up: open once a code was asked for. */
export const useOtpStep = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { otp?: AwaitedOtp; from?: string } | null;
  return {
    awaited: state?.otp ?? null,
    /** Where the person wanted to go before being asked to sign in. */
    from: state?.from ?? null,
    open: (otp: AwaitedOtp) => void navigate(location.pathname + location.search, { state: { ...state, otp } }),
    back: () => void navigate(-1),
  };
};
