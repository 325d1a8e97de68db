/** The SVG with the shapes that drawings share: one file for all of them, which a browser fetches once. */
export const kitPath = '/kit.svg';
