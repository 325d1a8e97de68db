import { describe, expect, test } from 'vitest';
import { looksLikeSpam, spamScore } from '#src/worker/enquiries/spam-score.ts';
import { emptyFields } from './enquiry.ts';

const marked = (message: string, fields: { name?: string; company?: string } = {}) =>
  looksLikeSpam({ ...emptyFields, name: 'Wiebe', email: 'a@b.nl', message, ...fields });

describe('mass mailings are marked', () => {
  test.each([
    'Dear website owner, we offer SEO that will increase your traffic.',
    'I came across your website and would like to buy a guest post with a dofollow link.',
    'Cheap backlinks! http://a.example http://b.example http://c.example',
    'Play at our casino: www.a.example www.b.example www.c.example www.d.example',
    '<a href="http://x.example">Best forex trading</a>',
    '[url=http://x.example]cialis[/url]',
    'Click here now, my friend.\nClick here now, my friend.\nClick here now, my friend.\nhttps://a.example https://b.example https://c.example',
    'Beste website-eigenaar, wij verkopen gastblogs met linkplaatsing.',
    'http://a.example http://b.example http://c.example http://d.example http://e.example',
  ])('%s', (message) => {
    expect(marked(message)).toBe(true);
  });

  test('a link in the name counts too', () => {
    expect(marked('Bitcoin investment for you', { name: 'www.x.example' })).toBe(true);
  });
});

describe('what clients write is not', () => {
  test.each([
    'Wij willen een nieuwe website. Nu hebben wij https://bakkerij.example en https://taart.example.',
    'Zie https://www.a.example, https://www.b.example en https://www.c.example.',
    'Kunt u iets doen aan onze SEO? Wij staan niet op de eerste pagina van Google.',
    'We would like to be on the first page of Google. Can you help?',
    'Our web shop sells forex books. See https://shop.example for what we have.',
    'We publish guest posts on our blog and want a better editor for them.',
    'Ik zoek iemand. Graag snel. Graag snel. Graag snel.',
    'Bel mij op 06 12345678 of mail naar jan@voorbeeld.example.',
    '汉'.repeat(5000),
    '',
  ])('%s', (message) => {
    expect(marked(message)).toBe(false);
  });
});

test('no single sign is enough', () => {
  const [name, company] = ['Jan', ''];
  for (const message of ['guest posts', '<a href=x>', 'a'.repeat(20).concat('.').repeat(3)])
    expect(spamScore({ name, company, message })).toBe(2);
  expect(spamScore({ name: 'http://x.example', company, message: 'Hallo' })).toBe(2);
});
