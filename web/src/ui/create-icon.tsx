import type { ComponentProps, ReactElement, SVGProps } from 'react';

export type IconComponent = (props: ComponentProps<'svg'>) => ReactElement;

type Shape = 'path' | 'circle' | 'ellipse' | 'line' | 'polyline' | 'polygon' | 'rect';

/** Makes a component of an icon's shapes, drawn in the colour of the text on a field of 24 by 24. It is decoration unless it has a name. */
export const createIcon =
  (shapes: readonly (readonly [Shape, SVGProps<never>])[]): IconComponent =>
  (props) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: decoration, or named by a label
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] === undefined || undefined}
      {...props}
    >
      {shapes.map(([Shape, attributes], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of an icon never change
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  );
