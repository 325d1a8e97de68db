import { expression, type TemplateNode, textOf } from './template-model.ts';

/** An Astro page for every path, from a template; its data lie beside it in `pages.json`, its styles in `service.css`. */
export function astroPage(nodes: readonly TemplateNode[]): string {
  return [
    '---',
    "import '../service.css';",
    "import pages from '../pages.json';",
    'export function getStaticPaths() {',
    '  return pages.map(({ path, data }) => ({ params: { path: path.slice(1) }, props: { data } }));',
    '}',
    'const { data } = Astro.props;',
    '---',
    `<!DOCTYPE html>${write(nodes, 'data')}`,
    '',
  ].join('\n');
}

function write(nodes: readonly TemplateNode[], scope: string): string {
  return nodes.map((node) => writeOne(node, scope)).join('');
}

function writeOne(node: TemplateNode, scope: string): string {
  if (node.kind === 'text') return `{${expression(node.value, scope)}}`;
  if (node.kind === 'list') {
    const inner = `${node.slot}Item`;
    return `{${scope}.${node.slot}.map((${inner}) => (${writeOne(node.item, inner)}))}`;
  }
  if (node.kind === 'optional') {
    const inner = `${scope}.${node.slot}`;
    return `{${inner} && (${node.node.kind === 'text' ? `<>${writeOne(node.node, inner)}</>` : writeOne(node.node, inner)})}`;
  }
  const { tag, attributes, children, raw } = node;
  const written = attributes.map(([name, value]) => ` ${name}={${expression(value, scope)}}`).join('');
  // Astro bundles scripts of its own; ours is handed through as it is.
  const open = `<${tag}${written}${tag === 'script' ? ' is:inline' : ''}`;
  if (raw) return `${open} set:html={${scope}.${raw}} />`;
  if (children.length === 0) return `${open}${isVoid(tag) ? '' : `></${tag}`}>`;
  if (tag === 'script') return `${open} set:html={${expression(textOf(children), scope)}} />`;
  return `${open}>${write(children, scope)}</${tag}>`;
}

const isVoid = (tag: string): boolean => /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(tag);
