/** The kit of parts that drawings take from, one file for all of them, which a browser fetches once. */
export const kitPath = '/kit.svg';
