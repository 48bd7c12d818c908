import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenIdle } from './when-idle.ts';
import { whenOnline } from './when-online.ts';

const Nothing = () => null;

/**
 * A component beside a screen whose code loads once the screen is done and there is a connection. Where it cannot be loaded
 * there is nothing: it must not take the screen with what is typed there down.
 */
export const lazyWhenIdle = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    await whenIdle();
    await whenOnline();
    return { default: await load().catch((): ComponentType<Props> => Nothing) };
  });
