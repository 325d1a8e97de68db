/**
 * Frequent Dutch words that are no English words. Particles that names carry into any language (van, de, den, der)
 * and words that English has too (in, is, was, over, die, men, want, wit, door, elk, wilt) are left out on purpose.
 */
export const dutchWords: ReadonlySet<string> = new Set(
  `het een niet voor zijn aan ook maar dat wij uw onze ons jij jouw jullie zij hij haar naar bij uit onder tussen
  zonder tegen sinds tijdens binnen buiten boven waar waarom wanneer welke welk deze dit daar nog alle alles iets
  niets iemand niemand elke ieder iedere veel meer minder meest geen wel graag kan kunt kunnen moet moeten mogen
  willen zal zult zullen zou zouden worden wordt werd heeft hebben hebt heb waren gaan gaat komt komen maken
  maakt doen doet zien ziet geven geeft krijgen krijgt staat staan blijft blijven weten weet vindt vinden omdat zodat
  terwijl zoals totdat hoewel indien echter daarom daarna daarmee daarbij hierbij hiermee waarmee waarop waarin
  waarbij ervoor erbij ermee erop eruit steeds altijd nooit vaak soms samen alleen eerst straks meteen snel goed goede
  beter beste nieuw nieuwe oude grote kleine eigen andere anders zelf zelfs bijna ongeveer vanaf lees bekijk kies klik
  vul stuur verstuur verzend neem vraag ontdek ontvang probeer vergelijk annuleren opslaan verwijderen bewerken
  toevoegen zoeken sluiten verzenden versturen bevestigen terug volgende vorige wachtwoord gebruikersnaam inloggen
  uitloggen aanmelden afmelden registreren instellingen winkelwagen winkelmandje bestellen bestelling bestellingen
  betalen betaling betaalmethode factuur facturen klant klanten prijs prijzen gratis korting levering verzending
  verzendkosten adres naam achternaam voornaam bedrijf bedrijven telefoonnummer bericht berichten onderwerp diensten
  dienst werkwijze antwoord antwoorden datum maand maanden jaar jaren dagen vandaag morgen gisteren weken uur uren
  laden geduld fout fouten gelukt mislukt verplicht optioneel bestand bestanden afbeelding afbeeldingen taal talen
  straat huisnummer plaats kleur kleuren aantal totaal subtotaal inclusief exclusief overzicht pagina tekst teksten
  nieuws nieuwsbrief inschrijven uitschrijven gegevens afspraak offerte aanvragen aanvraag contactformulier
  voorwaarden privacyverklaring thuis zakelijk particulier gebruiker gebruikers wijzigen wijzig opnieuw beschikbaar
  gevonden resultaten zoekresultaten vergeten onthouden doorgaan beginnen einde stap stappen keuze keuzes kosten
  tarief tarieven vrijblijvend kennismaking gesprek ontwikkeling ontwerp onderhoud vormgeving drukwerk reclame
  vindbaarheid bezoekers bezoeker ondernemers ondernemer winkel webwinkel verkoop verkopen kopen koop leveren
  levertijd voorraad artikel artikelen merk merken handleiding welkom bedankt helaas vriendelijke groet groeten
  mevrouw meneer heren kinderen vrouw mensen zoek toon verberg beheer beheren maak gesloten geopend nummer geldig
  ongeldig ingevuld invullen verlopen verloopt kaart rekening rekeningnummer bedrag eenmalig maandelijks jaarlijks
  wekelijks dagelijks toegang geweigerd geblokkeerd kaartje melding meldingen herinnering sleutel scherm toetsenbord
  geluid afdrukken delen kopiëren plakken ongedaan herstellen vernieuwen verversen uploaden downloaden zondag maandag
  dinsdag woensdag donderdag vrijdag zaterdag januari februari maart juni juli augustus oktober twee drie vijf zes
  zeven acht negen tien twaalf twintig honderd duizend miljoen eerste tweede derde laatste verder bezorging bezorgen
  openingstijden vacatures vacature klantenservice veelgestelde vragen afrekenen retourneren retour beoordelingen
  beoordeling aanbieding aanbiedingen uitverkocht uitverkoop voorbeeld voorbeelden bijlage bijlagen ontvanger afzender
  handtekening geslacht geboortedatum woonplaats verlaten bijwerken bijgewerkt vernieuwd gewijzigd verwijderd
  opgeslagen verstuurd verzonden ontvangen geplaatst betaald gekozen gekoppeld verbonden ingelogd uitgelogd hulp nodig
  formulier formulieren bewaren bewaar gemeente gemeenten populair populaire fiets fietsen tuinen stoel stoelen tafel
  tafels mobiele werkgebied gebied gebieden geboren laatst huidige huidig nieuwste oudste goedkoopste duurste
  aanvullende aanvullend algemene algemeen bijzondere bestaande bestaand bekende bekend belangrijk belangrijke beperkt
  bereikbaar betrouwbaar betrouwbare duidelijk duidelijke duurzaam duurzame eenvoudig eenvoudige eerlijk geschikt
  geschikte gemakkelijk gewenste gewenst gezond gezonde handig handige hetzelfde hoge hoger hoogste huren huis huizen
  woning woningen kamer kamers gebouw gebouwen kantoor kantoren kennis kiezen leden lijst lijsten maten maatwerk
  medewerker medewerkers collega collega's melden menselijk merknaam moeilijk mooie mooi mooiste naast namen
  natuur natuurlijk nederlandse nederlandstalig netwerken nodige onderdeel onderdelen onderwijs onderzoek onmogelijk
  mogelijk mogelijke mogelijkheden ontbijt ontbreekt ontdekt ontwikkelen opdracht opdrachten opdrachtgever
  opdrachtgevers openbaar oplossing oplossingen opties organisatie organisaties ouders overeenkomst overige overleg
  oplevering paginas pakket pakketten persoon personen persoonlijk persoonlijke plaatsen plek plekken reactie reacties
  reageer regels reizen rechten reden redenen richten ruim ruimte ruimtes rustig samenwerken samenwerking schrijf
  schrijven schoonmaak seizoen soort soorten specialisten spoed steden stijl succesvol succesvolle techniek telefoon
  telefoons telefonisch tevreden toegevoegd toegankelijk toekomst toelichting tijd tijden tijdelijk tijdstip
  tweedehands uitgebreid uitgebreide uitgevoerd uitleg uitstekend uitvoering vakantie vaste veilig veilige veiligheid
  verandering veranderen verantwoordelijk verbeteren verbetering verbinding vereniging verhaal verhalen verkrijgbaar
  verlengen verliezen vermelden verplichte verschil verschillende verschillend vertrouwen vertrouwd vervang vervangen
  verwacht verwachten verwachting verwerking verzekering verzekeringen verzoek vestiging vestigingen vlot volgen volg
  volledig volledige vooraf voordeel voordelen voorkeur voorkeuren voorkomen voorstel voorstellen vorm vormen vraagt
  vriend vrienden vrije waarde waarden waarschuwing wachten wacht wedstrijd wegens weigeren wekelijkse welzijn wensen
  wens werken werkt werkdag werkdagen werkgever werknemers werkplek wetgeving wijziging wijzigingen winst woord
  woorden zeker zekerheid ziek zichtbaar zinnen zoekt zoekopdracht zorgen zorgeloos zo'n bezorgmoment moederdag
  kortingscode kortingscodes cadeaubon cadeaubonnen cadeau cadeaus kleding schoenen jurken broeken boeken boek krant
  kranten auto's fietsenwinkel schilder schilderen timmerman loodgieter elektricien hovenier kapper huisarts tandarts
  ziekenhuis leraar leerling leerlingen studenten opleiding opleidingen cursus cursussen inschrijving aanmelding
  aanmeldingen afmelding afspraken agenda's bezoek bezoeken bezoekadres postadres factuuradres afleveradres
  bezorgadres verzendadres betaalgegevens betaalwijze bankrekening rekeninghouder machtiging incasso betaaltermijn
  aanbetaling restbedrag tegoed toeslag toeslagen eindbedrag aangifte ondertekenen ondertekend akkoordverklaring
  toestemming bijzonderheden opmerking opmerkingen toelichten omschrijving beschrijving kenmerken eigenschappen
  afmetingen gewicht breedte hoogte lengte diepte kleurstelling uitvoeringen leverbaar leverancier leveranciers
  bezorgd bezorger bezorgt ophalen afhalen afhaalpunt verzamelen vandaan heen terugkeren terugsturen ruilen ruiling
  omruilen klacht klachten garantie garanties reparatie reparaties storingen onderdelenlijst handleidingen
  gebruiksaanwijzing inlogcode inloggegevens wachtwoorden toegangscode beveiliging beveiligd beveiligde instelling
  voorkeursinstellingen weergave weergeven tonen verbergen inklappen uitklappen openklappen dichtklappen sorteer
  sorteren filteren zoekterm zoektermen zoekveld zoekbalk vergroten verkleinen inzoomen uitzoomen omhoog omlaag rechts
  linksonder rechtsonder onderaan bovenaan middenin daarboven daaronder waaronder hieronder hierboven hierna hiervoor
  daarvoor daarnaast daartoe hallo bestel hier helpen helpt
  openen beleid beleidsplan boodschap boodschappen begroting bijdrage bijdragen doelgroep doelgroepen doel doelen
  drempel drukte duur eigenaar eigenaren ervaring ervaringen feest gebeurtenis gebruik gebruiken gedeelte geheim
  gelijk geluk gemak gevolg gevolgen geweldig geweldige gezin gezinnen goedkoop goedkope groei groeien groep groepen
  grootte haast heldere houden houdt inhoud inkomen inrichting inzet inzicht inzichten kansen keuken kopieer kracht
  krachtige kunst kwaliteit landen lening leningen leuk leuke lezen leest liefde lopen luister luisteren maaltijd
  maaltijden maandelijkse meedoen meedenken mening meningen middag middelen nacht nachten noodzakelijk omgeving
  onbekend onbekende ondanks ondernemen ondersteuning onderweg ontmoet ontmoeten ontspannen ontwerpen ontwerper
  oorzaak opbrengst openbare opleveren opslag overal overzichtelijk prachtig prachtige praten probleem problemen proef
  proeven rekenen rijden roepen schoon schone slaap slapen slimme sluit sneller snelle snelste sparen spaar sterk
  sterke stijgen straten stuk stukken teken tekening terecht toename uitdaging uitdagingen uitgaven uitnodiging
  uitslag uniek unieke vaardigheden vader verdelen verdienen verdieping vergadering vergaderingen vergelijking
  vergoeding verhuizen verkeer verkeerd verlies verloren vermijden vermogen verplichtingen verslag versterken
  vertaling vertalingen vertellen vertrek vertrekken verwijder verzamel viering vloer vloeren voeding volle voldoende
  voldoen voortgang waarschijnlijk warmte wassen wedstrijden werkgelegenheid wijk wijken wisselen woon wonen zichzelf
  zitten zoveel zuinig zuinige zwaar zware
  gebruikt vereist toets toetsen systeem systemen gegeven venster vensters pictogram pictogrammen bevat bevatten
  instellen bereik geheugen getoond ondersteund ondersteunt ondersteunde toepassing toepassingen ingeschakeld
  uitgeschakeld inschakelen uitschakelen versie versies lege leeg knop knoppen geselecteerd geselecteerde positie
  indeling tekens titel invoer uitvoer veld velden meerdere automatisch automatische ingesteld programma programma's
  lettertype lettertypen uitvoeren genegeerd optie mappen dialoogvenster gebruikte alternatief alternatieve uitpakken
  bepalen ontbrekende ontbrekend getal symbolen argumenten rondom gedeeld gedeelde beschikbare kolom kolommen dezelfde
  sjabloon sjablonen sneltoets sneltoetsen eigenschap rechter toepassen overeen afsluiten rekenblad lade originele
  origineel afstand tabel tabellen afgebroken enkel starten primaire slechts bezig enkele beschadigd opgeven werkbalk
  momenteel configuratie vereisten geldige alvorens richting voordat menubalk bibliotheek onjuist onjuiste opstarten
  gestopt mislukte apparaat apparaten aanpassen klasse tabblad uitbreiding verborgen opzichte betekent zichtbare hoort
  kiest verkeerde codering bewerking koppelingen genereren interne verhindert onvoldoende toegepast voeren korte
  activeren voegen hernoemen conversie behouden verschilt brengen herkend achtergrond toont patroon klikken slepen
  licentie drukken sessie paneel volgens dubbele gegenereerd onvolledig langer behalve zowel minstens getekend schaduw
  toegewezen tekenen schuifbalk gevoelig geannuleerd onderkant bovenkant gehele zich recente gewoon gewone maximale
  geheel beneden proberen afgesloten gelezen verbinden domein grafiek hoofdletters ondertitels documenten poging
  toestand verslepen geactiveerd veranderingen opnemen prullenbak opgenomen afbreken begint sturen koppeling netwerk
  foutcode verouderd opname omgekeerd behandeling verlagen verhogen zeer seconden`.split(/\s+/),
);
