import type { Node } from 'oxc-parser';
import { escapeRegExp } from '../core/escape-reg-exp.ts';
import type { IdUse } from '../core/project/code-use.ts';
import { getFixedTName, type I18nextNames, i18nextCall, i18nextElement, transComponent } from './i18next.ts';
import type { I18nextHooks } from './i18next-hooks.ts';
import { type BoundTree, bindingAt } from './scopes.ts';
import { keyName, unwrap } from './syntax-tree.ts';
import type { TranslatorCall } from './translator-call.ts';
import { passedTranslators, translatorCall } from './translators.ts';
import { vueCall, vuePattern } from './vue-i18n.ts';

/**
 * A call that asks for a message, with the expressions for its id and its values. Such calls are those of translators
 * (`t('title')`, where a maker such as `useTranslations` has made `t`), of helpers that the configuration names, and of
 * functions that take a descriptor (`formatMessage({ id: 'title' })`).
 */
export interface HelperCall extends Partial<TranslatorCall> {
  asks: IdUse['asks'];
  node: Node;
  /**
   * The expression for the id, an object or element with an `id` (`descriptor`), or a list of ids (`item`). Where a
   * call may ask for any message (`guessed`), it is an expression of unknown value, which every id fits.
   */
  id: { node: Node; as: 'id' | 'descriptor' | 'item' };
  /** The object whose method is called: `intl` in `intl.formatMessage`. */
  owner?: Node;
  /** True if the values of the message cannot be seen at this place: they are passed elsewhere. */
  valuesUnknown?: true;
}

/** What the methods of a translator `t` ask for. They are those of the project that content-lint was made for. */
const translatorMethods: Readonly<Record<string, IdUse['asks']>> = {
  text: 'text',
  marked: 'text',
  compiled: 'text',
  list: 'list',
  has: 'has',
  count: 'count',
};

/** The method that returns the message itself: its values are passed elsewhere. */
const unformattedMethod = 'compiled';

/** Names of functions that take a descriptor with an `id`. */
const descriptorFunctions: ReadonlySet<string> = new Set(['formatMessage', '$t', 'formatHTMLMessage']);
const descriptorElements: ReadonlySet<string> = new Set(['FormattedMessage', 'FormattedHTMLMessage']);

/** Functions that take descriptors and ask for nothing yet. */
const definingFunctions: ReadonlySet<string> = new Set(['defineMessage', 'defineMessages']);

function isLibraryName(name: string): boolean {
  return [descriptorFunctions, descriptorElements, definingFunctions].some((names) => names.has(name));
}

/** Functions of a project that take an id and values, as `--helpers` names them: `t`, `i18n.get`. */
export type HelperNames = readonly string[];

/** Matches the texts of files that may ask for messages: only those are parsed. */
export function helperPattern(helpers: HelperNames, makers: readonly string[], hooks: I18nextHooks): RegExp {
  const names = [
    ...descriptorFunctions,
    ...descriptorElements,
    // Asks for no message itself: `shared-tags.ts` reads its tags, which all messages may use.
    'defaultRichTextElements',
    ...makers,
    ...hooks.keys(),
    getFixedTName,
    transComponent,
    allMessagesHook,
  ]
    .map(escapeRegExp)
    .concat('defineMessages?', vuePattern)
    .join('|');
  const methods = Object.keys(translatorMethods).join('|');
  // The functions of the project itself, as they are called: `t(`, `t<Key>(`, `t?.(`, `i18n.get(`.
  const projectHelpers = helpers.map((name) => `|(?<![\\w$.])${escapeRegExp(name)}\\s*(?:\\?\\.\\s*)?[(<]`).join('');
  // `t.text` and the like, `i18n.t`, `i18next.t`, `global.t`.
  const translators = `t\\??\\.(?:${methods})|i18n(?:ext)?\\??\\.t|global\\.t`;
  return new RegExp(`(?<![\\w])(?:${names})(?!\\w)|(?<![\\w$])(?:${translators})(?!\\w)${projectHelpers}`);
}

/** Whether a function of this name is itself a helper, whose id is a parameter. */
export function isHelperName(name: string | undefined, helpers: HelperNames): boolean {
  if (name === undefined) return false;
  return helpers.includes(name) || Object.hasOwn(translatorMethods, name) || descriptorFunctions.has(name);
}

/** The names to look for, which are the same in all files of a project. */
export interface ProjectNames {
  helpers: HelperNames;
  i18next: I18nextNames;
  /** The functions that make translators. */
  makers: readonly string[];
}

/** The hook of next-intl that gives a component all messages. */
const allMessagesHook = 'useMessages';
/** What a file with this hook imports: in a file without it, a hook of the same name is of another library. */
const nextIntl = 'next-intl';

/** Every call and element of a file that asks for a message. */
export function helperCalls(tree: BoundTree, { helpers, i18next, makers }: ProjectNames): HelperCall[] {
  const calls: HelperCall[] = [];
  for (const call of tree.calls) {
    const callee = unwrap(call.callee);
    // What a component does with all messages cannot be followed: those that the code mentions count as asked for.
    if (callee.type === 'Identifier' && callee.name === allMessagesHook && tree.text.includes(nextIntl))
      calls.push({
        asks: 'guessed',
        node: call,
        id: { node: call, as: 'id' },
        namespaces: [''],
        valuesUnknown: true,
      });
    const [first, second] = call.arguments;
    if (!first || first.type === 'SpreadElement') continue;
    const values = second ? { values: second } : {};
    const method = callee.type === 'MemberExpression' ? keyName(callee.property, callee.computed) : undefined;
    const owner = callee.type === 'MemberExpression' ? { owner: callee.object } : {};
    const name = callee.type === 'Identifier' ? originalName(callee, tree) : method;
    const translator = translatorCall(callee, tree, makers) ?? i18nextCall(call, tree, i18next) ?? vueCall(call, tree);
    const asks = translator?.asks ?? translatorMethod(callee);
    // The values of a message that is not formatted here (such as one of a group that the call gives, `any`) are passed
    // where the result of this call is used.
    const valuesUnknown = method === unformattedMethod || asks === 'any' ? { valuesUnknown: true as const } : {};
    if (asks) {
      // `translator` comes last: for the calls of its library it may replace what was read above.
      calls.push({
        asks,
        node: call,
        id: { node: first, as: 'id' },
        ...values,
        ...owner,
        ...valuesUnknown,
        ...translator,
      });
    } else if (name !== undefined && descriptorFunctions.has(name)) {
      calls.push({ asks: 'text', node: call, id: { node: first, as: 'descriptor' }, ...values, ...owner });
    } else if (helpers.includes(dotted(callee))) {
      calls.push({ asks: 'text', node: call, id: { node: first, as: 'id' }, ...values });
    } else if (name !== undefined && definingFunctions.has(name)) calls.push(...definedMessages(call, name, first));
    // `keys.find(t.has)` asks for every one of the keys.
    const asksOfItems = translatorMethod(unwrap(first));
    if (asksOfItems && callee.type === 'MemberExpression') {
      calls.push({ asks: asksOfItems, node: call, id: { node: callee.object, as: 'item' } });
    }
  }
  // What a translator that is passed on asks for cannot be followed either, but only in its namespaces.
  for (const { node, namespaces } of passedTranslators(tree, i18next, makers)) {
    calls.push({ asks: 'guessed', node, id: { node, as: 'id' }, namespaces, valuesUnknown: true });
  }
  for (const element of tree.elements) {
    const trans = i18nextElement(element, tree, i18next);
    if (trans) calls.push({ ...trans, node: element, id: { node: trans.id, as: 'id' }, valuesUnknown: true });
    if (!isDescriptorElement(element, tree)) continue;
    const attribute = element.attributes.find(
      (candidate) => candidate.type === 'JSXAttribute' && keyName(candidate.name, false) === 'values',
    );
    const values = attribute?.type === 'JSXAttribute' && attribute.value ? { values: attribute.value } : {};
    calls.push({ asks: 'text', node: element, id: { node: element, as: 'descriptor' }, ...values });
  }
  return calls;
}

/** Whether an element takes a descriptor, also as `<Intl.FormattedMessage>` or under a name that an import gave it. */
function isDescriptorElement({ name }: BoundTree['elements'][number], tree: BoundTree): boolean {
  if (name.type === 'JSXMemberExpression') return descriptorElements.has(name.property.name);
  if (name.type !== 'JSXIdentifier') return false;
  return descriptorElements.has(name.name) || descriptorElements.has(originalName(name, tree));
}

/** The name of a function or component before `const { formatMessage: f } = intl` or an import renamed it. */
function originalName(callee: Extract<Node, { type: 'Identifier' | 'JSXIdentifier' }>, tree: BoundTree): string {
  const binding = bindingAt(tree, callee, callee.name);
  // What a project itself calls `FormattedMessage` is that, whatever its module calls it.
  if (binding?.kind === 'import') return isLibraryName(binding.imported) ? binding.imported : callee.name;
  if (binding?.kind !== 'value') return callee.name;
  const init = binding.init && unwrap(binding.init);
  const member = init?.type === 'MemberExpression' ? keyName(init.property, init.computed) : undefined;
  return binding.path.at(-1) ?? member ?? callee.name;
}

/** What `t.text` and the like ask for, whatever object the `t` belongs to. */
function translatorMethod(callee: Node): IdUse['asks'] | undefined {
  if (callee.type !== 'MemberExpression') return undefined;
  const object = unwrap(callee.object);
  const owner =
    object.type === 'Identifier'
      ? object.name
      : object.type === 'MemberExpression'
        ? keyName(object.property, object.computed)
        : undefined;
  const method = keyName(callee.property, callee.computed);
  if (owner !== 't' || method === undefined) return undefined;
  return Object.hasOwn(translatorMethods, method) ? translatorMethods[method] : undefined;
}

/** The descriptors of `defineMessages({ … })`: messages that the code means to use. */
function definedMessages(call: Node, name: string, first: Node): HelperCall[] {
  const object = unwrap(first);
  if (object.type !== 'ObjectExpression') return [];
  const descriptors =
    name === 'defineMessage'
      ? [object]
      : object.properties.flatMap((property) => ('value' in property ? [property.value] : []));
  return descriptors.map((node) => ({ asks: 'text', node: call, id: { node, as: 'descriptor' }, valuesUnknown: true }));
}

/** The names of a member expression with dots between them: `a.b.c`. */
function dotted(callee: Node): string {
  const node = unwrap(callee);
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return '';
  return `${dotted(node.object)}.${keyName(node.property, node.computed) ?? ''}`;
}
