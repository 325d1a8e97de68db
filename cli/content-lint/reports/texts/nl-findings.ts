import type { Words } from './texts.ts';

/** Wat er mis is en wat eraan te doen, in het Nederlands; `{name}` is een argument van de bevinding. */
export const dutchFindings: Words['findings'] = {
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
  'baseline/fixed': {
    says: '`{rule}` bij `{about}` is verholpen: nog {left} van {count}.',
    todo: 'Voer `content-lint check --baseline {file} --update-baseline` uit.',
  },
  'code/dynamic-id': {
    says: '`{form}` is pas in bedrijf bekend.',
    todo: 'Er hoeft niets te gebeuren. Met een type dat de mogelijke waarden noemt, is het na te gaan.',
  },
  'code/markup-text': {
    says: '“{text}” staat in de opmaak{attribute?, als `{attribute}`}.',
    todo: 'Zet de tekst in de catalogi en vraag erom met het id.',
  },
  'code/missing-value': {
    says: 'Het bericht `{id}` heeft {missing} nodig.',
    todo: 'Geef onder deze naam een waarde mee.',
  },
  'code/undefined-id': {
    says: '',
    todo: '',
    cases: {
      problem: {
        absent: {
          says: 'Er is geen bericht `{id}`.',
          todo: '{near?Bedoelde u `{near}`?} Voeg het anders toe aan de catalogi.',
        },
        group: {
          says: '`{id}` is een groep berichten, geen bericht.',
          todo: 'Noem het bericht daarin dat bedoeld is.',
        },
      },
    },
  },
  'code/unknown-value': {
    says: 'Het bericht `{id}` heeft geen argument `{name}`.',
    todo: '{near?Het moet `{near}` zijn.} Haal de waarde anders weg.',
  },
  'code/unused-id': {
    says: 'Niets in de code vraagt om `{id}`.',
    todo: 'Verwijder het in elke taal, of zet het in `exceptions.yaml` met de reden om het te houden.',
  },
  'code/value-type': {
    says: '',
    todo: '',
    cases: {
      problem: {
        type: {
          says: '`{name}` van `{id}` is van type {wanted}; dit is `{got}`.',
          todo: 'Geef een waarde van dat type mee.',
        },
        option: { says: '`{id}` heeft voor `{name}` geen optie `{got}`.', todo: 'Het moet `{near}` zijn.' },
      },
    },
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
  'exception/invalid': {
    says: 'Dit is geen goede uitzondering: `{field}` moet {wanted} zijn.',
    todo: 'Geef `rule`, `key` of `file`, en `reason`.',
  },
  'exception/unused': { says: 'Deze uitzondering dekt niets.', todo: 'Verwijder haar.' },
  'fact/unused': {
    says: 'Geen bericht toont `{fact}`.',
    todo: 'Gebruik `{{fact}, number}` waar het getal bedoeld is, of verwijder het feit.',
  },
  'icu/syntax': { says: '{reason}: `{got}`.', todo: 'Verbeter het bericht; tot dan toont de pagina de ruwe tekst.' },
  'image/format': {
    says: '',
    todo: '',
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
  'image/stale': {
    says: '',
    todo: '',
    cases: {
      problem: {
        picture: {
          says: 'De breedtes van `public{src}` zijn van een andere afbeelding gemaakt.',
          todo: 'Voer `npm run images` uit.',
        },
        surplus: {
          says: '`{src}` hoort bij geen afbeelding die een record toont.',
          todo: 'Voer `npm run images` uit.',
        },
        share: { says: '`public{src}` toont niet wat de pagina nu zegt.', todo: 'Voer `npm run og` uit.' },
      },
    },
  },
  'image/unused': { says: 'Geen record toont `{src}`.', todo: 'Verwijder het, of noem het in een record.' },
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
  'message/stale': {
    says: 'In het {otherLocale} staat nu “{source}”, in het {locale} nog steeds “{target}”.',
    todo: 'Vertaal de wijziging; is dat niet nodig, voer dan `content-lint accept {key}` uit.',
  },
  'slug/alias': {
    says: '',
    todo: '',
    cases: {
      problem: {
        live: {
          says: '`{slug}` is een oude slug van `{id}` en de slug van `{other}`.',
          todo: 'Voer `content-lint accept --slugs` uit: een pagina heeft het oudste recht op haar slug.',
        },
        twice: {
          says: '`{slug}` leidt naar `{id}` en naar `{other}`.',
          todo: 'Laat hem in een van de twee lijsten staan.',
        },
        chain: {
          says: '`{id}` is weg en `{other}` neemt de plaats in, maar deze lijst leidt nog naar `{id}`.',
          todo: 'Voer `content-lint accept --slugs --into {id}={other}` uit.',
        },
      },
    },
  },
  'slug/removed': {
    says: '`{id}` was gepubliceerd op `{slug}` en is weg.',
    todo: 'Zet het record terug, of noem de opvolger: `content-lint accept --slugs --into {id}=<id>`.',
  },
  'slug/renamed': {
    says: '`{before}` is gepubliceerd en heet nu `{slug}`.',
    todo: 'Voer `content-lint accept --slugs` uit: het oude adres leidt dan naar het nieuwe.',
  },
  'slug/unlocked': {
    says: 'De lock met slugs kent `{id}` niet.',
    todo: 'Voer `content-lint accept --slugs` uit.',
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
  'format/invalid': {
    says: '',
    todo: '',
    cases: {
      kind: {
        unknown: {
          says: '`{style}` is een opmaak die niemand bepaalt.',
          todo: '{near?Bedoelde u `{near}`?} Noem er een van het project, of schrijf een patroon achter `::`.',
        },
        empty: { says: 'De opmaak van `{name}` zegt niets.', todo: 'Verbeter het patroon achter `::`.' },
        throws: {
          says: 'Het formatteren van `{name}` mislukt bij het draaien: {problem}.',
          todo: 'Verbeter het patroon achter `::`.',
        },
      },
    },
  },
  'message/foreign-word': {
    says: '{words} is geen {locale}.',
    todo: 'Vertaal het, of zet een naam of citaat tussen aanhalingstekens.',
  },
  'message/untranslated': {
    says: 'Deze tekst is {otherLocale} en staat in beide talen.',
    todo: 'Vertaal hem naar het {locale}.',
  },
  'message/wrong-language': {
    says: 'Deze tekst is {otherLocale}, in de catalogus voor het {locale}.',
    todo: 'Vertaal hem, of zet hem in de andere catalogus.',
  },
  'plural/exact': {
    says: '`{option}` van `{name}` staat maar in één taal{near?: de andere heeft `{near}`}.',
    todo: 'Geef het {locale} ook een tekst voor dit getal, of haal hem hier weg.',
  },
  'plural/flattened': {
    says: '`{{name}}` staat voor een woord in het meervoud, en dat is fout bij 1.',
    todo: 'Schrijf een meervoud, zoals de andere taal.',
  },
  'plural/kind': {
    says: '`{name}` telt hier met `{got}` en in de bron met `{wanted}`.',
    todo: 'Gebruik `{wanted}`.',
  },
  'plural/missing-category': {
    says: 'Het meervoud van `{name}` mist {missing}.',
    todo: 'Voeg de vormen toe die het {locale} heeft.',
  },
  'plural/offset': {
    says: 'De offset van `{name}` is {got}, in de bron {wanted}.',
    todo: 'Gebruik de offset van de bron.',
  },
  'plural/unknown-category': {
    says: 'Het {locale} gebruikt {options} nooit.',
    todo: '{near?Bedoelde u `{near}`?} Haal hem anders weg.',
  },
  'select/options': {
    says: '',
    todo: '',
    cases: {
      problem: {
        unknown: {
          says: 'De bron heeft geen optie {options} van `{name}`{missing?, en {missing} ontbreekt}.',
          todo: '{near?Bedoeld is {near}.} Opties zijn sleutelwoorden: die worden niet vertaald.',
        },
        missing: {
          says: 'Bij de opties van `{name}` ontbreekt {missing}.',
          todo: 'Voeg toe; in plaats ervan verschijnt nu de tekst van `other`.',
        },
      },
    },
  },
  'tag/emptied': {
    says: '`<{name}>` heeft hier geen tekst.',
    todo: 'Zet de woorden tussen de tags waar ze bij horen.',
  },
  'tag/missing': { says: '{locale} mist `<{name}>`.', todo: 'Zet de tags om de woorden waar ze bij horen.' },
  'tag/renamed': {
    says: '`<{got}>` moet `<{near}>` zijn.',
    todo: 'Gebruik de naam van de bron, in de openende en de sluitende tag.',
  },
  'tag/unknown': {
    says: 'De bron heeft geen `<{name}>`.',
    todo: 'Haal de tags weg, of voeg ze toe aan de bron en aan de aanroep.',
  },
  'text/brand': { says: '`{got}` schrijft men `{near}`.', todo: 'Schrijf het zoals de eigenaar.' },
  'text/digits': {
    says: '{wanted?De bron zegt {wanted}}{got?, hier staat {got}}.',
    todo: 'Geef beide talen dezelfde getallen.',
  },
  'text/end-punctuation': {
    says: 'Dit eindigt op {got|geen leesteken}, de bron op {wanted|geen leesteken}.',
    todo: 'Laat beide op hetzelfde eindigen.',
  },
  'text/html-entity': {
    says: '`{got}`{more? en nog {more} van dien aard} verschijnt zoals het er staat.',
    todo: 'Schrijf het teken zelf{near?: {near}}.',
  },
  'text/invisible': {
    says: 'Hier staat {code}, een teken dat niet te zien is{more?; er volgen er nog {more}}.',
    todo: 'Haal het weg.',
  },
  'text/mixed-script': {
    says: '`{got}` lijkt op Latijnse letters en is het niet{more?; er volgen er nog {more}}.',
    todo: 'Typ het woord opnieuw.',
  },
  'text/mojibake': {
    says: '`{got}` is in de verkeerde codering gelezen{more?; er volgen er nog {more}}.',
    todo: '{near?Schrijf `{near}`.} Bewaar het bestand als UTF-8.',
  },
  'text/stray-brace': {
    says: 'Deze `}` sluit niets.',
    todo: "Haal hem weg, of zet de openingsaccolade terug; als tekst schrijft men `'}'`.",
  },
  'text/stray-pound': {
    says: 'Dit `#` staat buiten een meervoud en verschijnt zoals het er staat.',
    todo: 'Zet het in het meervoud, of noem het argument.',
  },
  'text/unfinished': { says: 'Hier is `{got}` blijven staan.', todo: 'Schrijf de tekst.' },
  'text/unit': { says: 'De bron telt in {wanted}, dit in {got}.', todo: 'Gebruik de eenheid van de bron.' },
  'text/url': {
    says: '{wanted?De bron heeft {wanted}}{got?, hier staat {got}}.',
    todo: 'Geef beide talen hetzelfde adres.',
  },
  'text/whitespace': {
    says: '',
    todo: '',
    cases: {
      problem: {
        leading: { says: 'Alleen de tekst in het {locale} begint met een spatie.', todo: 'Haal haar weg.' },
        trailing: { says: 'Alleen de tekst in het {locale} eindigt op een spatie.', todo: 'Haal haar weg.' },
        double: { says: 'Alleen de tekst in het {locale} heeft meer spaties achter elkaar.', todo: 'Houd er één.' },
        'before-sign': { says: 'Voor een leesteken staat een spatie.', todo: 'Haal haar weg.' },
        glued: { says: 'Hier ontbreekt een spatie die de andere taal wel heeft.', todo: 'Zet haar erbij.' },
        lines: {
          says: 'De tekst in het {locale} heeft {got} regeleinden, de bron {wanted}.',
          todo: 'Breek de regels op dezelfde plaatsen af.',
        },
      },
    },
  },
  'content/shape': {
    says: '',
    todo: '',
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
  'fact/as-digits': {
    says: '`{got}` is het feit `{fact}` in cijfers.',
    todo: 'Gebruik zijn argument, zoals `{{fact}, number}`.',
  },
  'meta/duplicate': { says: '`{other}` heeft hetzelfde veld `{field}`.', todo: 'Zeg wat deze pagina onderscheidt.' },
  'text/length': {
    says: '',
    todo: '',
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
    says: '',
    todo: '',
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
  'content/sample': {
    says: '',
    todo: '',
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
  'text/term': {
    says: '',
    todo: '',
    cases: {
      problem: {
        missing: {
          says: '`{got}` staat in de andere taal; hier ontbreekt `{wanted}`.',
          todo: 'Gebruik het afgesproken woord, of pas `terms.yaml` aan.',
        },
        file: {
          says: 'Dit is geen lijst van termen: het moet {wanted} zijn.',
          todo: 'Geef `names`, een lijst, en `terms`, een lijst van woorden per taal.',
        },
      },
    },
  },
  'message/empty-branch': {
    says: 'De tak `{option}` heeft hier geen tekst.',
    todo: 'Schrijf hem, zoals de andere taal.',
  },
  'message/shape': {
    says: '`{key}` is in het {otherLocale} een tekst en in het {locale} een groep.',
    todo: 'Geef beide talen hetzelfde.',
  },
  'text/currency': {
    says: 'De bron zegt {wanted}, hier staat {got}.',
    todo: 'Noem dezelfde valuta, of beter: gebruik een getalopmaak.',
  },
  'text/escape': {
    says: '`{got}` verschijnt zoals het er staat.',
    todo: "In JSON is een regeleinde `\\n`, in ICU citeert men een accolade als `'{'`.",
  },
  'text/placeholder': {
    says: '`{got}` is geen ICU-plaatshouder en verschijnt zoals het er staat.',
    todo: 'Schrijf `{name}`.',
  },
  'text/unbalanced': { says: '`{got}` heeft hier geen wederhelft.', todo: 'Voeg haar toe.' },
  'content/reference': { says: 'Er is geen {kind} `{id}`.', todo: '{near?Bedoelde u `{near}`?}' },
  'content/duplicate': { says: '`{value}` staat hier voor de tweede keer.', todo: 'Haal een van de twee weg.' },
  'image/third-party': { says: 'Deze afbeelding komt van {host}.', todo: 'Zet een kopie onder `public/`.' },
  'text/number-style': {
    says: 'Zo schrijft het {locale} dit getal niet: `{got}`.',
    todo: 'Gebruik de scheidingstekens van de taal, of beter: een argument met opmaak.',
  },
  'plural/forms': {
    says: '',
    todo: '',
    cases: {
      problem: {
        same: { says: 'Beide vormen van `{name}` zijn het enkelvoud.', todo: 'Schrijf het meervoud in `other`.' },
        swapped: {
          says: 'De vormen van `{name}` zijn verwisseld: `one` heeft het meervoud.',
          todo: 'Wissel de twee teksten om.',
        },
      },
    },
  },
};
