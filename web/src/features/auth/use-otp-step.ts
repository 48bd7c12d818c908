import { useLocation, useNavigate } from 'react-router-dom';

/** A code that was asked for. Kept in the history entry, so that Back and reload do what people expect. */
export interface AwaitedOtp {
  email: string;
  /** What the server said while mailing it; null when that failed. */
  message: string | null;
  /** Seconds until another code can be asked for. */
  wait: number;
  /** Which sign-up the code confirms; absent of those who sign in. */
  signupToken?: string;
}

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
