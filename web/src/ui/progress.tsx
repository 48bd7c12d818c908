import { Progress as Radix } from 'radix-ui';

/** A progress bar, 0 to 100 percent; `label` names it. */
export const Progress = ({ value, label }: { value: number; label: string }) => {
  const percent = Math.max(0, Math.min(100, Math.round(value)));
  return (
    <Radix.Root
      value={percent}
      aria-label={label}
      className="h-2 w-full overflow-hidden rounded-full bg-sunk forced-color-adjust-none ring-1 ring-line ring-inset"
    >
      <Radix.Indicator className="h-full rounded-full bg-primary transition-[width]" style={{ width: `${percent}%` }} />
    </Radix.Root>
  );
};
