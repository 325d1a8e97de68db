import { expect, test } from 'vitest';
import { unusedWith, wrongIn } from './code-findings.ts';

/** The ids without a dot that a template leaves unused: any text that has the dots of one counts as asked for. */
const unusedBeside = (template: string) =>
  unusedWith({
    'src/a.vue': `<template>${template}</template>\n<script setup>const a = $t('nav.about');</script>\n`,
  }).filter((id) => !id.includes('.'));

test.each(["'return'", 'order.return', '{ return: 1 }'])('a handler with %s has no statement `return`', (value) => {
  expect(unusedBeside(`<button @click="notify($t('save'), ${value})">x</button>`)).toEqual([]);
});

test('a handler that returns is skipped, and the rest of the file is read', () => {
  expect(unusedBeside(`<button @click="if (a) return">{{ $t('save') }}</button>`)).toEqual([]);
});

test.each(['{{ }}', '{{}}', '{{\t}}'])('an interpolation without content is nothing: %j', (empty) => {
  const template = `<template><p>${empty}{{ $t('nope') }}</p></template>`;
  expect(wrongIn({ 'src/a.vue': template })).toEqual(["code/undefined-id a.vue:1 'nope'"]);
});

test.each(['&quot;nope&quot;', '&#39;nope&#39;', "'nope', '&nbsp;'"])(
  'an attribute is read with entities: $t(%s)',
  (id) => {
    const wrong = wrongIn({ 'src/a.vue': `<template><p :title="$t(${id})">x</p></template>` });
    expect(wrong).toEqual([expect.stringMatching(/^code\/undefined-id a\.vue:1 .nope.$/)]);
  },
);

test('an attribute with an entity for a sign is skipped, and the rest of the file is read', () => {
  const template = `<template><p :title="a &lt; b ? 1 : 2">{{ $t('nope') }}</p></template>`;
  expect(wrongIn({ 'src/a.vue': template })).toEqual(["code/undefined-id a.vue:1 'nope'"]);
});

test.each([
  `<p v-t="{ path: 'save', args: { name } }"></p>`,
  `<i18n-t :keypath="isOpen ? 'save' : 'nav.about'" />`,
  `<i18n-t :keypath="isOpen ? 'save' : 'nav.about'"><b>x</b></i18n-t>`,
])('a message is asked for by %s', (template) => {
  expect(unusedBeside(template)).toEqual([]);
});
