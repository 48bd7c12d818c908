import { Search } from './icons.ts';
import { TextInput } from './text-input.tsx';

/** The field above a list that searches in it. */
export const SearchField = ({
  onChange,
  ...texts
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}) => (
  <TextInput
    type="search"
    hideLabel
    icon={<Search className="size-4" aria-hidden="true" />}
    onChange={(event) => onChange(event.target.value)}
    {...texts}
  />
);
