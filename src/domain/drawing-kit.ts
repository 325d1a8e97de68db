/** The SVG with the shapes that drawings share, such as a person: one file for all, which a browser fetches once. */
export const kitPath = '/kit.svg';
