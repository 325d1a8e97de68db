/** A title with the text that explains it. */
export interface Point {
  title: string;
  text: string;
}
