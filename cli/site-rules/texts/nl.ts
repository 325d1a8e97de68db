import type { SiteRuleTexts } from './site-rule-texts.ts';

/** What each rule finds and why, what is wrong and what to do about it; `{name}` is an argument of the finding. */
export const dutch: SiteRuleTexts = {
  'content/duplicate': {
    summary: 'Hetzelfde staat twee keer in een lijst.',
    why: 'De pagina toont het twee keer, en wie het op zijn id opzoekt, krijgt er een van.',
    says: '`{value}` staat hier voor de tweede keer.',
    todo: 'Haal een van de twee weg.',
  },
  'content/file': {
    summary: 'Een contentbestand ontbreekt, of heeft een naam die niets leest.',
    why: 'Een bestand onder een verkeerde naam lijkt mee te tellen, en doet dat niet.',
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
    summary: 'Het id van een record is niet de naam van zijn bestand, of noemt geen woorden.',
    why: 'Bestanden, woorden en links vinden een record allemaal op deze ene naam.',
    says: '`{field}` is `{got}` in het bestand van `{wanted}`.',
    todo: 'Schrijf `{wanted}`, of hernoem het bestand.',
  },
  'content/reference': {
    summary: 'Een record noemt een ander dat niet bestaat.',
    why: 'De pagina zou nergens naar linken, of een prijs tonen die niemand heeft bepaald.',
    cases: {
      kind: {
        service: { says: 'Er is geen dienst `{id}`.', todo: '{near?Bedoelde u `{near}`?}' },
        project: { says: 'Er is geen case `{id}`.', todo: '{near?Bedoelde u `{near}`?}' },
        fact: { says: 'Er is geen feit `{id}`.', todo: '{near?Bedoelde u `{near}`?}' },
      },
    },
  },
  'content/sample': {
    summary:
      'De identiteit van het bureau of een feit is nog een voorbeeld: domein, adres, telefoon, KvK- of btw-nummer, een doorlooptijd die niemand heeft bevestigd.',
    why: 'Het voorbeelddomein bestaat niet en het voorbeeldnummer kan niet overgaan: live zou niemand het bureau bereiken. Alleen gecontroleerd met `--profile production`.',
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
    summary: 'Een contentrecord past niet in zijn schema.',
    why: 'De pagina’s vertrouwen op de records: een ontbrekende, verkeerd gespelde of onmogelijke waarde zou pas op de gebouwde pagina blijken.',
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
    summary: 'Meer dan een derde van de diensten zegt iets in dezelfde vorm.',
    why: 'Wie drie pagina’s heeft gezien, kent de vorm en slaat de woorden over. Kies hem vanuit de dienst, niet vanuit het sjabloon.',
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
    summary: 'De eigen teksten van twee diensten lijken te veel op elkaar.',
    why: 'Gemeten als de Jaccard-index van hun rijen van drie woorden, hooguit 0,10: zoekmachines tonen er een van twee pagina’s die hetzelfde zeggen.',
    says: '`{id}` heeft te veel gemeen met `{other}`: {similarity}.',
    todo: 'Herschrijf een van beide tot de maat onder 0,10 blijft.',
  },
  'content/thin': {
    summary: 'Een dienst zegt te weinig over zichzelf.',
    why: 'Met minder dan 350 eigen woorden beantwoordt een pagina geen vraag die het overzicht niet al beantwoordde.',
    says: '`{id}` heeft in het {locale} {words} eigen woorden, van minstens {atLeast}.',
    todo: 'Schrijf wat een koper nog vraagt.',
  },
  'content/words': {
    summary: 'Een record heeft woorden die in geen catalogus staan.',
    why: 'Elke dienst heeft dezelfde velden, zodat elke pagina compleet is. Woorden die in geen taal bestaan, zijn nergens mee te vergelijken.',
    says: '`{key}` mist {count} teksten in elke taal: {fields}.',
    todo: 'Schrijf ze in de catalogus van het record.',
  },
  'fact/as-digits': {
    summary: 'Het getal van een feit staat als cijfers in een tekst.',
    why: 'Verandert het feit, dan verandert deze tekst niet mee en zegt de site twee dingen. Als argument krijgt het ook de vorm van elke taal.',
    says: '`{got}` is het feit `{fact}` in cijfers.',
    todo: 'Gebruik zijn argument, zoals `{{fact}, number}`.',
  },
  'fact/unused': {
    summary: 'Een feit wordt nergens getoond.',
    why: 'Een getal dat geen tekst noemt, is op de pagina vergeten of staat er als cijfers, waar niemand het bijwerkt.',
    says: 'Geen bericht toont `{fact}`.',
    todo: 'Gebruik `{{fact}, number}` waar het getal bedoeld is, of verwijder het feit.',
  },
  'image/format': {
    summary: 'Een afbeelding heeft het verkeerde formaat, of is te klein voor haar plaats.',
    why: 'De breedtes waaruit browsers kiezen worden ervan gemaakt: een omslag heeft 1600 pixels nodig, als PNG of WebP, die niets verliezen. Een logo is een SVG, scherp op elke grootte.',
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
    summary: 'Een afbeelding weegt meer dan haar plaats toelaat.',
    why: 'Een omslag mag als AVIF op 1200 pixels 90 kB wegen, de afbeelding van een categorie op 800 pixels 40 kB: op een telefoon is meer dan dat wachten. Alleen de grootte van de bestanden telt.',
    says: '`public{src}` weegt {got} kB, van hooguit {wanted} op {width} pixels.',
    todo: 'Teken de afbeelding met minder details en draai `npm run images`.',
  },
  'image/missing': {
    summary: 'Een afbeelding of logo bestaat niet.',
    why: 'De pagina zou een gat tonen. Alleen het logo van een techniek in een case mag ontbreken: dan staat daar de naam als tekst.',
    says: '`public{src}` bestaat niet.',
    todo: '{name?`{name}` staat er als tekst zolang er geen logo is.} {near?Bedoelde u `{near}`?}',
  },
  'image/stale': {
    summary: 'Wat van een afbeelding is afgeleid, is niet wat ze nu toont.',
    why: 'Browsers laden de afgeleide breedtes, niet het origineel: na een wijziging toont de pagina nog de oude afbeelding, of een gat. `npm run build` en `npm run images` maken ze opnieuw.',
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
  'image/third-party': {
    summary: 'Een afbeelding komt van de server van een ander.',
    why: 'Het adres van elke bezoeker gaat erheen vóór iemand toestemming gaf, en de afbeelding verdwijnt met die server.',
    says: 'Deze afbeelding komt van {host}.',
    todo: 'Zet een kopie onder `public/`.',
  },
  'image/unused': {
    summary: 'Geen record toont een afbeelding of logo.',
    why: 'Ze wordt mee gepubliceerd en is te vinden, en niemand onderhoudt haar. Alleen bestanden in `public/images` en `public/logos`.',
    says: 'Geen record toont `{src}`.',
    todo: 'Verwijder het, of noem het in een record.',
  },
  'meta/duplicate': {
    summary: 'Twee pagina’s hebben dezelfde titel of beschrijving voor zoekmachines.',
    why: 'In een lijst met resultaten zijn ze niet te onderscheiden, en een zoekmachine kiest er een.',
    says: '`{other}` heeft hetzelfde veld `{field}`.',
    todo: 'Zeg wat deze pagina onderscheidt.',
  },
  'slug/alias': {
    summary: 'Een oude slug in de lock leidt nergens heen, of naar twee pagina’s.',
    why: 'Een redirect mag niet voor een pagina staan, heeft één doel, en leidt niet naar een andere redirect.',
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
    summary: 'De slug van een record is in een andere taal die van een ander record.',
    why: 'Een slug wordt in beide talen begrepen, dus deze zou naar twee pagina’s leiden; vaak zijn twee slugs verwisseld.',
    says: '`{slug}` is hier de slug in het {locale} en bij `{other}` die in het {otherLocale}.',
    todo: 'Kies voor een van beide een andere slug; zijn er twee verwisseld, wissel ze dan terug.',
  },
  'slug/duplicate': {
    summary: 'Twee records hebben in één taal dezelfde slug.',
    why: 'Beide pagina’s zouden op één URL komen, en één ervan gaat verloren.',
    says: '`{slug}` is ook de slug van `{other}` in het {locale}.',
    todo: 'Kies voor een van beide een andere slug.',
  },
  'slug/missing': {
    summary: 'Een record mist de slug van een taal.',
    why: 'Zonder een paar slugs bestaat de pagina maar in één taal en leidt de taalwissel naar de startpagina.',
    says: '`{field}` ontbreekt.',
    todo: 'Geef de slug van elke taal, of alleen `slug` als ze gelijk zijn.',
  },
  'slug/removed': {
    summary: 'Een gepubliceerde pagina is weg en geen andere neemt haar plaats in.',
    why: 'Wie het adres heeft, krijgt een 404. `npm run slugs -- --into <oud>=<nieuw>` stuurt hen naar de opvolger.',
    says: '`{id}` was gepubliceerd op `{slug}` en is weg.',
    todo: 'Zet het record terug, of noem de opvolger: `npm run slugs -- --into {id}=<id>`.',
  },
  'slug/renamed': {
    summary: 'Een gepubliceerde slug is gewijzigd en de lock weet het niet.',
    why: 'Links en zoekresultaten hebben het oude adres nog. Heeft `npm run slugs` het als alias bewaard, dan antwoordt de build er met een 301 op.',
    says: '`{before}` is gepubliceerd en heet nu `{slug}`.',
    todo: 'Voer `npm run slugs` uit: het oude adres leidt dan naar het nieuwe.',
  },
  'slug/swapped': {
    summary: 'Twee slugs zijn verwisseld.',
    why: 'Een record heet naar zijn slug in de brontaal. Staat die naam in de andere taal, of bij een ander record, dan leiden de links van beide naar de verkeerde pagina.',
    says: '`{slug}` staat op de verkeerde plaats{other?: hij hoort bij `{other}`}.',
    todo: 'Wissel de twee slugs terug.',
  },
  'slug/unlocked': {
    summary: 'De lock kent een pagina niet.',
    why: 'Eenmaal live is de slug openbaar; alleen wat de lock kent, blijft bij een wijziging bereikbaar. Zwijgt in een project zonder `content/slugs.lock.yaml`.',
    says: 'De lock met slugs kent `{id}` niet.',
    todo: 'Voer `npm run slugs` uit.',
  },
  'slug/unsafe': {
    summary: 'Een slug heeft tekens die niet in een URL horen.',
    why: 'Hoofdletters, spaties en accenten schrijft elke browser en elk mailprogramma anders, dus links breken.',
    says: '{got} hoort niet in een URL.',
    todo: 'Gebruik kleine letters a–z, cijfers en losse koppeltekens, zoals `web-development`.',
  },
  'text/length': {
    summary: 'Een tekst is korter of langer dan zijn plaats toelaat.',
    why: 'Elk veld heeft zijn lengte uit het ontwerp en uit wat zoekmachines tonen; argumenten tellen met hun waarde.',
    cases: {
      problem: {
        long: { says: '{length} tekens, van hooguit {max}.', todo: 'Kort het in.' },
        short: { says: '{length} tekens, van minstens {min}.', todo: 'Zeg meer.' },
      },
    },
  },
  'text/near-duplicate': {
    summary: 'Twee diensten delen een zin, of bijna.',
    why: 'Een zin die bij twee diensten past, zegt over geen van beide iets. Onder vijf woorden is het een label; tot zeven moet hij gelijk zijn; vanaf acht is de helft van zijn woordparen genoeg, dat is één woord op de tien veranderd.',
    says: '“{text}” staat ook bij `{other}`, of bijna ({similarity}).',
    todo: 'Zeg wat alleen deze dienst kan zeggen.',
  },
  'text/typography': {
    summary: 'Een tekst wijkt af van de typografie van het huis.',
    why: 'Kromme apostroffen, aanhalingstekens als ‘…’, een harde spatie tussen getal en eenheid, bedragen via een opmaak, geen streepjes tussen zinsdelen, geen uitroeptekens.',
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
