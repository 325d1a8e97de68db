/** Something that follows from content, words or drawings and is kept in the repository: it is made before each publication. */
interface Derived {
  /** Name of its text at the desk. */
  name: 'schemas' | 'slugs' | 'assets';
  /** Parameters of Node, run at the root of the project. */
  command: readonly string[];
}

/** All of them, in the order in which one needs the other. */
export const derived: readonly Derived[] = [
  { name: 'schemas', command: ['cli/main.ts', 'assets', 'schemas'] },
  { name: 'slugs', command: ['cli/main.ts', 'slugs'] },
  // Generated code, fonts, pictures and share pictures, each only where what it is made of has changed.
  { name: 'assets', command: ['cli/main.ts', 'assets'] },
];
