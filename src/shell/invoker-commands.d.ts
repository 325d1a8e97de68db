// With an import the declaration below adds to React's types instead of replacing them.
import 'react';

/** Types for invoker commands, which browsers know and React renders, but React's own types lack. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'toggle-popover' | 'show-popover' | 'hide-popover';
    commandfor?: string;
  }
}
