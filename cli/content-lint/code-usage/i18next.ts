import type { Node } from 'oxc-parser';
import type { IdPart } from '../core/project/code-use.ts';
import type { I18nextHooks } from './i18next-hooks.ts';
import { type BoundTree, bindingAt } from './scopes.ts';
import { keyName, literalText, propertyValue, unwrap } from './syntax-tree.ts';
import type { TranslatorCall } from './translator-call.ts';

type Call = BoundTree['calls'][number];

/** What a project calls the parts of i18next. */
export interface I18nextNames {
  /** The namespace of translators that name none. */
  defaultNamespace: string;
  hooks: I18nextHooks;
}

/** `i18n.getFixedT(language, namespace, prefix)` makes a translator, as `useTranslation` does. */
export const getFixedTName = 'getFixedT';

/** The namespace of translators that name none, if the code does not set another. */
const libraryDefault = 'translation';

/** What the second argument of `t` may set beside the values of the message. */
const options: ReadonlySet<string> = new Set(
  'defaultValue ns lng lngs fallbackLng context ordinal replace returnObjects returnDetails joinArrays postProcess interpolation skipInterpolation keySeparator nsSeparator ignoreJSONStructure'.split(
    ' ',
  ),
);

/** Whether a property is an option for i18next itself, and not a value; `defaultValue_other` is the text of a form. */
const isOption = (name: string) => options.has(name) || name.startsWith('defaultValue_');

/** The namespace that the code of a project sets as its default. */
export function defaultNamespaceIn(texts: Iterable<string>): string {
  for (const text of texts) {
    const [, named] = /\bdefaultNS\s*:\s*['"]([\w-]+)['"]/.exec(text) ?? [];
    if (named !== undefined) return named;
  }
  return libraryDefault;
}

/** Reads `t('title', { count })`, where `t` comes from i18next, and `i18next.t('title')`. */
export function i18nextCall(call: Call, tree: BoundTree, i18next: I18nextNames): TranslatorCall | undefined {
  const namespaces = namespacesOfCallee(unwrap(call.callee), tree, i18next);
  if (!namespaces) return undefined;
  const [, second, third] = call.arguments;
  // The second argument may be the text that is shown if there is no message.
  const values = third ?? (second && isText(second) ? undefined : second);
  const ns = values && propertyValue(values, 'ns');
  // With `returnObjects` the result may be a list or a group of texts.
  const returnObjects = values && propertyValue(values, 'returnObjects');
  return {
    asks: returnObjects && !isFalse(returnObjects) ? 'any' : 'text',
    namespaces: ns ? namespacesOfOption(ns) : namespaces,
    ...sharedParts,
    acceptsContext: values !== undefined && propertyValue(values, 'context') !== undefined,
    values,
  };
}

/**
 * Reads `<Trans i18nKey="title" />`: the expression for the id, and the namespaces that it may be in: those of `ns`, of
 * the translator in `t`, or the default one.
 */
export function i18nextElement(
  element: BoundTree['elements'][number],
  tree: BoundTree,
  i18next: I18nextNames,
): (TranslatorCall & { id: Node }) | undefined {
  if (element.name.type !== 'JSXIdentifier' || element.name.name !== transComponent) return undefined;
  // Without a key the text itself is the key.
  const id = attribute(element, 'i18nKey') ?? attribute(element, 'defaults');
  const ns = attribute(element, 'ns');
  // `tOptions` are the options that `Trans` passes on to `t`: the context may be among them.
  const acceptsContext = attribute(element, 'context') !== undefined || attribute(element, 'tOptions') !== undefined;
  const translator = attribute(element, 't');
  const namespaces = ns
    ? namespacesOfOption(ns)
    : ((translator && namespacesOfCallee(unwrap(translator), tree, i18next)) ??
      namespacesOfDefault(i18next.defaultNamespace));
  return id && { asks: 'text', namespaces, ...sharedParts, acceptsContext, id };
}

/** The element for a message with markup. */
export const transComponent = 'Trans';

/**
 * The namespaces that the ids of a translator may be in; undefined if the name holds no translator of i18next, or if the
 * code does not spell them out.
 */
export function i18nextNamespaces(
  node: Node,
  tree: BoundTree,
  { defaultNamespace, hooks }: I18nextNames,
): readonly string[] | undefined {
  const name = unwrap(node);
  if (name.type !== 'Identifier') return undefined;
  const binding = bindingAt(tree, name, name.name);
  if (binding?.kind !== 'value' || !binding.init) return undefined;
  const made = unwrap(binding.init);
  if (made.type !== 'CallExpression') return undefined;
  const maker = made.callee.type === 'MemberExpression' ? made.callee.property : made.callee;
  const [first, second, third] = made.arguments;
  // `t` for `const { t } = …`, `0` for `const [t] = …`, empty for `const t = …`.
  const path = binding.path.join();
  const gives = hooks.get(keyName(maker, false) ?? '');
  // `const t = useT()`, a hook of the project that names no namespace.
  if (gives === 't' && path === '') return namespacesOfMaker(undefined, undefined, defaultNamespace);
  // `const { t } = useTranslation()`, or `const [t] = useTranslation()`.
  if (gives === 'all' && (path === 't' || path === '0')) {
    const prefix = second && propertyValue(second, 'keyPrefix');
    return namespacesOfMaker(first, prefix, defaultNamespace);
  }
  // `const t = i18n.getFixedT(language, namespace, prefix)`.
  return keyName(maker, false) === getFixedTName && path === ''
    ? namespacesOfMaker(second, third, defaultNamespace)
    : undefined;
}

/** What all calls have in common: an id may begin with its namespace and a colon, as `cart:total` does. */
const sharedParts = { namespaceSeparator: ':', isOption } as const;

/** The namespaces of what a call calls: a translator, or `t` of `i18next` itself. */
function namespacesOfCallee(callee: Node, tree: BoundTree, i18next: I18nextNames): readonly string[] | undefined {
  if (callee.type !== 'MemberExpression') return i18nextNamespaces(callee, tree, i18next);
  if (keyName(callee.property, callee.computed) !== 't') return undefined;
  const object = unwrap(callee.object);
  return object.type === 'Identifier' && /^i18n(?:ext)?$/.test(object.name)
    ? namespacesOfDefault(i18next.defaultNamespace)
    : undefined;
}

/**
 * The namespaces where the code names one. `''` is for catalogues that have whole ids; it comes second, because with a
 * named namespace it is likelier that there is a file for each namespace.
 */
function namespacesOfName(namespace: string): string[] {
  return [namespace, ''];
}

/** The namespaces where a call has the option `ns`: any, if the code does not spell it out. */
function namespacesOfOption(ns: Node): IdPart[] {
  const named = literalText(ns);
  return named === undefined ? [anyNamespace, ''] : namespacesOfName(named);
}

/**
 * A part of an id that matches any name: it is the value of an expression that only the running program knows. `path`
 * would have the names in that expression, which say nothing of a namespace.
 */
const anyNamespace: IdPart = { path: [] };

/**
 * The namespaces where the code names none. `''` comes first: it is likelier that one file has all messages, with whole
 * ids, than that there is a file for the default namespace.
 */
function namespacesOfDefault(defaultNamespace: string): string[] {
  return ['', defaultNamespace];
}

/**
 * The namespaces of a translator by what it is made with, each with the prefix of its keys: `cart.totals`. `names` is a
 * namespace or a list of them, of which the first is for ids that name none.
 */
function namespacesOfMaker(
  names: Node | undefined,
  prefix: Node | undefined,
  defaultNamespace: string,
): string[] | undefined {
  const list = names && unwrap(names);
  const named = list?.type === 'ArrayExpression' ? (list.elements[0] ?? undefined) : names;
  const isDefault = named === undefined || isNothing(named);
  const namespace = isDefault ? defaultNamespace : literalText(named);
  const keyPrefix = prefix === undefined ? '' : literalText(prefix);
  if (namespace === undefined || keyPrefix === undefined) return undefined;
  const namespaces = isDefault ? namespacesOfDefault(defaultNamespace) : namespacesOfName(namespace);
  return namespaces.map((possible) => [possible, keyPrefix].filter(Boolean).join('.'));
}

function isNothing(node: Node): boolean {
  return (node.type === 'Literal' && node.value === null) || (node.type === 'Identifier' && node.name === 'undefined');
}

function isFalse(node: Node): boolean {
  return node.type === 'Literal' && node.value === false;
}

function isText(node: Node): boolean {
  return literalText(node) !== undefined || node.type === 'TemplateLiteral';
}

function attribute(element: BoundTree['elements'][number], name: string): Node | undefined {
  const match = element.attributes.find(
    (entry) => entry.type === 'JSXAttribute' && keyName(entry.name, false) === name,
  );
  const value = match?.type === 'JSXAttribute' ? match.value : undefined;
  return value ? unwrap(value) : undefined;
}
