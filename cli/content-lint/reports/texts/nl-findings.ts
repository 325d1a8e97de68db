import type { OwnFindingTexts } from './texts.ts';

/** Wat er mis is en wat eraan te doen, in het Nederlands; `{name}` is een argument van de bevinding. */
export const dutchFindings: OwnFindingTexts = {
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
  'exception/invalid': {
    says: 'Dit is geen goede uitzondering: `{field}` moet {wanted} zijn.',
    todo: 'Geef `rule`, `key` of `file`, en `reason`.',
  },
  'exception/unused': { says: 'Deze uitzondering dekt niets.', todo: 'Verwijder haar.' },
  'format/invalid': {
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
  'icu/syntax': { says: '{reason}: `{got}`.', todo: 'Verbeter het bericht; tot dan toont de pagina de ruwe tekst.' },
  'json/duplicate-key': { says: '`{key}` staat hier voor de tweede keer.', todo: 'Houd een van de twee.' },
  'json/syntax': {
    says: 'Dit is geen geldige JSON: {reason}.',
    todo: 'Verbeter het hier; wat erna nog leesbaar was, is gecontroleerd.',
  },
  'message/empty': {
    says: 'De tekst in het {locale} is leeg.',
    todo: 'Schrijf hem, of haal de sleutel uit elke taal.',
  },
  'message/empty-branch': {
    says: 'De tak `{option}` heeft hier geen tekst.',
    todo: 'Schrijf hem, zoals de andere taal.',
  },
  'message/foreign-word': {
    says: '{words} is geen {locale}.',
    todo: 'Vertaal het, of zet een naam of citaat tussen aanhalingstekens.',
  },
  'message/id-typo': { says: '`{got}` moet `{near}` zijn.', todo: 'Hernoem de sleutel.' },
  'message/missing': { says: '{locale} mist `{key}`.', todo: 'Voeg de sleutel met zijn tekst toe.' },
  'message/missing-file': {
    says: '{locale} heeft geen tegenhanger van dit bestand ({count} berichten).',
    todo: 'Voeg het bestand met dezelfde naam toe.',
  },
  'message/not-text': { says: '`{key}` is {type}, geen tekst.', todo: 'Zet de waarde tussen aanhalingstekens.' },
  'message/shape': {
    says: '`{key}` is in het {otherLocale} een tekst en in het {locale} een groep.',
    todo: 'Geef beide talen hetzelfde.',
  },
  'message/stale': {
    says: 'In het {otherLocale} staat nu “{source}”, in het {locale} nog steeds “{target}”.',
    todo: 'Vertaal de wijziging; is dat niet nodig, voer dan `content-lint accept {key}` uit.',
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
  'plural/forms': {
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
  'text/currency': {
    says: 'De bron zegt {wanted}, hier staat {got}.',
    todo: 'Noem dezelfde valuta, of beter: gebruik een getalopmaak.',
  },
  'text/digits': {
    says: '{wanted?De bron zegt {wanted}}{got?, hier staat {got}}.',
    todo: 'Geef beide talen dezelfde getallen.',
  },
  'text/end-punctuation': {
    says: 'Dit eindigt op {got|geen leesteken}, de bron op {wanted|geen leesteken}.',
    todo: 'Laat beide op hetzelfde eindigen.',
  },
  'text/escape': {
    says: '`{got}` verschijnt zoals het er staat.',
    todo: "In JSON is een regeleinde `\\n`, in ICU citeert men een accolade als `'{'`.",
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
  'text/number-style': {
    says: 'Zo schrijft het {locale} dit getal niet: `{got}`.',
    todo: 'Gebruik de scheidingstekens van de taal, of beter: een argument met opmaak.',
  },
  'text/placeholder': {
    says: '`{got}` is geen ICU-plaatshouder en verschijnt zoals het er staat.',
    todo: 'Schrijf `{name}`.',
  },
  'text/stray-brace': {
    says: 'Deze `}` sluit niets.',
    todo: "Haal hem weg, of zet de openingsaccolade terug; als tekst schrijft men `'}'`.",
  },
  'text/stray-pound': {
    says: 'Dit `#` staat buiten een meervoud en verschijnt zoals het er staat.',
    todo: 'Zet het in het meervoud, of noem het argument.',
  },
  'text/term': {
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
  'text/unbalanced': { says: '`{got}` heeft hier geen wederhelft.', todo: 'Voeg haar toe.' },
  'text/unfinished': { says: 'Hier is `{got}` blijven staan.', todo: 'Schrijf de tekst.' },
  'text/unit': { says: 'De bron telt in {wanted}, dit in {got}.', todo: 'Gebruik de eenheid van de bron.' },
  'text/url': {
    says: '{wanted?De bron heeft {wanted}}{got?, hier staat {got}}.',
    todo: 'Geef beide talen hetzelfde adres.',
  },
  'text/whitespace': {
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
  'yaml/duplicate-key': { says: 'Dit veld staat hier voor de tweede keer.', todo: 'Houd een van de twee.' },
  'yaml/syntax': {
    says: 'Dit is geen geldige YAML: {reason}.',
    todo: 'Verbeter het; tot dan blijft het record weg.',
  },
};
