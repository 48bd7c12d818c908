import { LoaderCircle } from './icons.ts';

/** A spinner with a text, for short waits without a skeleton. */
export const Spinner = ({ label }: { label: string }) => (
  <p role="status" className="flex items-center justify-center gap-2.5 py-10 text-soft">
    <LoaderCircle className="size-5 animate-turn" aria-hidden="true" />
    <span>{label}</span>
  </p>
);
