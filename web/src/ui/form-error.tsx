import { CircleAlert } from './icons.ts';
import { Reference } from './reference.tsx';

/** The error of a whole form, as `errorText` writes it; read out when it appears. Renders nothing without a text. */
export const FormError = ({ children }: { children?: string | null | undefined }) => {
  if (!children) return null;
  const [text, reference] = children.split('\n');
  return (
    <>
      <p role="alert" className="flex items-start gap-2 rounded-md bg-danger-tint px-3.5 py-2.5 text-sm text-danger">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>{text}</span>
      </p>
      <Reference>{reference}</Reference>
    </>
  );
};
