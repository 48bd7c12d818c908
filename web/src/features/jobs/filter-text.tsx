import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import type { JobFilters, textFilters } from './job-filters.ts';

/** A text to search jobs by; it applies with its form. */
export const FilterText = ({
  name,
  filters,
  className,
  icon,
  placeholder,
}: {
  name: (typeof textFilters)[number];
  filters: JobFilters;
  className?: string;
  icon?: ReactNode;
  placeholder?: string;
}) => {
  const t = useT();
  return (
    <TextInput
      name={name}
      type={name === 'keyword' ? 'search' : 'text'}
      label={t(`jobs.filters.${name}`)}
      defaultValue={filters[name]}
      {...(className && { className })}
      {...(icon && { icon, placeholder })}
    />
  );
};
