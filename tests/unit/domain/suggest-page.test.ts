import { describe, expect, test } from 'vitest';
import { type NamedPath, suggestPages } from '#src/domain/suggest-page.ts';

const pages: NamedPath[] = [
  ['', 'Home'],
  ['diensten', 'Diensten'],
  ['over-ons', 'Over ons'],
  ['over-ons/ons-werk', 'Portfolio'],
  ['contact', 'Contact'],
  ['privacy', 'Privacyverklaring'],
  ['diensten/seo', 'SEO en vindbaarheid'],
  ['diensten/woocommerce', 'WooCommerce-webshop'],
  ['diensten/website-ontwikkeling', 'Website-ontwikkeling'],
  ['diensten/webapplicaties', 'Webapplicaties'],
  ['diensten/online-adverteren', 'Online adverteren'],
  ['projecten/solin-bio', 'Solin.bio'],
];

describe('the nearest page', () => {
  test.each([
    ['/nl/diensten/woocomerce', 'diensten/woocommerce'],
    ['/nl/woocommerce', 'diensten/woocommerce'],
    ['/woocommerce.html', 'diensten/woocommerce'],
    ['/nl/diensten/Website_Ontwikkeling', 'diensten/website-ontwikkeling'],
    ['/nl/website-ontwikeling/', 'diensten/website-ontwikkeling'],
    ['/nl/portfolio', 'over-ons/ons-werk'],
    ['/nl/over%20ons', 'over-ons'],
    ['/nl/privacyverklaring', 'privacy'],
    ['/nl/contakt', 'contact'],
    ['/nl/home', ''],
    ['/nl/projecten/solinbio', 'projecten/solin-bio'],
    ['/en/services/online-adverteren', 'diensten/online-adverteren'],
    ['/contact.php', 'contact'],
    // The last part has no letter to compare.
    ['/nl/diensten/-', 'diensten'],
  ])('of %s is %s', (path, wanted) => {
    expect(suggestPages(path, pages)[0]?.[0]).toBe(wanted);
  });

  test.each(['/nl/qxzvw', '/', '/nl', '/nl/404', '/%E0%A4%A', '/wp-login.php', `/nl/${'a'.repeat(5000)}`])(
    'of %s is none',
    (path) => {
      expect(suggestPages(path, pages)).toEqual([]);
    },
  );

  test('of no pages is none', () => {
    expect(suggestPages('/nl/seo', [])).toEqual([]);
  });

  test('is followed by the next ones, three in all', () => {
    const webs: NamedPath[] = ['webshops', 'webshop', 'shops', 'webshopping', 'contact'].map((path) => [path, path]);
    expect(suggestPages('/nl/webshop', webs).map(([path]) => path)).toEqual(['webshop', 'webshops', 'webshopping']);
  });
});
