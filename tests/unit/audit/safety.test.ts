import { add, edit, finds, home, remove } from './breaking.ts';

finds('inline-code', [
  [
    'a script in the page',
    edit(home, '<h2>', '<script>alert(1)</script><h2>'),
    /an inline script/,
    { element: /^<script>$/ },
  ],
  ['a style attribute', edit(home, '<h2>', '<h2 style="color:red">'), /the attribute `style`/],
  ['an event attribute', edit(home, '<h2>', '<h2 onclick="x()">'), /the attribute `onclick`/],
  ['no hash', edit(home, / integrity="[^"]*"/, ''), /without `integrity`/],
  ['a changed script', add('/assets/index.js', 'changed'), /does not match/],
  [
    'styles the policy does not know',
    edit(home, 'color:#123', 'color:#124'),
    /does not name the hash/,
    { element: /^<style>$/ },
  ],
  ['three style sheets', edit(home, '</style>', '</style><style></style><style></style>'), /a third style sheet/],
  ['flight data', edit(home, '<h2>', '<script type="x/a+json">__FLIGHT_DATA</script><h2>'), /own client/],
]);

finds('security-txt', [
  ['absent', remove('/.well-known/security.txt'), /is absent/],
  [
    'expired',
    edit('/.well-known/security.txt', '2027-10-01', '2026-11-19'),
    /has expired/,
    { file: '/.well-known/security.txt' },
  ],
  ['good for too long', edit('/.well-known/security.txt', '2027-10-01', '2029-10-01'), /longer than a year/],
  ['another address', edit('/.well-known/security.txt', 'info@', 'x@'), /does not name the agency/],
]);

finds('sample-identity', [
  [
    'a sample host under production',
    (files) => ({ ...edit(home, '<h2>', '<h2>mail info@windas.example ')(files), profile: 'production' }),
    /still says `windas\.example`/,
    { file: home },
  ],
  [
    'a number of zeros',
    (files) => ({ ...edit('/robots.txt', 'Allow', '# KvK 00000000\nAllow')(files), profile: 'production' }),
    /00000000/,
  ],
  [
    'the sample number for WhatsApp',
    (files) => ({ ...edit(home, '<h2>', '<h2><a href="https://wa.me/31600000000">')(files), profile: 'production' }),
    /31600000000/,
  ],
  [
    'a sample host in a picture that is text',
    (files) => {
      files.set('/kit.svg', '<svg><text>windas.example #00000000</text></svg>');
      return { profile: 'production' };
    },
    /still says `windas\.example`/,
    { file: '/kit.svg' },
  ],
]);
