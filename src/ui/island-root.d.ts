import 'react';

/** The wrapper of an island, as JSX knows it. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'island-root': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
