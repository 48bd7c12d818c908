/** An e-mail address that breaks before its `@`, if it does not fit, and has its own direction. */
export const MailAddress = ({ children }: { children: string }) => {
  const at = children.lastIndexOf('@');
  if (at < 1) return <bdi translate="no">{children}</bdi>;
  return (
    <bdi translate="no">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </bdi>
  );
};
