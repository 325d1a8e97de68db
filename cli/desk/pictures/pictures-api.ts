import type { DeskLanguage } from '#cli/desk/texts/desk-languages.ts';
import type { Locale } from '#src/domain/locale.ts';

/** What panel and server say to each other about the pictures of cases. */

export type CasePictureRole = 'cover' | 'thumbnail' | 'gallery';

/** Why a picture is refused (`Refused`): another kind of file, too few or too many pixels, or too much detail. */
export type PictureProblem = 'format' | 'small' | 'large' | 'heavy';

/** A picture of a case. */
export interface CasePicture {
  role: CasePictureRole;
  /** Its place in the gallery; 0 for the other two. */
  at: number;
  /** Its address. */
  src: string;
  /** Ids of the messages that describe it: its alt text, and in the gallery its caption. */
  messages: string[];
}

export interface PictureOperations {
  /** The pictures of a case. */
  casePictures(input: { path: string }): CasePicture[];
  /**
   * Puts a picture in the place of another, or at the end of the gallery. `texts` has its alt text and caption in each
   * language, by the ids of its messages; `language` is that of the sentences of a refusal. Gives the number with which
   * `undo` takes the change back.
   */
  putPicture(input: {
    path: string;
    role: CasePictureRole;
    at: number;
    /** The bytes of the file, in base64. */
    picture: string;
    texts: Record<string, Record<Locale, string>>;
    language: DeskLanguage;
  }): { undo: number };
}

/** The names of these operations, for `desk-routes.ts`. */
export const pictureOperationNames = ['casePictures', 'putPicture'] as const satisfies (keyof PictureOperations)[];
