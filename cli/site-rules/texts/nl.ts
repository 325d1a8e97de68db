import type { SiteFindingTexts } from './site-finding-texts.ts';

/** Wat er mis is en wat eraan te doen is, in het Nederlands; `{name}` is een argument van de bevinding. */
export const dutch: SiteFindingTexts = {
  'content/duplicate': { says: '`{value}` staat hier voor de tweede keer.', todo: 'Haal een van de twee weg.' },
  'content/file': {
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
  'content/reference': {
    cases: {
      kind: {
        service: { says: 'Er is geen dienst `{id}`.', todo: '{near?Bedoelde u `{near}`?}' },
        project: { says: 'Er is geen case `{id}`.', todo: '{near?Bedoelde u `{near}`?}' },
        fact: { says: 'Er is geen feit `{id}`.', todo: '{near?Bedoelde u `{near}`?}' },
      },
    },
  },
  'content/sample': {
    cases: {
      problem: {
        fact: {
          says: 'Het feit `{fact}` is een voorbeeld.',
          todo: 'Laat de eigenaar het getal bevestigen en haal `sample` weg.',
        },
        flag: {
          says: 'De gegevens van het bureau zijn voorbeelden.',
          todo: 'Vul de echte in en zet `sample: false`.',
        },
        value: { says: '`{field}` is een voorbeeld: `{value}`.', todo: 'Vul de echte waarde in.' },
      },
    },
  },
  'content/schema': {
    cases: {
      problem: {
        missing: { says: '`{field}` ontbreekt.', todo: 'Voeg het veld toe.' },
        unknown: { says: '`{field}` is geen veld van dit record.', todo: 'Haal het weg, of verbeter de naam.' },
        misspelt: { says: '`{field}` is geen veld van dit record.', todo: 'Bedoelde u `{near}`?' },
        wrong: { says: '`{field}` is {got}: {wanted}.', todo: 'Verander de waarde.' },
      },
    },
  },
  'content/shape': {
    cases: {
      shape: {
        question: {
          says: '{count} van {of} diensten sluiten af met een vraag.',
          todo: 'Sluit er een paar af met een bewering, een opdracht of een getal.',
        },
        scene: {
          says: '{count} van {of} beschrijvingen beginnen met een tafereel en gaan dan over op “Wij”.',
          todo: 'Begin er een paar met wat het is, wat het kost of wat het niet doet.',
        },
        'what-where': {
          says: '{count} van {of} koppen boven de voordelen beginnen met “Wat” of “Waar”.',
          todo: 'Noem de winst zelf.',
        },
        trade: {
          says: '{count} van {of} titels van toepassingen zijn een vak met “met”, “die” of “in” erachter.',
          todo: 'Noem de situatie, de vraag of het resultaat.',
        },
        'list-of-three': {
          says: '{count} van {of} diensten hebben een tekst met een dubbelepunt en een rijtje van drie.',
          todo: 'Schrijf er een paar als zinnen.',
        },
      },
    },
  },
  'content/similar': {
    says: '`{id}` heeft te veel gemeen met `{other}`: {similarity}.',
    todo: 'Herschrijf een van beide tot de maat onder 0,10 blijft.',
  },
  'content/thin': {
    says: '`{id}` heeft in het {locale} {words} eigen woorden, van minstens {atLeast}.',
    todo: 'Schrijf wat een koper nog vraagt.',
  },
  'content/words': {
    says: '`{key}` mist {count} teksten in elke taal: {fields}.',
    todo: 'Schrijf ze in de catalogus van het record.',
  },
  'fact/as-digits': {
    says: '`{got}` is het feit `{fact}` in cijfers.',
    todo: 'Gebruik zijn argument, zoals `{{fact}, number}`.',
  },
  'fact/unused': {
    says: 'Geen bericht toont `{fact}`.',
    todo: 'Gebruik `{{fact}, number}` waar het getal bedoeld is, of verwijder het feit.',
  },
  'image/format': {
    cases: {
      problem: {
        format: {
          says: '`public{src}` is {got|geen afbeelding}, waar {wanted} hoort.',
          todo: 'Bewaar het opnieuw in dat formaat, met de extensie ervan.',
        },
        narrow: {
          says: '`public{src}` is {got} pixels breed, van minstens {wanted}.',
          todo: 'Teken haar breder: grotere breedtes worden nooit van kleinere gemaakt.',
        },
      },
    },
  },
  'image/heavy': {
    says: '`public{src}` weegt {got} kB, van hooguit {wanted} op {width} pixels.',
    todo: 'Teken de afbeelding met minder details en draai `npm run images`.',
  },
  'image/missing': {
    says: '`public{src}` bestaat niet.',
    todo: '{name?`{name}` staat er als tekst zolang er geen logo is.} {near?Bedoelde u `{near}`?}',
  },
  'image/stale': {
    cases: {
      problem: {
        picture: {
          says: 'De breedtes van `public{src}` zijn van een andere afbeelding gemaakt.',
          todo: 'Voer `npm run images` uit.',
        },
        scene: {
          says: 'De afbeelding is van een eerdere versie van deze scène getekend.',
          todo: 'Voer `npm run art {scene}` uit, daarna `npm run images`.',
        },
        surplus: {
          says: '`{src}` hoort bij geen afbeelding die een record toont.',
          todo: 'Voer `npm run images` uit.',
        },
      },
    },
  },
  'image/third-party': { says: 'Deze afbeelding komt van {host}.', todo: 'Zet een kopie onder `public/`.' },
  'image/unused': { says: 'Geen record toont `{src}`.', todo: 'Verwijder het, of noem het in een record.' },
  'meta/duplicate': { says: '`{other}` heeft hetzelfde veld `{field}`.', todo: 'Zeg wat deze pagina onderscheidt.' },
  'slug/alias': {
    cases: {
      problem: {
        live: {
          says: '`{slug}` is een oude slug van `{id}` en de slug van `{other}`.',
          todo: 'Voer `npm run slugs` uit: een pagina heeft het oudste recht op haar slug.',
        },
        twice: {
          says: '`{slug}` leidt naar `{id}` en naar `{other}`.',
          todo: 'Laat hem in een van de twee lijsten staan.',
        },
        chain: {
          says: '`{id}` is weg en `{other}` neemt de plaats in, maar deze lijst leidt nog naar `{id}`.',
          todo: 'Voer `npm run slugs -- --into {id}={other}` uit.',
        },
      },
    },
  },
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
  'slug/removed': {
    says: '`{id}` was gepubliceerd op `{slug}` en is weg.',
    todo: 'Zet het record terug, of noem de opvolger: `npm run slugs -- --into {id}=<id>`.',
  },
  'slug/renamed': {
    says: '`{before}` is gepubliceerd en heet nu `{slug}`.',
    todo: 'Voer `npm run slugs` uit: het oude adres leidt dan naar het nieuwe.',
  },
  'slug/swapped': {
    says: '`{slug}` staat op de verkeerde plaats{other?: hij hoort bij `{other}`}.',
    todo: 'Wissel de twee slugs terug.',
  },
  'slug/unlocked': {
    says: 'De lock met slugs kent `{id}` niet.',
    todo: 'Voer `npm run slugs` uit.',
  },
  'slug/unsafe': {
    says: '{got} hoort niet in een URL.',
    todo: 'Gebruik kleine letters a–z, cijfers en losse koppeltekens, zoals `web-development`.',
  },
  'text/length': {
    cases: {
      problem: {
        long: { says: '{length} tekens, van hooguit {max}.', todo: 'Kort het in.' },
        short: { says: '{length} tekens, van minstens {min}.', todo: 'Zeg meer.' },
      },
    },
  },
  'text/near-duplicate': {
    says: '“{text}” staat ook bij `{other}`, of bijna ({similarity}).',
    todo: 'Zeg wat alleen deze dienst kan zeggen.',
  },
  'text/typography': {
    cases: {
      problem: {
        apostrophe: { says: 'Dit is een rechte apostrof.', todo: 'Schrijf ’; de rechte is ICU-syntaxis.' },
        quote: { says: '`{got}` is niet hoe dit huis citeert.', todo: 'Schrijf ‘…’.' },
        currency: {
          says: 'Een bedrag staat uitgeschreven met zijn teken.',
          todo: 'Gebruik `{price, number, euro}`: elke taal heeft haar eigen vorm.',
        },
        unit: { says: 'Een getal en zijn eenheid kunnen op twee regels komen.', todo: 'Zet `\\u00a0` ertussen.' },
        dash: { says: 'Een streepje staat tussen twee zinsdelen.', todo: 'Schrijf twee zinnen, of een komma.' },
        exclamation: { says: 'Een uitroepteken.', todo: 'Eindig op een punt.' },
      },
    },
  },
};
