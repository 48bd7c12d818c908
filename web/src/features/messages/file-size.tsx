import { formatters } from '#web/lib/formatter.ts';

type Unit = 'kilobyte' | 'megabyte';

const sizeFormat = formatters(
  (language, unit: Unit) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 }),
);

const million = 1_000_000;

/** The size of a file, such as 340 kB or 1.2 MB. */
export const FileSize = ({ bytes }: { bytes: number }) => {
  const text =
    bytes < million
      ? sizeFormat('kilobyte').format(Math.ceil(bytes / 1_000))
      : sizeFormat('megabyte').format(bytes / million);
  return <bdi className="shrink-0 text-xs text-soft tabular-nums">{text}</bdi>;
};
