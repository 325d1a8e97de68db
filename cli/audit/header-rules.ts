/** A block of a `_headers` file: the path or start of paths it is for, the headers to set, and those to remove. */
export interface HeaderBlock {
  path: string;
  set: [string, string][];
  unset: string[];
}

/**
 * Reads the text of a `_headers` file. A line without an indent, `/nl/diensten/w*`, begins a block. In it,
 * `  Name: value` sets a header, and `  ! Name` removes one. Lines that begin with `#` are comments.
 */
export function readHeaderRules(text: string): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (const line of text.split('\n')) {
    const block = blocks.at(-1);
    if (line.trim().startsWith('#')) continue;
    if (/^\S/.test(line)) blocks.push({ path: line.trim(), set: [], unset: [] });
    else if (block && line.trim().startsWith('! ')) block.unset.push(line.trim().slice(2));
    else if (block && line.includes(':')) {
      const colon = line.indexOf(':');
      block.set.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return blocks;
}

/**
 * The headers that an address gets from all blocks that match it, in their order. As on Cloudflare, a block removes
 * what earlier ones have set, and a header that is set twice has both values.
 */
export function headersFor(blocks: readonly HeaderBlock[], pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const block of blocks) {
    const prefix = block.path.replace(/\*$/, '');
    const isMatch = block.path.endsWith('*') ? pathname.startsWith(prefix) : pathname === prefix;
    if (!isMatch) continue;
    for (const name of block.unset) delete headers[name];
    for (const [name, value] of block.set) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}
