import type { Node } from 'oxc-parser';
import { type I18nextNames, i18nextNamespaces, transComponent } from './i18next.ts';
import { type BoundTree, bindingAt } from './scopes.ts';
import { keyName, literalText, unwrap } from './syntax-tree.ts';
import type { TranslatorCall } from './translator-call.ts';

/** Functions of next-intl and use-intl that make a translator, whose ids are relative to a namespace. */
export const translatorMakers: readonly string[] = ['useTranslations', 'getTranslations', 'createTranslator'];

/** What the methods of a translator ask for; the empty name is a call of the translator itself. */
const methods = { '': 'text', rich: 'text', markup: 'text', raw: 'any', has: 'has' } as const;

type Method = keyof typeof methods;

/** Reads `t('title')` and `t.rich('text')`, where `t` is the result of `useTranslations('home')`. */
export function translatorCall(callee: Node, tree: BoundTree, makers: readonly string[]): TranslatorCall | undefined {
  const isMethod = callee.type === 'MemberExpression';
  const method = isMethod ? keyName(callee.property, callee.computed) : '';
  const namespace = namespaceOf(isMethod ? callee.object : callee, tree, makers);
  if (namespace === undefined || method === undefined || !Object.hasOwn(methods, method)) return undefined;
  return { asks: methods[method as Method], namespaces: [namespace] };
}

/** The translators that are passed to another function or component, which may ask for anything in their namespaces. */
export function passedTranslators(
  tree: BoundTree,
  i18next: I18nextNames,
  makers: readonly string[],
): { node: Node; namespaces: readonly string[] }[] {
  const passed = [
    ...tree.calls.flatMap((call) => call.arguments),
    ...tree.elements.flatMap(({ name, attributes }) =>
      // `Trans` asks only for its own message with the translator that it is given.
      name.type === 'JSXIdentifier' && name.name === transComponent
        ? []
        : attributes.flatMap((attribute) =>
            attribute.type === 'JSXAttribute' && attribute.value ? [attribute.value] : [],
          ),
    ),
  ];
  return passed.flatMap((node) => {
    const namespace = namespaceOf(node, tree, makers);
    const namespaces = namespace === undefined ? i18nextNamespaces(node, tree, i18next) : [namespace];
    return namespaces ? [{ node, namespaces }] : [];
  });
}

/**
 * The namespace of a name that holds a translator, `''` if the translator was made without one; undefined for other
 * names, or if the code does not spell the namespace out.
 */
function namespaceOf(node: Node, tree: BoundTree, makers: readonly string[]): string | undefined {
  const name = unwrap(node);
  if (name.type !== 'Identifier') return undefined;
  const binding = bindingAt(tree, name, name.name);
  if (binding?.kind !== 'value' || !binding.init || binding.path.length > 0) return undefined;
  const made = unwrap(binding.init);
  if (made.type !== 'CallExpression' || made.callee.type !== 'Identifier') return undefined;
  if (!makers.includes(made.callee.name)) return undefined;
  const [given] = made.arguments;
  if (given?.type !== 'ObjectExpression') return given ? literalText(given) : '';
  // The last property that can set the namespace counts: `namespace` itself, or an object that is spread into the
  // options. Of a spread object it is not known what it sets, so the result is undefined.
  const option = given.properties.findLast(
    (property) => property.type === 'SpreadElement' || keyName(property.key, property.computed) === 'namespace',
  );
  if (!option) return '';
  return option.type === 'Property' ? literalText(option.value) : undefined;
}
