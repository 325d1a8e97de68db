/** A name with the sentences that explain it. */
export interface Point {
  title: string;
  text: string;
}
