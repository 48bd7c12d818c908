/** The line of a failed call by which support finds it, as `errorText` writes it: a press selects what to copy. */
export const Reference = ({ children }: { children?: string | undefined }) => {
  if (!children) return null;
  const start = children.lastIndexOf(' ') + 1;
  return (
    <p className="mt-1 text-xs text-soft">
      <span>{children.slice(0, start)}</span>
      <bdi className="select-all wrap-anywhere">{children.slice(start)}</bdi>
    </p>
  );
};
