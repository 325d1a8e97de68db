import type { Words } from '#src/checker/words/words.ts';

/** Wat er mis is en wat eraan te doen, in het Nederlands; `{name}` is een argument van de bevinding. */
export const dutch: Words = {
  findings: {
    'argument/format': {
      says: '`{name}` heeft de opmaak `{got|geen}`, de bron heeft `{wanted|geen}`.',
      todo: 'Geef het in beide talen dezelfde opmaak.',
    },
    'argument/lost-in-branch': {
      says: '`{name}` ontbreekt in de tak `{option}`.',
      todo: 'Zet `{{name}}` in deze tak, zoals de andere taal het heeft.',
    },
    'argument/missing': { says: '{locale} mist `{{name}}`.', todo: 'Zet het waar de zin het nodig heeft.' },
    'argument/renamed': {
      says: '`{{got}}` moet `{{near}}` zijn.',
      todo: 'Gebruik de naam van de bron: daaronder komt de waarde binnen.',
    },
    'argument/type': {
      says: '`{name}` is hier `{got}` en in de bron `{wanted}`.',
      todo: 'Gebruik het type van de bron.',
    },
    'argument/unknown': {
      says: 'De bron heeft geen `{{name}}`.',
      todo: 'Haal het weg, of voeg het toe aan de bron en aan de aanroep.',
    },
    'content/file': {
      says: '',
      todo: '',
      cases: {
        problem: {
          unknown: {
            says: 'Niets leest `{file}`.',
            todo: 'Geef het de bedoelde naam, of verwijder het. {near?Bedoelde u `{near}`?}',
          },
          absent: { says: '`{file}` bestaat niet.', todo: 'Voeg het toe; de rest van `content/` verwijst ernaar.' },
        },
      },
    },
    'content/id': {
      says: '`{field}` is `{got}` in het bestand van `{wanted}`.',
      todo: 'Schrijf `{wanted}`, of hernoem het bestand.',
    },
    'content/schema': {
      says: '',
      todo: '',
      cases: {
        problem: {
          missing: { says: '`{field}` ontbreekt.', todo: 'Voeg het veld toe.' },
          unknown: { says: '`{field}` is geen veld van dit record.', todo: 'Haal het weg, of verbeter de naam.' },
          misspelt: { says: '`{field}` is geen veld van dit record.', todo: 'Bedoelde u `{near}`?' },
          wrong: { says: '`{field}` is {got}: {wanted}.', todo: 'Verander de waarde.' },
        },
      },
    },
    'content/words': {
      says: '`{key}` mist {count} teksten in elke taal: {fields}.',
      todo: 'Schrijf ze in de catalogus van het record.',
    },
    'fact/unused': {
      says: 'Geen bericht toont `{fact}`.',
      todo: 'Gebruik `{{fact}, number}` waar het getal bedoeld is, of verwijder het feit.',
    },
    'icu/syntax': { says: '{reason}: `{got}`.', todo: 'Verbeter het bericht; tot dan toont de pagina de ruwe tekst.' },
    'image/missing': {
      says: '`public{src}` bestaat niet.',
      todo: '{name?`{name}` staat er als tekst zolang er geen logo is.} {near?Bedoelde u `{near}`?}',
    },
    'json/duplicate-key': { says: '`{key}` staat hier voor de tweede keer.', todo: 'Houd een van de twee.' },
    'json/syntax': {
      says: 'Dit is geen geldige JSON: {reason}.',
      todo: 'Verbeter het hier; wat erna nog leesbaar was, is gecontroleerd.',
    },
    'message/empty': {
      says: 'De tekst in het {locale} is leeg.',
      todo: 'Schrijf hem, of haal de sleutel uit elke taal.',
    },
    'message/id-typo': { says: '`{got}` moet `{near}` zijn.', todo: 'Hernoem de sleutel.' },
    'message/missing': { says: '{locale} mist `{key}`.', todo: 'Voeg de sleutel met zijn tekst toe.' },
    'message/missing-file': {
      says: '{locale} heeft geen tegenhanger van dit bestand ({count} berichten).',
      todo: 'Voeg het bestand met dezelfde naam toe.',
    },
    'message/not-text': { says: '`{key}` is {type}, geen tekst.', todo: 'Zet de waarde tussen aanhalingstekens.' },
    'slug/collision': {
      says: '`{slug}` is hier de slug in het {locale} en bij `{other}` die in het {otherLocale}.',
      todo: 'Kies voor een van beide een andere slug; zijn er twee verwisseld, wissel ze dan terug.',
    },
    'slug/duplicate': {
      says: '`{slug}` is ook de slug van `{other}` in het {locale}.',
      todo: 'Kies voor een van beide een andere slug.',
    },
    'slug/missing': {
      says: '`{field}` ontbreekt.',
      todo: 'Geef de slug van elke taal, of alleen `slug` als ze gelijk zijn.',
    },
    'slug/swapped': {
      says: '`{slug}` staat op de verkeerde plaats{other?: hij hoort bij `{other}`}.',
      todo: 'Wissel de twee slugs terug.',
    },
    'slug/unsafe': {
      says: '{got} hoort niet in een URL.',
      todo: 'Gebruik kleine letters a–z, cijfers en losse koppeltekens, zoals `web-development`.',
    },
    'yaml/duplicate-key': { says: 'Dit veld staat hier voor de tweede keer.', todo: 'Houd een van de twee.' },
    'yaml/syntax': {
      says: 'Dit is geen geldige YAML: {reason}.',
      todo: 'Verbeter het; tot dan blijft het record weg.',
    },
  },
  icu: {
    1: 'Het argument is niet gesloten',
    2: 'Het argument heeft geen naam',
    3: 'De naam van het argument is niet geldig',
    4: 'Het type van het argument ontbreekt',
    5: 'Dit type argument bestaat niet',
    6: 'De opmaak achter de komma ontbreekt',
    7: 'Het getal- of datumpatroon is niet geldig',
    8: 'Het datumpatroon is niet geldig',
    9: 'Het getalpatroon ontbreekt',
    10: 'Het datumpatroon ontbreekt',
    11: 'Het aanhalingsteken is niet gesloten',
    12: 'De opties ontbreken',
    13: 'Het getal achter `offset` ontbreekt',
    14: 'Het getal achter `offset` is niet geldig',
    15: 'De opties ontbreken',
    16: 'De opties ontbreken',
    17: 'De optie heeft geen tekst tussen accolades',
    18: 'De optie heeft geen tekst tussen accolades',
    19: 'Het getal achter `=` is niet geldig',
    20: 'De optie staat er twee keer',
    21: 'De optie staat er twee keer',
    22: 'De optie `other` ontbreekt',
    23: 'De tag is niet goed geschreven',
    25: 'De naam van de tag is niet geldig',
    26: 'De sluittag past niet',
    27: 'De tag is niet gesloten',
  },
  json: {
    InvalidSymbol: 'dit woord betekent hier niets',
    InvalidNumberFormat: 'het getal is niet geldig',
    PropertyNameExpected: 'hier hoort een sleutel tussen aanhalingstekens',
    ValueExpected: 'hier hoort een waarde',
    ColonExpected: 'hier hoort een dubbele punt',
    CommaExpected: 'hiervóór ontbreekt een komma',
    CloseBraceExpected: 'een sluitaccolade ontbreekt',
    CloseBracketExpected: 'een sluithaak ontbreekt',
    EndOfFileExpected: 'na de laatste accolade mag niets volgen',
    InvalidCommentToken: 'JSON kent geen commentaar',
    UnexpectedEndOfComment: 'het commentaar is niet gesloten',
    UnexpectedEndOfString: 'de tekst is niet met een aanhalingsteken gesloten',
    UnexpectedEndOfNumber: 'het getal breekt af',
    InvalidUnicode: 'de \\u-reeks is niet geldig',
    InvalidEscapeCharacter: 'deze escape bestaat niet',
    InvalidCharacter: 'een stuurteken moet een escape zijn',
  },
  locales: { nl: 'Nederlands', en: 'Engels' },
  severities: { error: 'fout', warning: 'waarschuwing' },
};
