import { defineConfig } from './cli/content-lint/api.ts';
import { siteRules } from './cli/site-rules/site-rules.ts';
import { numberFormats } from './src/domain/facts.ts';
import { locales, sourceLocale } from './src/domain/locale.ts';

export default defineConfig({
  messages: 'i18n/{locale}/**/*.json',
  source: sourceLocale,
  locales,
  formats: { number: Object.keys(numberFormats) },
  plugins: [siteRules],
});
