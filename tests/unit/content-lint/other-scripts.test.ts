import { describe, expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { projectOf } from './expect-findings.ts';

/** The codes that are found in one message and its translation. */
function codesIn(locale: string, source: string, target: string): string[] {
  const files = {
    'i18n/en.json': JSON.stringify({ id: source }),
    [`i18n/${locale}.json`]: JSON.stringify({ id: target }),
  };
  const layout = { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', locale] };
  return checkProject(projectOf(files, layout)).map(({ code }) => code);
}

test('the letter that does not belong to its word is named, whichever script has more of it', () => {
  const wrongIn = (text: string) => {
    const files = { 'i18n/en.json': '{ "id": "A hall" }', 'i18n/bg.json': JSON.stringify({ id: text }) };
    const project = projectOf(files, { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', 'bg'] });
    return checkProject(project).map(({ code, args }) => [code, args.problem, args.got]);
  };
  expect(wrongIn('K\u043e\u0440\u0438\u0434\u043e\u0440')).toEqual([['text/mixed-script', 'latin', 'K']]);
  expect(wrongIn('Corrid\u043er')).toEqual([['text/mixed-script', 'lookalike', '\u043e']]);
});

test.each<[what: string, locale: string, source: string, target: string]>([
  ['a k of thousand lines of a screen, large or small', 'lt', 'Watch it in 8K', 'Žiūrėti 8k'],
  ['a k that begins a word with an accent', 'vi', 'At most 9 signs', 'Tối đa 9 kí hiệu'],
  ['a break between words of Khmer', 'km', 'Your basket', 'កន្ត្រក\u200Bរបស់អ្នក'],
  ['a comma of Latin script, behind which Chinese has no blank', 'zh', 'Chairs, tables', '椅子,桌子'],
  ['quotation marks around a number', 'it', 'Set it to 0.', 'Impostare "0".'],
  ['a format with the ending of its files', 'de', 'Ruby on Rails .yaml', 'Ruby on Rails .yaml'],
  ['a label in one word', 'sv', 'Filter: hasCode', 'Filter: harKode'],
  ['a joiner at the end of a Malayalam word', 'ml', 'I came', 'ഞാന്\u200D വന്നു'],
  ['a non-joiner between a Latin word and its Persian ending', 'fa', 'All PDFs', 'همهٔ PDF\u200Cها'],
  ['a non-joiner inside a Hindi word', 'hi', 'A knight', 'एक क्\u200Cषत्रिय'],
  ['the sign inside a Hebrew abbreviation', 'he', 'The sum', 'סה"כ'],
  ['the same mark on both sides of a Swedish quotation', 'sv', 'Press “Next” now', 'Tryck på ”Nästa” nu'],
  ['a danda for an exclamation mark', 'hi', 'Your basket was kept!', 'आपकी टोकरी सहेज ली गई।'],
  ['a Japanese full stop for an exclamation mark', 'ja', 'Your basket was kept!', 'かごを保存しました。'],
  ['a Greek letter of a unit, which no Latin one looks like', 'de', 'Up to 10 k\u03a9', 'Bis 10 k\u03a9, 3 \u03bcm'],
  ['a percent sign before its Turkish number', 'tr', 'Battery: {left}%', 'Pil: %{left}'],
  ['a number sign of both texts', 'sq', '# of chairs', '# i karrigeve'],
  [
    'two plurals over one argument in another order',
    'de',
    '{n, plural, one {A chair} other {# chairs}}, {n, plural, =5 {the set} one {one left} other {# left}}',
    '{n, plural, =5 {Der Satz} one {Einer übrig} other {# übrig}}, {n, plural, one {ein Stuhl} other {# Stühle}}',
  ],
  ['a break behind a Latin word of Khmer', 'km', 'A zen chair', 'zen\u200B កៅអី'],
  ['a break of Khmer in a locale with a line below', 'km_KH', 'A zen chair', 'zen\u200B កៅអី'],
  ['a Punjabi word without its beginning', 'pa', 'On the chair', 'ਕੁਰਸੀ ‘ਤੇ'],
  ['a face that is made of signs', 'de', 'No chairs :(. Try again', 'Keine Stühle. Versuchen Sie es noch einmal'],
  ['a quotation mark that the text is about', 'ja', 'Put a " or a blank before it', '前に " " を付けます'],
  [
    'an address between the quotation marks of French',
    'fr',
    'At https://solin.example/x now',
    'Sur «https://solin.example/x» maintenant',
  ],
  ['an example of an address in another language', 'es', 'Write to you@example.com', 'Escriba a tu@ejemplo.com'],
  ['a part of an address to fill in', 'it', 'At https://solin.example/your-name', 'Su https://solin.example/tuo-nome'],
  ['a list that has lost its comma', 'fi', 'Ports (25, 587)', 'Portit (25 587)'],
  ['a telephone number of another country', 'de', 'Such as 628123456789', 'Etwa 4930998877'],
  ['a number with places to fill in', 'hr', 'Such as 2567XXXXXXXX', 'Na primjer 3857XXXXXXXX'],
  ['thousands as a word', 'lt', 'More than 100,000 pears', 'Daugiau kaip 100 tūkst. kriaušių'],
  ['a fraction of a million', 'nl', 'For 750,000 visitors', 'Voor 0,75 miljoen bezoekers'],
  ['a fraction of a thousand', 'nl', 'For 500 visitors', 'Voor 0,5k bezoekers'],
  ['a number of times', 'lt', 'Larger by 1 and more', 'Padidinti 1 k. ir daugiau'],
  ['a word with a number in it', 'nl', 'Of 3rd party shops', 'Van winkels van derden'],
  ['an address with letters of its language', 'pl', 'name@company.com', 'imię@firma.pl'],
  ['an adjective behind the number', 'da', '{n, plural, other {# more…}}', '{n, plural, other {# mere…}}'],
  ['an English word that begins like a Dutch one', 'de', 'Make programmatic chairs', 'Programmatische Stühle'],
  ['a Spanish word that is a note in English', 'es', 'Ignore all', 'IGNORAR TODO'],
  ['how a number is written', 'de', 'A number such as 12-1234567', 'Eine Nummer wie XX-XXXXXXX'],
  ['a name behind Chinese', 'zh', 'Set up SolinPlay', '设置SolinPlay'],
  ['brackets of Chinese', 'zh', 'Not set up (see the manual)', '未配置（参考手册）'],
  ['a face at the end', 'fr', 'Create the first one', 'Créer la première :)'],
  [
    'a form of French for one and for none',
    'fr',
    '{n, plural, one {Remove this chair} other {Remove {n} chairs}}',
    '{n, plural, one {Retirer cette chaise} other {Retirer {n} chaises}}',
  ],
  ['a Chinese discount', 'zh', 'Get 10% off', '享受 9 折'],
  [
    'both numbers in one noun of the source',
    'ro',
    'Add {n} new chair(s)',
    '{n, plural, one {Adăugați # scaun nou} few {Adăugați # scaune noi} other {Adăugați # de scaune noi}}',
  ],
  [
    'one text for all numbers',
    'pl',
    '{n, plural, one {Remove this chair} other {Remove these chairs}}',
    '{n, plural, other {Usuń}}',
  ],
  ['a resolution with the letter of another script', 'bg', 'Watch it in 8K', 'Гледайте в 8К'],
  ['one tag around two phrases in another order', 'ja', 'Up to <b>{n} pears a week</b>', '<b>週に</b>最大<b>{n}個</b>'],
  ['an example of an address without a host', 'zh', 'https://...', 'https://……'],
  ['a name with the ending of a case', 'fi', 'Search SoundHub', 'SoundHubin haku'],
  ['a name in the plural', 'hu', 'All ListBoxs', 'ListBox-ok'],
  ['a name with a capital at the beginning', 'it', 'Search {n} listBoxes', 'Cerca {n} ListBoxes'],
  ['an argument and a noun in one word', 'da', 'All {kind} stories', 'Alle {kind}historier'],
  ['a unit that touches its number', 'it', '{n} min', '{n}min'],
  ['a label with half a bracket', 'ko', 'e.g. {name}', '예) {name}'],
  ['a date that is not known yet', 'hr', 'TBD', 'TBD'],
  ['a name of several words', 'de', 'Casa Elide Noorderlicht', 'Casa Elide Noorderlicht'],
  ['a sentence in another country', 'en-GB', 'All chairs are here', 'All chairs are here'],
  ['a resolution that is spelled out', 'ar', 'Watch it in 8K', 'شاهده بجودة ثمانية كي'],
  ['values that a field takes', 'tr', 'open, paid, sent', 'open, paid, sent'],
  ['a dimension that is spelled out', 'ru', 'A model in 3D', 'Объёмная модель'],
  ['a blank between Japanese and Latin', 'ja', 'Use Solin for that', 'それには Solin を使います'],
  ['a particle on an address', 'ko', 'It ends in solin.example/', 'solin.example/로 끝납니다'],
  ['a prefix before an address', 'he', 'Log in to solinhub.com', 'התחברו ל-solinhub.com'],
  ['capitals of Vietnamese', 'vi', 'OLD', 'ĐÃ CŨ'],
  ['a number in ten thousands', 'ja', 'Nearly 200 million people', '約2億人'],
  ['a number in hundred thousands', 'hi', 'We have 10 million members', 'हमारे 100 लाख सदस्य हैं'],
  ['a distance in another measure', 'el', '0.4 miles from here', '0,6 χλμ. από εδώ'],
  ['a month as a word', 'pl', 'It ends on 2026-09-01', 'Kończy się 1 września 2026'],
  ['how a code looks', 'uk', 'e.g. 123456', 'Код із 6 цифр'],
  [
    'a question that became a sentence of its own',
    'fr',
    'Sign in if you are a member?',
    'Déjà membre ? Connectez-vous !',
  ],
  ['a Polish word that is a number in English', 'pl', 'Change both lists', 'Zmień ten i drugi'],
  [
    'a singular under its number',
    'uk',
    '{n, plural, =1 {One pear} other {# pears}}',
    '{n, plural, one {# груша} few {# груші} many {# груш} other {# груші}}',
  ],
  [
    'a noun that is the same behind every number',
    'tr',
    '{n, plural, one {# pear} other {# pears}}',
    '{n, plural, other {# armut}}',
  ],
  ['a number that only chooses a form', 'ja', '{n, plural, one {pear} other {pears}}', '梨'],
  ['a letter of Uzbek that looks like a quotation mark', 'uz', 'Choose a mountain', 'Tog‘ni bo‘sh joydan tanlang'],
  [
    'an address before a full-width mark',
    'zh',
    'See https://solin.example/a. Thanks',
    '请看https://solin.example/a。谢谢',
  ],
  [
    'an address before a full-width bracket',
    'zh',
    'Go (https://solin.example/a).',
    '前往（https://solin.example/a）。',
  ],
  ['a word that also is a note', 'es', 'Your own Todo server', 'Servidor TODO propio'],
  ['no full stop in Thai', 'th', 'Your basket was kept.', 'เก็บตะกร้าของคุณแล้ว'],
  ['a blank before a colon', 'fr', 'Also sold as:', 'Aussi vendu sous :'],
  ['an abbreviation in its own language', 'fr', 'KiK', 'FeF'],
  ['a name with the article of its language', 'nb', 'The ChairFile is broken', 'ChairFilen er ødelagt'],
  ['a path of Windows', 'de', 'The file in your folder', 'Die Datei in %USERPROFILE%\\.chairs\\file.yml'],
  ['a backslash that the text is about', 'ko', 'Put a backslash before it', '앞에 백슬래시 (\\) 넣기'],
  ['an example of an address', 'id', 'Address, e.g. https://example.com', 'Alamat, mis. https://contoh.com'],
  ['an example in Japanese', 'ja', 'Name, e.g. phil', '名前, 例) phil'],
  ['signs that are not allowed', 'de', 'No <>"[\\]^`|#%/ here', 'Bitte keine Sonderzeichen'],
  ['a selector behind an emoji that is a letter too', 'de', 'ℹ️ Good to know', 'ℹ️ Gut zu wissen'],
])('right: %s', (_, locale, source, target) => {
  expect(codesIn(locale, source, target)).toEqual([]);
});

test.each<[what: string, locale: string, source: string, target: string, code: string]>([
  ['another number of thousands', 'lt', 'Watch it in 8K', 'Žiūrėti 4k', 'text/digits'],
  ['a U+200B in a Latin word', 'lt', 'Your basket', 'Jūsų krep\u200Bšelis', 'text/invisible'],
  ['a joiner in a Latin word', 'lt', 'Your basket', 'Jūsų krep\u200Dšelis', 'text/invisible'],
  ['one mark of a Hebrew quotation', 'he', 'Press Next now', 'לחצו "הבא עכשיו', 'text/unbalanced'],
  ['one mark of a Swedish quotation', 'sv', 'Press “Next” now', 'Tryck på ”Nästa nu', 'text/unbalanced'],
  ['one mark of an Uzbek quotation', 'uz', 'Press Next now', '‘Bo‘sh joyni bosing', 'text/unbalanced'],
  ['one mark of a Chinese quotation', 'zh', 'Press Next now', '请按‘下一步', 'text/unbalanced'],
  [
    'another address before Chinese',
    'zh',
    'See https://solin.example/a. Thanks',
    '请看https://solin.example/b。谢谢',
    'text/url',
  ],
  ['a resolution that is another one', 'bg', 'Watch it in 8K', 'Гледайте в 4К', 'text/digits'],
  ['another tag in another order', 'ja', 'Up to <b>{n} pears</b>', '最大<b>{n}個</b>の<i>梨</i>', 'tag/unknown'],
  ['a name that is misspelt', 'fi', 'Search SoundHub', 'Haku: SuondHub', 'text/brand'],
  ['a number without the blank behind it', 'da', '{n, number} stories', '{n, number}historier', 'text/whitespace'],
  ['a blank before a comma', 'fr', 'Well then, stop!', 'Eh bien !\u00A0Alors , stop !', 'text/whitespace'],
  ['a placeholder within a sentence', 'hr', 'Welcome to <b>us</b>', 'Bok <b>Lorem ipsum</b>', 'text/unfinished'],
  ['a note that only the translation has', 'hr', 'Released in May', 'Izlazi TODO', 'text/unfinished'],
  ['a text in apostrophes', 'es', 'Choose {name}', "Elija '{name}'", 'argument/missing'],
  ['a number that is lost beside one that was kept', 'cs', 'From 12 to 48 signs', 'Nejvýše 48 znaků', 'text/digits'],
  [
    'the same mark too many in each form of a plural',
    'fa',
    '{n, plural, one {# chair} other {# chairs}}',
    '{n, plural, one {"# صندلی} other {"# صندلی}}',
    'text/unbalanced',
  ],
  ['a token that is lost', 'sv', 'Approve chairs that are not 8K', 'Godkänn stolar', 'text/digits'],
  ['a blank behind a full-width mark', 'zh', 'Saved. You may go.', '已保存。 您可以走了。', 'text/whitespace'],
  ['a full stop of another script', 'zh', 'That did not work.', '出了问题.', 'text/end-punctuation'],
  [
    'a sentence of the source with a date',
    'tr',
    'No chairs found on {d, date, short}',
    'No chairs found on {d, date, short}',
    'message/untranslated',
  ],
  ['a sentence of the source', 'tr', 'No chairs found', 'No chairs found', 'message/untranslated'],
  [
    'a sentence of the source with an argument',
    'ja',
    'About {n} of your chairs',
    'About {n} of your chairs',
    'message/untranslated',
  ],
  ['a placeholder of another system', 'tr', 'Hello {name}', 'Merhaba %{name}', 'text/placeholder'],
  ['a number sign of one text', 'sq', 'All chairs', 'Të gjitha # karriget', 'text/stray-pound'],
  ['a byte order mark at the end', 'fi', 'Your chairs', 'Tuolisi\uFEFF', 'text/invisible'],
  ['a backslash before one mark', 'de', 'Press Next now', 'Auf \\" und \\" drücken', 'text/escape'],
  ['a double backslash', 'de', 'One line and another', 'Eine Zeile\\\\nund noch eine', 'text/escape'],
  ['an example of an address that is lost', 'id', 'Address, e.g. https://example.com', 'Alamat di sini', 'text/url'],
  ['a backslash before a mark', 'de', 'Press Next now', 'Auf \\"Weiter\\" drücken', 'text/escape'],
  ['a danda for a question mark', 'hi', 'Was your basket kept?', 'आपकी टोकरी सहेज ली गई।', 'text/end-punctuation'],
])('wrong: %s', (_, locale, source, target, code) => {
  expect(codesIn(locale, source, target)).toEqual([code]);
});

test('a text that looks like a note and is the word of its message is right', () => {
  const files = {
    'i18n/en.json': JSON.stringify({ 'value.null': 'Null', list_todo: 'TODO', 'value.zero': 'Null', empty: 'None' }),
    'i18n/no.json': JSON.stringify({ 'value.null': 'Null', list_todo: 'TODO', 'value.zero': 'Null', empty: 'null' }),
  };
  const found = checkProject(projectOf(files, { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', 'no'] }));
  expect(found.filter(({ code }) => code === 'text/unfinished').map(({ key, locale }) => `${key} ${locale}`)).toEqual([
    'value.zero en',
    'empty no',
  ]);
});

test('a note of the source is reported there alone', () => {
  const files = {
    'i18n/en.json': JSON.stringify({ id: 'TODO: a text by Anna' }),
    'i18n/hr.json': JSON.stringify({ id: 'TODO: tekst od Ane' }),
  };
  const found = checkProject(projectOf(files, { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', 'hr'] }));
  expect(found.map(({ code, locale }) => `${code} ${locale}`)).toEqual(['text/unfinished en']);
});

test('a renamed argument of a plural is no matter of tags as well, and hides nothing of another locale', () => {
  const source = '{n, plural, =0 {No} other {<b>#</b>}} pears';
  const files = {
    'i18n/en.json': JSON.stringify({ id: source }),
    'i18n/hr.json': JSON.stringify({ id: '{broj, plural, =0 {No} other {<b>#</b>}} kruška' }),
    'i18n/es.json': JSON.stringify({ id: '{n, plural, =0 {No} other {#}} peras' }),
  };
  const found = checkProject(
    projectOf(files, { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', 'es', 'hr'] }),
  );
  const codes = found.map(({ code, locale }) => `${code} ${locale}`);
  expect(codes).toContain('argument/renamed hr');
  expect(codes).toContain('tag/missing es');
  expect(codes.filter((code) => code.startsWith('tag/'))).toEqual(['tag/missing es']);
});

test.each<[what: string, texts: string[]]>([
  ['a translation service', ['crwdns12:0crwdne12:0', 'crwdns14:0{name}crwdne14:0']],
  ['a test of the layout', ['⟦Ýöûŕ ƀàšķéţ~~~⟧', '⟦Ĥéļļö {name}~~~⟧']],
])('texts that %s has made are no language', (_, [basket, hello]) => {
  const files = {
    'i18n/en.json': JSON.stringify({ basket: 'Your basket was kept.', hello: 'Hello {name}', bye: 'Bye' }),
    'i18n/cr.json': JSON.stringify({ basket, hello }),
  };
  const layout = { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', 'cr'] };
  const project = projectOf(files, { ...layout, areLocalesInferred: true });
  expect(project.locales).toEqual(['en']);
  expect(checkProject(project)).toEqual([]);
  // Who names the locale wants it checked.
  expect(projectOf(files, layout).locales).toEqual(['en', 'cr']);
});

test.each([
  ['cart.items', ['plural/flattened']],
  ['cart.itemsPlural', []],
  ['cart.items_many', []],
])('a message whose id says that it is for several has another for one: %s', (id, codes) => {
  const files = {
    'i18n/en.json': JSON.stringify({ [id]: '{n} chairs' }),
    'i18n/es.json': JSON.stringify({ [id]: '{n, plural, one {# silla} many {# sillas} other {# sillas}}' }),
  };
  const layout = { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', 'es'] };
  expect(checkProject(projectOf(files, layout)).map(({ code }) => code)).toEqual(codes);
});

test.each(['berichten', 'foto’s', "pagina's", 'gesprekken'])(
  'a Dutch plural such as %s has another form for one',
  (noun) => {
    const files = {
      'i18n/en.json': JSON.stringify({ sum: '{n, plural, one {# item was sent} other {# items were sent}}' }),
      'i18n/nl.json': JSON.stringify({ sum: `{n} ${noun} verstuurd` }),
    };
    const layout = { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', 'nl'] };
    expect(checkProject(projectOf(files, layout)).map(({ code }) => code)).toEqual(['plural/flattened']);
  },
);

describe('a name that the source always writes with a capital', () => {
  const en = { a: 'Now Windas is on, as your Windas was', b: 'Open Windas', c: 'Windas settings', d: 'Save' };
  const settings = { rules: { 'text/brand': 'on' } } as const;
  const found = (sv: Record<string, string>, source: Record<string, string> = en) => {
    const files = { 'i18n/en.json': JSON.stringify(source), 'i18n/sv.json': JSON.stringify(sv) };
    return checkProject(
      projectOf(files, { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', 'sv'], settings }),
    ).map(({ code, key }) => `${code} ${key}`);
  };

  test('is one in the translation too', () => {
    const sv = { a: 'Windas är på', b: 'Öppna Windas', c: 'Inställningar för windas-tjänsten', d: 'Spara' };
    expect(found(sv)).toEqual(['text/brand c']);
  });

  test('also where only the translations have it inside a sentence', () => {
    const titles = { a: 'Windas is on', b: 'Setting Up Windas', c: 'Windas Settings', d: 'See https://windas.example' };
    const sv = {
      a: 'Nu är Windas på',
      b: 'Ställ in Windas',
      c: 'Inställningar för windas',
      d: 'Se https://windas.example',
    };
    expect(found(sv, titles)).toEqual(['text/brand c']);
  });

  test('is kept by a language that has it inside a sentence once, and a slip of the source changes nothing', () => {
    const slip = { ...en, a: 'Now Windas is on, and a windas token' };
    const sv = { a: 'Nu är Windas på igen', b: 'Öppna windas', c: 'Inställningar för windas', d: 'Spara' };
    expect(found(sv, slip)).toEqual(['text/brand b', 'text/brand c']);
  });

  test('is one beside an address that begins with it', () => {
    const source = { ...en, d: 'See windass.example' };
    const sv = { a: 'Nu är Windas på', b: 'Öppna Windas', c: 'Inställningar för windas', d: 'Se windass.example' };
    expect(found(sv, source)).toEqual(['text/brand c']);
  });

  test('is a word of its language where most translations have it so', () => {
    const sv = { a: 'På är windas nu', b: 'Öppna Windas', c: 'Inställningar för windas nu', d: 'Spara' };
    expect(found(sv)).toEqual([]);
  });
});

test.each([
  ['fr', 'Erreur: ceci', ['text/whitespace']],
  ['fr', 'Erreur\u202F: ceci', []],
  ['fr-CA', 'Erreur: ceci', []],
])('a blank before a French mark is asked for where the rule is set: %s %s', (locale, text, codes) => {
  const files = {
    'i18n/en.json': JSON.stringify({ id: 'Error: this' }),
    [`i18n/${locale}.json`]: JSON.stringify({ id: text }),
  };
  const layout = { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', locale] };
  const given = (rules: Record<string, 'on'>) => checkProject(projectOf(files, { ...layout, settings: { rules } }));
  expect(given({ 'text/whitespace': 'on' }).map(({ code }) => code)).toEqual(codes);
  expect(given({})).toEqual([]);
});

test.each([
  ['ja', ['text/whitespace']],
  ['sv', []],
])('a blank at the end of both texts is asked about where the rule is set: %s', (locale, codes) => {
  const files = { 'i18n/en.json': '{ "id": "Save " }', [`i18n/${locale}.json`]: '{ "id": "保存 " }' };
  const settings = { rules: { 'text/whitespace': 'on' } } as const;
  const project = projectOf(files, { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', locale], settings });
  expect(checkProject(project).map(({ code }) => code)).toEqual(codes);
});
