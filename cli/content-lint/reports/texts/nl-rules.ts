import type { OwnRuleTexts } from './texts.ts';

/** What each rule finds and why, what is wrong and what to do about it; `{name}` is an argument of the finding. */
export const dutchRules: OwnRuleTexts = {
  'argument/format': {
    summary: 'Een getal of datum is in de vertaling anders opgemaakt.',
    why: 'Een percentage dat een kaal getal wordt, of een korte datum tegenover een lange, zegt iets anders dan de bron.',
    says: '`{name}` heeft de opmaak `{got|geen}`, de bron heeft `{wanted|geen}`.',
    todo: 'Geef het in beide talen dezelfde opmaak.',
  },
  'argument/lost-in-branch': {
    summary: 'Een argument ontbreekt in één tak van een meervoud of keuze.',
    why: 'De tekst klopt voor de meeste waarden en voor één niet: de fout die bij het testen niemand ziet.',
    says: '`{name}` ontbreekt in de tak `{option}`.',
    todo: 'Zet `{{name}}` in deze tak, zoals de andere taal het heeft.',
  },
  'argument/missing': {
    summary: 'Een vertaling is een argument kwijt.',
    why: 'De lezer van die taal krijgt de naam, het getal of de datum niet die de anderen wel krijgen.',
    says: '{locale} mist `{{name}}`.',
    todo: 'Zet het waar de zin het nodig heeft.',
  },
  'argument/renamed': {
    summary: 'Een vertaling noemt een argument anders.',
    why: 'De waarde komt binnen onder de naam van de bron; onder een andere komt niets aan en mislukt het formatteren.',
    says: '`{{got}}` moet `{{near}}` zijn.',
    todo: 'Gebruik de naam van de bron: daaronder komt de waarde binnen.',
  },
  'argument/type': {
    summary: 'Een argument heeft in de vertaling een ander type.',
    why: 'Er is één waarde voor alle talen: een datum is niet te tellen, en een sleutelwoord als `male` is geen tekst om te tonen.',
    says: '`{name}` is hier `{got}` en in de bron `{wanted}`.',
    todo: 'Gebruik het type van de bron.',
  },
  'argument/unknown': {
    summary: 'Een vertaling gebruikt een argument dat de bron niet heeft.',
    why: 'Niemand geeft er een waarde voor, dus het formatteren mislukt en de pagina toont de ruwe tekst.',
    says: 'De bron heeft geen `{{name}}`.',
    todo: 'Haal het weg, of voeg het toe aan de bron en aan de aanroep.',
  },
  'baseline/fixed': {
    summary: 'Een bevinding uit de baseline is weg.',
    why: 'Ze is verholpen: zolang ze in de baseline staat, kan dezelfde fout ongezien terugkomen. `--update-baseline` haalt haar eruit.',
    says: '`{rule}` bij `{about}` is verholpen: nog {left} van {count}.',
    todo: 'Voer `content-lint check --baseline {file} --update-baseline` uit.',
  },
  'code/dynamic-id': {
    summary: 'Een id ontstaat pas in bedrijf, uit wat de code niet vertelt.',
    why: 'Of zo’n bericht bestaat, is niet na te gaan. Waar het id voor kan staan, heet niet ongebruikt; het wordt genoemd en laat niets mislukken.',
    says: '`{form}` is pas in bedrijf bekend.',
    todo: 'Er hoeft niets te gebeuren. Met een type dat de mogelijke waarden noemt, is het na te gaan.',
  },
  'code/markup-text': {
    summary: 'Een tekst staat in de opmaak van een component.',
    why: 'Hij is in elke taal dezelfde, en geen vertaler krijgt hem ooit te zien.',
    says: '“{text}” staat in de opmaak{attribute?, als `{attribute}`}.',
    todo: 'Zet de tekst in de catalogi en vraag erom met het id.',
  },
  'code/missing-value': {
    summary: 'Een aanroep geeft een waarde niet mee die haar bericht nodig heeft.',
    why: 'Het opmaken mislukt pas bij de bezoeker, en die leest het bericht met accolades en al.',
    says: 'Het bericht `{id}` heeft {missing} nodig.',
    todo: 'Geef onder deze naam een waarde mee.',
  },
  'code/undefined-id': {
    summary: 'De code vraagt om een bericht dat in geen catalogus staat.',
    why: 'De bezoeker krijgt het id zelf te zien. De compiler weet van niets: voor hem is een id zomaar een tekst.',
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
    summary: 'Een aanroep geeft een waarde mee die haar bericht niet gebruikt.',
    why: 'Of het bericht is een argument kwijt, of de waarde heeft de verkeerde naam en de goede ontbreekt.',
    says: 'Het bericht `{id}` heeft geen argument `{name}`.',
    todo: '{near?Het moet `{near}` zijn.} Haal de waarde anders weg.',
  },
  'code/unused-id': {
    summary: 'Geen code vraagt om dit bericht.',
    why: 'Het wordt voor niemand vertaald, nagelezen en meegesleept. Wat met opzet blijft, hoort met een reden in `exceptions.yaml`.',
    says: 'Niets in de code vraagt om `{id}`.',
    todo: 'Verwijder het in elke taal, of zet het in `exceptions.yaml` met de reden om het te houden.',
  },
  'code/value-type': {
    summary: 'Een aanroep geeft een waarde van een ander type mee dan haar bericht nodig heeft.',
    why: 'Een tekst is niet te tellen en is geen datum, een tag heeft een functie nodig, en een sleutelwoord dat geen optie heeft, valt stil terug op `other`.',
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
    summary: 'Een uitzondering heeft geen reden, of een veld dat niet bestaat.',
    why: 'Zonder reden weet later niemand of ze weg mag. Tot ze klopt, dekt ze niets.',
    says: 'Dit is geen goede uitzondering: `{field}` moet {wanted} zijn.',
    todo: 'Geef `rule`, `key` of `file`, en `reason`.',
  },
  'exception/unused': {
    summary: 'Een uitzondering dekt niets meer.',
    why: 'Wat ze toestond, is verholpen; blijft ze staan, dan verbergt ze de volgende fout van dat soort.',
    says: 'Deze uitzondering dekt niets.',
    todo: 'Verwijder haar.',
  },
  'format/invalid': {
    summary: 'Een getal- of datumopmaak bestaat niet of is niet uit te voeren.',
    why: 'Het formatteren mislukt bij het draaien, of valt stil terug op de gewone vorm. Elke opmaak wordt hier met een aannemelijke waarde geprobeerd.',
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
  'icu/syntax': {
    summary: 'Een bericht is geen geldig ICU MessageFormat.',
    why: 'Bij het draaien is het bericht niet te formatteren, en de pagina toont de ruwe tekst met accolades.',
    says: '{reason}: `{got}`.',
    todo: 'Verbeter het bericht; tot dan toont de pagina de ruwe tekst.',
  },
  'json/duplicate-key': {
    summary: 'Een sleutel staat twee keer in een catalogus.',
    why: 'JSON houdt de laatste en laat de eerste stil vallen; wie de eerste bewerkt, ziet niets veranderen.',
    says: '`{key}` staat hier voor de tweede keer.',
    todo: 'Houd een van de twee.',
  },
  'json/syntax': {
    summary: 'Een catalogus is geen geldige JSON.',
    why: 'De build kan het bestand niet lezen, dus elke tekst erin valt terug of verdwijnt. De rest van het project wordt toch gecontroleerd.',
    says: 'Dit is geen geldige JSON: {reason}.',
    todo: 'Verbeter het hier; wat erna nog leesbaar was, is gecontroleerd.',
  },
  'message/empty': {
    summary: 'Een bericht heeft geen tekst.',
    why: 'Een lege tekst telt als ontbrekend: de lookup gaat door naar de andere taal, of naar de sleutel.',
    says: 'De tekst in het {locale} is leeg.',
    todo: 'Schrijf hem, of haal de sleutel uit elke taal.',
  },
  'message/empty-branch': {
    summary: 'Een tak van een meervoud of keuze heeft in één taal geen tekst.',
    why: 'Bij die ene waarde ziet de bezoeker helemaal niets, en bij alle andere is alles in orde.',
    says: 'De tak `{option}` heeft hier geen tekst.',
    todo: 'Schrijf hem, zoals de andere taal.',
  },
  'message/foreign-word': {
    summary: 'In een tekst bleef een woord van de andere taal staan.',
    why: 'Een half vertaalde zin oogt slordig. Namen en woorden tussen aanhalingstekens blijven buiten beschouwing.',
    says: '{words} is geen {locale}.',
    todo: 'Vertaal het, of zet een naam of citaat tussen aanhalingstekens.',
  },
  'message/id-typo': {
    summary: 'Een vertaling heeft haar id bijna goed.',
    why: 'De tekst is er, onder een naam waar niemand om vraagt: voor de bezoeker ontbreekt zij.',
    says: '`{got}` moet `{near}` zijn.',
    todo: 'Hernoem de sleutel.',
  },
  'message/missing': {
    summary: 'Een bericht bestaat maar in één taal.',
    why: 'Engels valt terug op de Nederlandse tekst en Nederlands op de kale sleutel: de bezoeker leest de verkeerde taal, of code.',
    says: '{locale} mist `{key}`.',
    todo: 'Voeg de sleutel met zijn tekst toe.',
  },
  'message/missing-file': {
    summary: 'Een heel catalogusbestand heeft geen tegenhanger.',
    why: 'Eén vergeten bestand is één bevinding, niet een per bericht.',
    says: '{locale} heeft geen tegenhanger van dit bestand ({count} berichten).',
    todo: 'Voeg het bestand met dezelfde naam toe.',
  },
  'message/not-text': {
    summary: 'Een waarde is een getal, true, false of null.',
    why: 'Alleen teksten zijn berichten. Iets anders slaat de lookup over, en de pagina toont de sleutel.',
    says: '`{key}` is {type}, geen tekst.',
    todo: 'Zet de waarde tussen aanhalingstekens.',
  },
  'message/shape': {
    summary: 'Een sleutel is in de ene taal een tekst en in de andere een groep.',
    why: 'Wie om de tekst vraagt, krijgt in de andere taal niets, en wie om de delen vraagt in deze niet.',
    says: '`{key}` is in het {otherLocale} een tekst en in het {locale} een groep.',
    todo: 'Geef beide talen hetzelfde.',
  },
  'message/stale': {
    summary: 'De brontekst is gewijzigd en de vertaling niet.',
    why: 'Beide zijn in orde, dus geen vergelijking ziet het: alleen een lijst van welke teksten bij elkaar hoorden. `content-lint accept` schrijft die lijst, `source.lock.json` naast de catalogi, nadat iemand de twee heeft vergeleken. Spaties tellen niet mee, en een bericht dat nooit is geaccepteerd is niet verouderd.',
    says: 'In het {otherLocale} staat nu “{source}”, in het {locale} nog steeds “{target}”.',
    todo: 'Vertaal de wijziging; is dat niet nodig, voer dan `content-lint accept {key}` uit.',
  },
  'message/untranslated': {
    summary: 'Een tekst is in beide talen gelijk en hoort bij één ervan.',
    why: 'Iemand kopieerde hem om later te vertalen. Namen en woorden die beide talen gebruiken, mogen gelijk zijn.',
    says: 'Deze tekst is {otherLocale} en staat in beide talen.',
    todo: 'Vertaal hem naar het {locale}.',
  },
  'message/wrong-language': {
    summary: 'Een tekst is in een andere taal dan zijn catalogus.',
    why: 'Twee kolommen zijn verwisseld, of de vertaling is nooit gemaakt: de bezoeker leest de verkeerde taal.',
    says: 'Deze tekst is {otherLocale}, in de catalogus voor het {locale}.',
    todo: 'Vertaal hem, of zet hem in de andere catalogus.',
  },
  'plural/exact': {
    summary: 'Een getal heeft maar in één taal een eigen tekst.',
    why: 'Waar het Nederlands “Geen berichten” leest, leest het Engels “0 messages”. `=1` en `one` tellen als hetzelfde.',
    says: '`{option}` van `{name}` staat maar in één taal{near?: de andere heeft `{near}`}.',
    todo: 'Geef het {locale} ook een tekst voor dit getal, of haal hem hier weg.',
  },
  'plural/flattened': {
    summary: 'Een meervoud werd een vaste tekst met een zelfstandig naamwoord in het meervoud.',
    why: 'Een tekst als “{count} berichten” is fout bij 1. Een tekst die bij elk getal past, zoals “{count} jaar”, mag.',
    says: '`{{name}}` staat voor een woord in het meervoud, en dat is fout bij 1.',
    todo: 'Schrijf een meervoud, zoals de andere taal.',
  },
  'plural/forms': {
    summary: 'De vormen van een meervoud zijn verwisseld, of allebei het enkelvoud.',
    why: 'De bezoeker leest “1 berichten” of “5 bericht”: het meervoud is er en doet niets.',
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
    summary: 'De ene taal telt waar de andere een rangorde geeft.',
    why: '`plural` is voor 1, 2, 3 en `selectordinal` voor 1e, 2e, 3e: verwisseld worden de verkeerde vormen gekozen.',
    says: '`{name}` telt hier met `{got}` en in de bron met `{wanted}`.',
    todo: 'Gebruik `{wanted}`.',
  },
  'plural/missing-category': {
    summary: 'Een meervoud mist een vorm die de taal heeft.',
    why: 'Zonder `one` leest men “1 berichten”. Welke vormen een taal heeft, komt uit CLDR.',
    says: 'Het meervoud van `{name}` mist {missing}.',
    todo: 'Voeg de vormen toe die het {locale} heeft.',
  },
  'plural/offset': {
    summary: 'De offset van een meervoud verschilt.',
    why: 'De offset gaat er vóór het tellen af: met een andere toont dezelfde waarde een ander getal.',
    says: 'De offset van `{name}` is {got}, in de bron {wanted}.',
    todo: 'Gebruik de offset van de bron.',
  },
  'plural/unknown-category': {
    summary: 'Een meervoud heeft een vorm die de taal nooit gebruikt.',
    why: 'Geen getal leidt ernaartoe, dus de tekst wordt nooit getoond: `zero` is geen vorm van het Nederlands of Engels, bedoeld is `=0`.',
    says: 'Het {locale} gebruikt {options} nooit.',
    todo: '{near?Bedoelde u `{near}`?} Haal hem anders weg.',
  },
  'select/options': {
    summary: 'De opties van een keuze verschillen.',
    why: 'Het programma geeft één sleutelwoord voor alle talen; wat een taal niet kent, valt op `other`.',
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
    summary: 'Een tag is in de vertaling zijn tekst kwijt.',
    why: 'Een link om niets heen is niet te zien, niet aan te klikken en niet voor te lezen.',
    says: '`<{name}>` heeft hier geen tekst.',
    todo: 'Zet de woorden tussen de tags waar ze bij horen.',
  },
  'tag/missing': {
    summary: 'Een vertaling is een tag kwijt.',
    why: 'De link of nadruk is in die taal weg, en daarmee waar een bezoeker op kan klikken.',
    says: '{locale} mist `<{name}>`.',
    todo: 'Zet de tags om de woorden waar ze bij horen.',
  },
  'tag/renamed': {
    summary: 'Een vertaling noemt een tag anders.',
    why: 'De link of nadruk komt binnen onder de naam van de bron; onder een andere mislukt het formatteren.',
    says: '`<{got}>` moet `<{near}>` zijn.',
    todo: 'Gebruik de naam van de bron, in de openende en de sluitende tag.',
  },
  'tag/unknown': {
    summary: 'Een vertaling heeft een tag die de bron niet heeft.',
    why: 'Er wordt niets voor meegegeven, dus het formatteren mislukt en de pagina toont de ruwe tekst.',
    says: 'De bron heeft geen `<{name}>`.',
    todo: 'Haal de tags weg, of voeg ze toe aan de bron en aan de aanroep.',
  },
  'text/brand': {
    summary: 'Een beschermde naam is niet gespeld zoals de eigenaar dat doet.',
    why: 'Wie WooCommerce-winkels verkoopt en “Woocommerce” schrijft, wordt niet geloofd.',
    says: '`{got}` schrijft men `{near}`.',
    todo: 'Schrijf het zoals de eigenaar.',
  },
  'text/currency': {
    summary: 'De twee talen noemen verschillende valuta.',
    why: 'Een prijs van €49 is er geen van $49.',
    says: 'De bron zegt {wanted}, hier staat {got}.',
    todo: 'Noem dezelfde valuta, of beter: gebruik een getalopmaak.',
  },
  'text/digits': {
    summary: 'De getallen in de twee talen verschillen.',
    why: 'Twee prijzen of termijnen op twee pagina’s: één ervan is een belofte die niemand wilde doen.',
    says: '{wanted?De bron zegt {wanted}}{got?, hier staat {got}}.',
    todo: 'Geef beide talen dezelfde getallen.',
  },
  'text/end-punctuation': {
    summary: 'De twee talen eindigen op een ander leesteken.',
    why: 'Een verloren vraagteken verandert de betekenis; een verloren punt valt op in een lijst waar de rest er een heeft.',
    says: 'Dit eindigt op {got|geen leesteken}, de bron op {wanted|geen leesteken}.',
    todo: 'Laat beide op hetzelfde eindigen.',
  },
  'text/escape': {
    summary: 'Een backslash staat maar in één taal.',
    why: 'Een escape werd twee keer ge-escapet, zoals in `\\\\n`: de bezoeker ziet de backslash. ICU citeert met apostroffen, niet met backslashes.',
    says: '`{got}` verschijnt zoals het er staat.',
    todo: "In JSON is een regeleinde `\\n`, in ICU citeert men een accolade als `'{'`.",
  },
  'text/html-entity': {
    summary: 'Een tekst bevat een HTML-entiteit.',
    why: 'Berichten zijn tekst, geen HTML: de bezoeker leest `&amp;` zoals het er staat.',
    says: '`{got}`{more? en nog {more} van dien aard} verschijnt zoals het er staat.',
    todo: 'Schrijf het teken zelf{near?: {near}}.',
  },
  'text/invisible': {
    summary: 'Een tekst bevat een teken dat niet te zien is.',
    why: 'Tekens zonder breedte en richtingstekens breken zoeken, links en regels af, en kunnen een tekst omdraaien.',
    says: 'Hier staat {code}, een teken dat niet te zien is{more?; er volgen er nog {more}}.',
    todo: 'Haal het weg.',
  },
  'text/mixed-script': {
    summary: 'Een woord mengt Latijnse letters met dubbelgangers.',
    why: 'Een Cyrillische “а” lijkt op een Latijnse, maar geen zoekmachine vindt het woord en geen schermlezer spreekt het goed uit.',
    says: '`{got}` lijkt op Latijnse letters en is het niet{more?; er volgen er nog {more}}.',
    todo: 'Typ het woord opnieuw.',
  },
  'text/mojibake': {
    summary: 'Een teken is in de verkeerde codering gelezen.',
    why: 'Een woord als “coÃ¶rdinatie” vertelt de bezoeker dat niemand de pagina heeft bekeken.',
    says: '`{got}` is in de verkeerde codering gelezen{more?; er volgen er nog {more}}.',
    todo: '{near?Schrijf `{near}`.} Bewaar het bestand als UTF-8.',
  },
  'text/number-style': {
    summary: 'Een getal is geschreven zoals de andere taal het schrijft.',
    why: 'Het getal 1.000 is duizend in het Nederlands en één in het Engels, en 2,5 is in het Engels geen getal.',
    says: 'Zo schrijft het {locale} dit getal niet: `{got}`.',
    todo: 'Gebruik de scheidingstekens van de taal, of beter: een argument met opmaak.',
  },
  'text/placeholder': {
    summary: 'Een plaatshouder van een ander systeem staat maar in één taal.',
    why: 'ICU vult `{name}` en verder niets: `%s` blijft op de pagina staan zoals het is.',
    says: '`{got}` is geen ICU-plaatshouder en verschijnt zoals het er staat.',
    todo: 'Schrijf `{name}`.',
  },
  'text/stray-brace': {
    summary: 'Een sluitaccolade staat buiten elk argument.',
    why: 'De parser houdt hem voor tekst, dus de bezoeker ziet hem. Meestal viel een openingsaccolade weg, of kwam er een te veel.',
    says: 'Deze `}` sluit niets.',
    todo: "Haal hem weg, of zet de openingsaccolade terug; als tekst schrijft men `'}'`.",
  },
  'text/stray-pound': {
    summary: 'Een `#` staat buiten een meervoud.',
    why: 'Alleen binnen een meervoud staat het voor het getal; erbuiten, en binnen een keuze, ziet de bezoeker het teken zelf.',
    says: 'Dit `#` staat buiten een meervoud en verschijnt zoals het er staat.',
    todo: 'Zet het in het meervoud, of noem het argument.',
  },
  'text/term': {
    summary: 'Een naam is veranderd, of een term heeft een andere vertaling dan afgesproken.',
    why: 'Een bezoeker die op de ene pagina “quote” leest en op de volgende “offer”, vraagt zich af of het twee dingen zijn. Namen en termen staan in `terms.yaml` naast de catalogi.',
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
  'text/unbalanced': {
    summary: 'Een haakje of aanhalingsteken staat maar in één taal open.',
    why: 'Het is afgekapt of anders getypt; de lezer wacht op de andere helft.',
    says: '`{got}` heeft hier geen wederhelft.',
    todo: 'Voeg haar toe.',
  },
  'text/unfinished': {
    summary: 'Een tekst is niet afgemaakt.',
    why: 'Een notitie aan uzelf, vultekst of een kale sleutel zou op de pagina staan.',
    says: 'Hier is `{got}` blijven staan.',
    todo: 'Schrijf de tekst.',
  },
  'text/unit': {
    summary: 'Een getal heeft in de vertaling een andere eenheid.',
    why: 'De cijfers zijn gelijk, dus niemand ziet het: antwoord binnen 2 dagen is geen antwoord binnen 2 weken.',
    says: 'De bron telt in {wanted}, dit in {got}.',
    todo: 'Gebruik de eenheid van de bron.',
  },
  'text/url': {
    summary: 'Een web- of mailadres verschilt.',
    why: 'Een letter fout in één taal, en die helft van de bezoekers komt nergens. De taal in een adres mag verschillen.',
    says: '{wanted?De bron heeft {wanted}}{got?, hier staat {got}}.',
    todo: 'Geef beide talen hetzelfde adres.',
  },
  'text/whitespace': {
    summary: 'De ene taal heeft spaties of regeleinden die de andere niet heeft.',
    why: 'Een spatie aan de rand geeft een gat voor een punt, en een verloren regeleinde plakt twee alinea’s aaneen.',
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
  'yaml/duplicate-key': {
    summary: 'Een veld staat twee keer in een contentbestand.',
    why: 'Een van de twee waarden gaat verloren, en welke hangt van de parser af.',
    says: 'Dit veld staat hier voor de tweede keer.',
    todo: 'Houd een van de twee.',
  },
  'yaml/syntax': {
    summary: 'Een contentbestand is geen geldige YAML.',
    why: 'Het record is niet te lezen, dus zijn pagina is niet te bouwen. De andere bestanden worden toch gecontroleerd.',
    says: 'Dit is geen geldige YAML: {reason}.',
    todo: 'Verbeter het; tot dan blijft het record weg.',
  },
};
