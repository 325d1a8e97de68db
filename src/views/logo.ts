import { logoSize } from '#src/content/logo-size.ts';

/** A logo with its natural size; it has no picture if the file is missing (R40). */
export interface LogoView {
  name: string;
  picture?: { src: string; width: number; height: number };
  /** Where the logo leads: to the case of a client. */
  href?: string;
}

/** The logo at a path below `public/`, or its name alone if there is no such file. */
export function logoView(name: string, src: string, href?: string): LogoView {
  const size = logoSize(src);
  return { name, ...(size && { picture: { src, ...size } }), ...(href && { href }) };
}
