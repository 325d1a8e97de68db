import type { Node } from 'oxc-parser';
import type { IdUse } from '../core/project/code-use.ts';
import { type BoundTree, bindingAt } from './scopes.ts';
import { keyName, propertyValue, unwrap } from './syntax-tree.ts';
import type { TranslatorCall } from './translator-call.ts';
import { isVueFile, slotsCallName } from './vue-file.ts';

type Call = BoundTree['calls'][number];

/** The function of vue-i18n that gives a component its translator: an object with `t` and the other `functions`. */
export const vueMaker = 'useI18n';

/**
 * What the functions of vue-i18n ask for, as they are called in a component and in its template: `tc` chooses a plural
 * form, `te` tests whether there is a message, and `tm` gives a whole group.
 */
const functions: Readonly<Record<string, IdUse['asks']>> = { t: 'text', tc: 'text', te: 'has', tm: 'any' };

/** The source of a regular expression for signs of vue-i18n: every file with a call of it has one of them. */
export const vuePattern = `${vueMaker}|\\$t[cem]?|\\$i18n|v-t|keypath`;

/** Such a call has its id in `id` if that is not its first argument. */
interface VueCall extends TranslatorCall {
  valuesUnknown?: true;
  id?: { node: Node; as: 'id' };
}

/**
 * Reads `$t('title')`, `t('title', { name })` where `t` comes from `useI18n`, and `i18n.global.t('title')`. vue-i18n
 * has no namespaces: the id is always whole.
 */
export function vueCall(call: Call, tree: BoundTree): VueCall | undefined {
  const [first, ...more] = call.arguments;
  const callee = unwrap(call.callee);
  // `vue-file.ts` writes this call in place of `<i18n-t>`, whose slots give the values.
  if (first && callee.type === 'Identifier' && callee.name === slotsCallName)
    return { asks: 'text', namespaces: [''], ...valuesUnknown };
  const asks = asksFor(callee, tree);
  // In a component this is `v-t="{ path: 'title', args }"`, for which `vue-file.ts` writes a call.
  const path = first && asks && isVueFile(tree.path) ? propertyValue(first, 'path') : undefined;
  if (path && asks) return { asks, namespaces: [''], id: { node: path, as: 'id' }, ...valuesUnknown };
  // Functions with a dollar sign that take descriptors belong to FormatJS.
  if (asks === undefined || !first || unwrap(first).type === 'ObjectExpression') return undefined;
  const [second] = more;
  const isOnlyValues = more.length === 1 && second !== undefined && unwrap(second).type === 'ObjectExpression';
  if (isOnlyValues) return { asks, namespaces: [''], values: second };
  const optionValues = namedValues(more);
  // Here a number may choose the plural form, which the message has as `{n}` or `{count}`.
  if (optionValues) return { asks, namespaces: [''], values: optionValues, passesUnseenValues: true };
  // A number, a list of values or a text for a missing message may come behind the id too: then the values are unknown.
  return { asks, namespaces: [''], ...(more.length > 0 ? valuesUnknown : {}) };
}

const valuesUnknown = { valuesUnknown: true } as const;

/** The values in the options of a call: `t('id', n, { named: { name } })`. */
function namedValues(given: readonly Node[]): Node | undefined {
  for (const node of given) {
    const values = propertyValue(node, 'named');
    if (values) return values;
  }
  return undefined;
}

function asksFor(callee: Node, tree: BoundTree): IdUse['asks'] | undefined {
  if (callee.type === 'MemberExpression') {
    const name = keyName(callee.property, callee.computed) ?? '';
    // `this.$t`.
    if (name.startsWith('$')) return functionOf(name.slice(1));
    const owner = unwrap(callee.object);
    const ownerName =
      owner.type === 'Identifier'
        ? owner.name
        : owner.type === 'MemberExpression'
          ? keyName(owner.property, owner.computed)
          : undefined;
    // `this.$i18n.t` and `i18n.global.t`.
    if (ownerName === '$i18n' || ownerName === 'global') return functionOf(name);
    return owner.type === 'Identifier' && holdsTranslator(owner, tree, '') ? functionOf(name) : undefined;
  }
  if (callee.type !== 'Identifier') return undefined;
  const { name } = callee;
  if (name.startsWith('$')) return functionOf(name.slice(1));
  const binding = bindingAt(tree, callee, name);
  if (binding?.kind === 'value') {
    const [member = ''] = binding.path;
    return binding.path.length === 1 && holdsTranslator(callee, tree, member) ? functionOf(member) : undefined;
  }
  // What `setup` returns has no binding in the template.
  return binding === undefined && isVueFile(tree.path) && tree.text.includes(vueMaker) ? functionOf(name) : undefined;
}

function functionOf(name: string): IdUse['asks'] | undefined {
  return Object.hasOwn(functions, name) ? functions[name] : undefined;
}

/**
 * Whether a name holds a `part` of what `useI18n` returns, such as `t`, or with `''` the whole of it. False if the
 * component has messages of its own.
 */
function holdsTranslator(name: Extract<Node, { type: 'Identifier' }>, tree: BoundTree, part: string): boolean {
  const binding = bindingAt(tree, name, name.name);
  if (binding?.kind !== 'value' || !binding.init || binding.path.join() !== part) return false;
  const made = unwrap(binding.init);
  if (made.type !== 'CallExpression' || made.callee.type !== 'Identifier' || made.callee.name !== vueMaker)
    return false;
  // Messages of a component are an option, `useI18n({ messages })`, or a block `<i18n>` of the file.
  return !/\bmessages\b/.test(tree.text.slice(made.start, made.end)) && !/<i18n[\s>]/.test(tree.text);
}
