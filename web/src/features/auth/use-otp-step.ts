import { useLocation, useNavigate } from 'react-router-dom';
import type { SignInState } from '#web/config/links.ts';

/** A requested code. Stored in the history entry, so that Back and reload work as expected. */
export interface AwaitedOtp {
  email: string;
  /** The server's message after mailing it; null when that failed. */
  message: string | null;
  /** Seconds until another code can be requested. */
  wait: number;
  /** Names the sign-up that the code confirms; absent for a sign-in. */
  signupToken?: string;
}

/** The second step of signing in or up: open once a code was requested. */
export const useOtpStep = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as (SignInState & { otp?: AwaitedOtp }) | null;
  return {
    awaited: state?.otp ?? null,
    /** The screen that the user wanted before the sign-in. */
    from: state?.from ?? null,
    open: (otp: AwaitedOtp) => void navigate(location.pathname + location.search, { state: { ...state, otp } }),
    back: () => void navigate(-1),
  };
};

export type OtpSteps = ReturnType<typeof useOtpStep>;
