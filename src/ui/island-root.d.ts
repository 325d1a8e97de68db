// With an import the declaration below adds to React's types instead of replacing them.
import 'react';

/** The type of the element around an island. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'island-root': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
