import { random } from '../../unit/content-lint/random.ts';

/** Things in both languages: Dutch singular and plural, English singular and plural. */
const things: readonly (readonly [string, string, string, string])[] =
  'tafel tafels table tables|stoel stoelen chair chairs|lamp lampen lamp lamps|deur deuren door doors|raam ramen window windows|fiets fietsen bicycle bicycles|auto auto’s car cars|boek boeken book books|klant klanten customer customers|rekening rekeningen bill bills|factuur facturen invoice invoices|bericht berichten message messages|vraag vragen question questions|antwoord antwoorden answer answers|afspraak afspraken appointment appointments|brief brieven letter letters|sleutel sleutels key keys|kamer kamers room rooms|straat straten street streets|stad steden town towns|winkel winkels shop shops|bestelling bestellingen order orders|levering leveringen delivery deliveries|pakket pakketten parcel parcels|dag dagen day days|week weken week weeks|maand maanden month months|foto foto’s photo photos|lijst lijsten list lists|taak taken task tasks|medewerker medewerkers employee employees|collega collega’s colleague colleagues|vergadering vergaderingen meeting meetings|gesprek gesprekken conversation conversations|idee ideeën idea ideas|plan plannen plan plans|kleur kleuren colour colours|vorm vormen shape shapes|knop knoppen button buttons|scherm schermen screen screens|bladzijde bladzijden page pages|regel regels line lines|woord woorden word words|zin zinnen sentence sentences|taal talen language languages|land landen country countries|boom bomen tree trees|bloem bloemen flower flowers|hond honden dog dogs|kat katten cat cats|vogel vogels bird birds|schip schepen ship ships|trein treinen train trains|weg wegen road roads|brug bruggen bridge bridges|markt markten market markets|school scholen school schools|les lessen lesson lessons|boer boeren farmer farmers|kaart kaarten map maps'
    .split('|')
    .map((row) => row.split(' ') as [string, string, string, string]);

const deeds: readonly (readonly [string, string])[] =
  'bekijken view|bewaren keep|versturen send|openen open|sluiten close|kiezen choose|wijzigen change|verwijderen remove|toevoegen add|zoeken find|vergelijken compare|delen share|afdrukken print|bestellen order|betalen pay for|tekenen draw|verplaatsen move|kopiëren copy|meten measure|herstellen repair'
    .split('|')
    .map((row) => {
      const at = row.indexOf(' ');
      return [row.slice(0, at), row.slice(at + 1)];
    });

type Make = (
  nl: readonly [string, string],
  en: readonly [string, string],
  deed: readonly [string, string],
  number: number,
) => [string, string];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences with nothing wrong, one kind of message each. */
const forms: readonly Make[] = [
  ([, nl], [, en], [doen, doit]) => [`${capital(nl)} ${doen}`, `${capital(doit)} ${en}`],
  ([nl], [en], [doen, doit]) => [`Wilt u deze ${nl} ${doen}?`, `Do you want to ${doit} this ${en}?`],
  ([nl, nls], [en, ens]) => [
    `{count, plural, one {# ${nl}} other {# ${nls}}}`,
    `{count, plural, one {# ${en}} other {# ${ens}}}`,
  ],
  ([, nls], [, ens], [doen, doit]) => [
    `Wij ${doen} al uw ${nls} binnen een week.`,
    `We ${doit} all your ${ens} within a week.`,
  ],
  ([, nls], [, ens], _, number) => [
    `Meer dan ${number} ${nls} in één overzicht`,
    `More than ${number} ${ens} in one overview`,
  ],
  ([nl], [en]) => [`De ${nl} van {name} staat klaar`, `The ${en} of {name} is ready`],
  ([, nls], [, ens]) => [
    `Lees <link>alles over ${nls}</link> op deze bladzijde.`,
    `Read <link>all about ${ens}</link> on this page.`,
  ],
  ([, nls], [, ens], [doen, doit]) => [
    `Hier kunt u {count, plural, =0 {geen ${nls}} one {één ding} other {# ${nls}}} ${doen}`,
    `Here you can ${doit} {count, plural, =0 {no ${ens}} one {one thing} other {# ${ens}}}`,
  ],
  ([nl], [en], [doen, doit]) => [
    `Vóór {day, date, long} moet u deze ${nl} ${doen}.`,
    `You have to ${doit} this ${en} before {day, date, long}.`,
  ],
  ([, nls], [, ens]) => [
    `${capital(nls)} kosten {price, number, ::currency/EUR} per maand`,
    `${capital(ens)} cost {price, number, ::currency/EUR} a month`,
  ],
  ([, nls], [, ens], [doen, doit]) => [
    `{who, select, team {Ons team} other {Iedereen}} mag ${nls} ${doen}`,
    `{who, select, team {Our team} other {Everybody}} may ${doit} ${ens}`,
  ],
  ([nl], [en], [doen, doit]) => [
    `Het is niet mogelijk om een ${nl} te ${doen} zolang de vorige nog openstaat. Vraag eerst aan {name} of dat mag.`,
    `It is not possible to ${doit} another ${en} while the one before it is still open. Ask {name} first whether you may.`,
  ],
];

/** So many pairs with nothing wrong, the same for the same seed: short and long ones, a third of them with ICU syntax. */
export function filler(count: number, seed = 1): [nl: string, en: string][] {
  const next = random(seed);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(next() * list.length)] as Item;
  return Array.from({ length: count }, () => {
    const [nl, nls, en, ens] = pick(things);
    const number = 2 + Math.floor(next() * 900);
    return pick(forms)([nl, nls], [en, ens], pick(deeds), number);
  });
}
