import type { ReactNode } from 'react';

/** One named fact with its icon; put several into a `<dl>` grid. */
export const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div className="relative min-w-0 ps-8 [&_svg]:size-5">
    <dt className="text-sm text-soft">
      <span className="absolute start-0 top-0.5">{icon}</span>
      <span>{label}</span>
    </dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
