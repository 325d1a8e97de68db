import { brands } from '#src/checker/brands.ts';
import { reportMatches } from '#src/checker/report-matches.ts';
import { defineRule } from '#src/checker/rule.ts';

const byLower = new Map(brands.map((brand) => [brand.toLowerCase(), brand]));
const anyBrand = new RegExp(
  `(?<![\\p{L}\\p{N}_./@#&={-])(?:${brands.join('|')})(?![\\p{L}\\p{N}_/@=}]|\\.\\p{L}|-\\p{Ll}*[._/])`,
  'giu',
);

export const textBrand = defineRule({
  code: 'text/brand',
  severity: 'warning',
  docs: {
    summary: {
      en: 'A protected name is not spelt as its owner does.',
      nl: 'Een beschermde naam is niet gespeld zoals de eigenaar dat doet.',
    },
    why: {
      en: 'Who sells WooCommerce shops and writes “Woocommerce” is not believed.',
      nl: 'Wie WooCommerce-winkels verkoopt en “Woocommerce” schrijft, wordt niet geloofd.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "shop": "Een winkel in Woocommerce" }',
      'i18n/en.json': '{ "shop": "A shop in WooCommerce" }',
    },
    good: {
      'i18n/nl.json': '{ "shop": "Een WooCommerce-winkel, via linkedin.com" }',
      'i18n/en.json': '{ "shop": "A WooCommerce shop, through linkedin.com" }',
    },
  },
  message(message, context) {
    reportMatches(message, context, anyBrand, ([got]) => {
      const brand = byLower.get(got.toLowerCase());
      // All capitals are a style of their own, as in a heading.
      return brand === undefined || got === brand || got === got.toUpperCase() ? undefined : { got, near: brand };
    });
  },
});
