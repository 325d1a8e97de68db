import { expect, test } from '@playwright/test';

// Without JavaScript each step has its test in `without-script.spec.ts`.
test('a visitor walks from home to a service, switches language and sends an enquiry', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/nl$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page
    .getByRole('main')
    .getByRole('link', { name: /WooCommerce-webshop/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/nl\/diensten\/woocommerce$/);
  await page.getByRole('button', { name: 'Taal: NL' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/services\/woocommerce$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/en/contact');
  await page.getByLabel('Name').fill('Ada de Vries');
  await page.getByLabel('Email').fill('ada@example.nl');
  await page.getByLabel(/message/i).fill('We sell cheese and would like a web shop.');
  await page.getByRole('main').getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Message received!')).toBeVisible();
});
