import { styleText } from 'node:util';

export type Paint = (style: 'red' | 'yellow' | 'green' | 'cyan' | 'dim' | 'underline' | 'bold', text: string) => string;

/** Colours if the stream is a terminal; plain text on a pipe and under `NO_COLOR`. */
export function painter(stream: NodeJS.WritableStream): Paint {
  return (style, text) => styleText(style, text, { stream });
}
