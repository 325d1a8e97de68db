import { expression, type TemplateNode, textOf, type Value } from './template-model.ts';

/** A page of Next's app router for every path below a locale, from the template of what is in head and body. */
export function nextPage(head: readonly TemplateNode[], body: readonly TemplateNode[]): string {
  return [
    "import Link from 'next/link';",
    "import Script from 'next/script';",
    "import pages from '../../../pages.json';",
    '',
    'const dataOf = new Map(pages.map(({ path, data }) => [path, data]));',
    'export const dynamicParams = false;',
    'export function generateStaticParams() {',
    "  return pages.map(({ path }) => ({ locale: path.split('/')[1], rest: path.split('/').slice(2) }));",
    '}',
    '',
    "/** Next's own link where it leads to another page of this project. */",
    'function A({ href, ...rest }) {',
    '  return dataOf.has(href) ? <Link href={href} {...rest} /> : <a href={href} {...rest} />;',
    '}',
    '',
    'export default async function Page({ params }) {',
    '  const { locale, rest } = await params;',
    "  const data = dataOf.get(['', locale, ...rest].join('/'));",
    `  return <>${write(head, 'data')}${write(body, 'data')}</>;`,
    '}',
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
    const item = writeOne(node.item, inner).replace(/^<(\S+?)(?=[\s>])/, `<$1 key={${node.slot}At}`);
    return `{${scope}.${node.slot}.map((${inner}, ${node.slot}At) => (${item}))}`;
  }
  if (node.kind === 'optional') {
    const inner = `${scope}.${node.slot}`;
    return `{${inner} && (<>${writeOne(node.node, inner)}</>)}`;
  }
  const { attributes, children, raw } = node;
  // A script that changes the page has to wait until React has taken the page over: Next's own way for that.
  const isFile = node.tag === 'script' && attributes.some(([name]) => name === 'src');
  const tag = node.tag === 'a' ? 'A' : isFile ? 'Script' : node.tag;
  const written = attributes.map(([name, value]) => ` ${attribute(name, value, scope)}`).join('');
  const html = raw
    ? `${scope}.${raw}`
    : tag === 'script' && children.length > 0
      ? expression(textOf(children), scope)
      : '';
  if (html) return `<${tag}${written} dangerouslySetInnerHTML={{ __html: ${html} }} />`;
  return children.length === 0 ? `<${tag}${written} />` : `<${tag}${written}>${write(children, scope)}</${tag}>`;
}

const booleans = new Set(
  'async autofocus checked defer disabled hidden inert novalidate open required selected'.split(' '),
);

function attribute(name: string, value: Value, scope: string): string {
  const own = reactNames[name] ?? (/^(aria|data)-/.test(name) ? name : camel(name));
  if (!booleans.has(name)) return `${own}={${expression(value, scope)}}`;
  return 'fixed' in value ? `${own}={true}` : `${own}={${expression(value, scope)} !== undefined}`;
}

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What React calls an attribute that HTML writes in small letters. */
const reactNames: Record<string, string> = Object.fromEntries(
  'autoComplete autoFocus charSet colSpan crossOrigin dateTime encType fetchPriority formAction hrefLang inputMode maxLength minLength noValidate popoverTarget popoverTargetAction readOnly rowSpan srcSet tabIndex'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
Object.assign(reactNames, { class: 'className', for: 'htmlFor' });
