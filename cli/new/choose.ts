import { ask } from './ask.ts';

/** Asks for one of these, by its name or its number, until it is one. `option` is what answers where there is no terminal. */
export async function choose<Name extends string>(
  question: string,
  names: readonly Name[],
  option: string,
  askOnce = ask,
): Promise<Name> {
  const list = names.map((name, at) => `  ${at + 1}. ${name}`).join('\n');
  for (let before = ''; ; ) {
    const answer = await askOnce(`${before}${question}\n${list}\nName or number:`, option);
    const name = names.find((candidate, at) => answer === candidate || answer === String(at + 1));
    if (name !== undefined) return name;
    before = `\`${answer}\` is none of these.\n`;
  }
}
