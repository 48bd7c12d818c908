import { CircleAlert } from './icons.ts';

/** The error of a whole form; read out when it appears. Renders nothing without a text. */
export const FormError = ({ children }: { children?: string | null | undefined }) =>
  children ? (
    <p role="alert" className="flex items-start gap-2 rounded-md bg-danger-tint px-3.5 py-2.5 text-sm text-danger">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {children}
    </p>
  ) : null;
