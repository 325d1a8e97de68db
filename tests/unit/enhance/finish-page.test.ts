import { describe, expect, test } from 'vitest';
import { stripPage } from '#src/ssg/finish-page.ts';

const page = (body: string) => `<html><head></head><body><main>${body}</main></body></html>`;

describe('an island in a page that is finished', () => {
  test('keeps the comments that part its texts, while the page around it loses its own', () => {
    const html = stripPage(
      page('<p>a<!-- -->b</p><island-root><p>1<!-- -->. x</p></island-root><p>c<!-- -->d</p>'),
      'x',
    );
    expect(html).toContain('<p>ab</p><island-root><p>1<!-- -->. x</p></island-root><p>cd</main>');
  });

  test('carries its props as JSON that reads the same, whatever stands in it', () => {
    const props = { text: 'Say "hi", it\'s <b> & more > less' };
    const escaped = JSON.stringify(props)
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#x27;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;');
    const html = stripPage(page(`<island-root data-props="${escaped}"></island-root>`), 'x');
    const [, written = ''] = /data-props='([^']*)'/.exec(html) ?? [];
    expect(written).toContain('{"text":"Say \\"hi\\", it&#x27;s &lt;b&gt; &amp; more &gt; less"}');
  });
});
