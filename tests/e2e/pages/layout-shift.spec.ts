import { expect, test } from '@playwright/test';
import { spoken } from '../visitor.ts';
import { visitsWithLateFonts } from './late-fonts.ts';

// `npm run test:long` visits a page of each template.
test('nothing moves far on home and on a service when fonts come late', async ({ browser, baseURL }) => {
  const visits = await visitsWithLateFonts(browser, `${baseURL}`, [spoken.nl.home, spoken.nl.servicePage]);
  expect(visits).toHaveLength(4);
  expect(visits.filter(({ shift }) => shift > 0.1)).toEqual([]);
});
