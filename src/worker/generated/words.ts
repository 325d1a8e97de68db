// Made by src/ssg/worker-words.ts from the catalogues and content/. Do not edit.

export type WordKey =
  | "contact.errors.name.required"
  | "contact.errors.name.long"
  | "contact.errors.name.control"
  | "contact.errors.email.required"
  | "contact.errors.email.long"
  | "contact.errors.email.invalid"
  | "contact.errors.phone.invalid"
  | "contact.errors.company.long"
  | "contact.errors.company.control"
  | "contact.errors.service.unknown"
  | "contact.errors.message.required"
  | "contact.errors.message.long"
  | "contact.errors.message.control"
  | "contact.errors.form.repeated"
  | "contact.errors.form.foreign"
  | "contact.errors.form.unreadable"
  | "contact.errors.refused.origin.title"
  | "contact.errors.refused.origin.text"
  | "contact.errors.refused.method.title"
  | "contact.errors.refused.method.text"
  | "contact.errors.refused.size.title"
  | "contact.errors.refused.size.text"
  | "contact.errors.refused.media.title"
  | "contact.errors.refused.media.text"
  | "contact.errors.refused.fields.title"
  | "contact.errors.refused.fields.text"
  | "contact.errors.refused.rate.title"
  | "contact.errors.refused.rate.text"
  | "contact.errors.refused.storage.title"
  | "contact.errors.refused.storage.text"
  | "contact.errors.summary"
  | "contact.errors.another.title"
  | "contact.errors.another.call"
  | "contact.errors.another.mail"
  | "contact.errors.another.whatsapp"
  | "contact.errors.toForm"
  | "contact.form.label"
  | "contact.form.required"
  | "contact.form.name.label"
  | "contact.form.email.label"
  | "contact.form.email.hint"
  | "contact.form.phone.label"
  | "contact.form.phone.hint"
  | "contact.form.company.label"
  | "contact.form.service.label"
  | "contact.form.service.options.none"
  | "contact.form.service.options.website"
  | "contact.form.service.options.webshop"
  | "contact.form.service.options.marketing"
  | "contact.form.service.options.ai"
  | "contact.form.service.options.anders"
  | "contact.form.message.label"
  | "contact.form.message.hint"
  | "contact.form.bot.label"
  | "contact.form.bot.hint"
  | "contact.form.submit"
  | "contact.form.submitting"
  | "contact.form.failure"
  | "contact.form.sent.title"
  | "contact.form.sent.text"
  | "contact.form.sent.steps.0"
  | "contact.form.sent.steps.1"
  | "contact.form.sent.steps.2"
  | "contact.form.sent.stepsLabel"
  | "contact.form.sent.urgent"
  | "contact.form.sent.again"
  | "mail.subject"
  | "mail.heading"
  | "mail.reference"
  | "mail.received"
  | "mail.name"
  | "mail.email"
  | "mail.phone"
  | "mail.company"
  | "mail.service"
  | "mail.message"
  | "mail.none"
  | "mail.reply"
  | "mail.promise"
  | "mail.channels.mail"
  | "mail.channels.webhook"
  | "mail.alarm.subject"
  | "mail.alarm.text"
  | "mail.dead.subject"
  | "mail.dead.text"
  | "mail.unheard.subject"
  | "mail.unheard.text";

export const words: Record<'nl' | 'en', Record<WordKey, string>> = {
  "nl": {
    "contact.errors.name.required": "Vul uw naam in.",
    "contact.errors.name.long": "De naam is te lang. Er passen 100 tekens in dit veld.",
    "contact.errors.name.control": "In de naam staat een teken dat wij niet kunnen lezen. Typ de naam opnieuw.",
    "contact.errors.email.required": "Vul uw e-mailadres in, zodat wij kunnen antwoorden.",
    "contact.errors.email.long": "Het e-mailadres is te lang. Er passen 254 tekens in dit veld.",
    "contact.errors.email.invalid": "Dit e-mailadres klopt niet. Een goed adres ziet eruit als naam@bedrijf.nl.",
    "contact.errors.phone.invalid": "Dit telefoonnummer klopt niet. Schrijf 8 tot 15 cijfers, of laat het veld leeg.",
    "contact.errors.company.long": "De bedrijfsnaam is te lang. Er passen 100 tekens in dit veld.",
    "contact.errors.company.control": "In de bedrijfsnaam staat een teken dat wij niet kunnen lezen. Typ de naam opnieuw.",
    "contact.errors.service.unknown": "Kies een onderwerp uit de lijst, of laat de keuze open.",
    "contact.errors.message.required": "Schrijf kort waar het over gaat.",
    "contact.errors.message.long": "Het bericht is te lang. Er passen 5.000 tekens in dit veld. Wat niet past, kunt u mailen.",
    "contact.errors.message.control": "In het bericht staat een teken dat wij niet kunnen lezen. Plak de tekst opnieuw zonder opmaak.",
    "contact.errors.form.repeated": "Een veld kwam twee keer binnen. Controleer de velden en verstuur het bericht opnieuw.",
    "contact.errors.form.foreign": "Dit bericht kwam niet van ons contactformulier. Controleer de velden en verstuur het opnieuw.",
    "contact.errors.form.unreadable": "Het bericht kwam niet goed leesbaar aan. Controleer de velden en verstuur het opnieuw.",
    "contact.errors.refused.origin.title": "Uw bericht is niet verstuurd",
    "contact.errors.refused.origin.text": "Het kwam niet van een pagina van onze eigen website. Verstuur het vanaf deze pagina, dan komt het wel aan.",
    "contact.errors.refused.method.title": "Dit kan hier niet",
    "contact.errors.refused.method.text": "Op dit adres kunt u alleen het contactformulier versturen. Ga naar de contactpagina om ons te schrijven.",
    "contact.errors.refused.size.title": "Uw bericht is te groot",
    "contact.errors.refused.size.text": "Het formulier neemt lange teksten niet aan. Maak het bericht korter, of stuur het per mail.",
    "contact.errors.refused.media.title": "Wij kunnen dit bericht niet lezen",
    "contact.errors.refused.media.text": "Het is niet verstuurd zoals ons contactformulier dat doet. Gebruik het formulier op de contactpagina.",
    "contact.errors.refused.fields.title": "Uw bericht is nog niet verstuurd",
    "contact.errors.refused.fields.text": "Pas de velden hieronder aan. Alles wat u typte, staat er nog.",
    "contact.errors.refused.rate.title": "Even wachten",
    "contact.errors.refused.rate.text": "Er kwamen kort na elkaar veel berichten van uw verbinding. Wacht een minuut en verstuur het dan opnieuw.",
    "contact.errors.refused.storage.title": "Uw bericht is niet opgeslagen",
    "contact.errors.refused.storage.text": "Door een storing konden wij het niet bewaren. Wat u typte, staat hieronder. Probeer het over een minuut opnieuw.",
    "contact.errors.summary": "Kijk deze velden na",
    "contact.errors.another.title": "Liever op een andere manier?",
    "contact.errors.another.call": "Bel +31 85 000 00 00",
    "contact.errors.another.mail": "Mail info@windas.example",
    "contact.errors.another.whatsapp": "Stuur een bericht via WhatsApp",
    "contact.errors.toForm": "Naar het contactformulier",
    "contact.form.label": "Contactformulier",
    "contact.form.required": "Een * betekent dat wij dit veld nodig hebben.",
    "contact.form.name.label": "Naam",
    "contact.form.email.label": "E-mailadres",
    "contact.form.email.hint": "Hierheen sturen wij ons antwoord.",
    "contact.form.phone.label": "Telefoonnummer",
    "contact.form.phone.hint": "Alleen als u liever gebeld wordt.",
    "contact.form.company.label": "Bedrijf",
    "contact.form.service.label": "Waar gaat het over?",
    "contact.form.service.options.none": "Maak een keuze",
    "contact.form.service.options.website": "Website-ontwikkeling",
    "contact.form.service.options.webshop": "Webshop",
    "contact.form.service.options.marketing": "Online marketing",
    "contact.form.service.options.ai": "AI-implementatie",
    "contact.form.service.options.anders": "Anders",
    "contact.form.message.label": "Uw bericht",
    "contact.form.message.hint": "Wat wilt u bereiken, voor wie, en wanneer moet het klaar zijn?",
    "contact.form.bot.label": "Laat dit veld leeg",
    "contact.form.bot.hint": "Dit veld is er alleen om spam tegen te houden. Vul hier niets in.",
    "contact.form.submit": "Verstuur bericht",
    "contact.form.submitting": "Verzenden...",
    "contact.form.failure": "Er is een fout opgetreden. Probeer het opnieuw.",
    "contact.form.sent.title": "Bericht ontvangen!",
    "contact.form.sent.text": "Dank u wel. Uw bericht is bij ons binnen. U hoort binnen 24 uur van ons.",
    "contact.form.sent.steps.0": "Wij lezen uw bericht en kijken alvast naar uw website, als u die hebt.",
    "contact.form.sent.steps.1": "U krijgt antwoord per mail of telefoon, met de vragen die wij nog hebben.",
    "contact.form.sent.steps.2": "Wilt u verder praten, dan plannen wij een vrijblijvende kennismaking.",
    "contact.form.sent.stepsLabel": "Wat er nu gebeurt",
    "contact.form.sent.urgent": "Heeft het haast? Bel ons of stuur een bericht via WhatsApp.",
    "contact.form.sent.again": "Nog een bericht sturen",
    "mail.subject": "Nieuwe aanvraag {reference}",
    "mail.heading": "Nieuwe aanvraag via de website",
    "mail.reference": "Kenmerk",
    "mail.received": "Ontvangen",
    "mail.name": "Naam",
    "mail.email": "E-mail",
    "mail.phone": "Telefoon",
    "mail.company": "Bedrijf",
    "mail.service": "Onderwerp",
    "mail.message": "Bericht",
    "mail.none": "niet ingevuld",
    "mail.reply": "Beantwoord deze mail: uw antwoord gaat naar de afzender van het formulier.",
    "mail.promise": "Beloofd op de website: antwoord binnen 24 uur.",
    "mail.channels.mail": "mail",
    "mail.channels.webhook": "webhook",
    "mail.alarm.subject": "Aanvraag {reference} is niet gemeld via {channel}",
    "mail.alarm.text": "De aanvraag {reference} is opgeslagen, maar alle pogingen om hem via {channel} te melden zijn mislukt. Lees hem met: leads show {reference}",
    "mail.dead.subject": "Aanvraag {reference} wacht in de database",
    "mail.dead.text": "De wachtrij heeft de aanvraag {reference} opgegeven. De aanvraag is opgeslagen. Lees hem met: leads show {reference}",
    "mail.unheard.subject": "Er wachten aanvragen die nergens gemeld zijn",
    "mail.unheard.text": "Aantal aanvragen dat langs geen enkel kanaal gemeld kon worden: {count}. Bekijk ze met: leads list --untold"
  },
  "en": {
    "contact.errors.name.required": "Please fill in your name.",
    "contact.errors.name.long": "The name is too long. This field takes 100 characters.",
    "contact.errors.name.control": "The name has a character that we cannot read. Please type the name again.",
    "contact.errors.email.required": "Please fill in your email address, so that we can answer.",
    "contact.errors.email.long": "The email address is too long. This field takes 254 characters.",
    "contact.errors.email.invalid": "This email address is not right. A good one looks like name@company.com.",
    "contact.errors.phone.invalid": "This phone number is not right. Write 8 to 15 digits, or leave the field empty.",
    "contact.errors.company.long": "The company name is too long. This field takes 100 characters.",
    "contact.errors.company.control": "The company name has a character that we cannot read. Please type the name again.",
    "contact.errors.service.unknown": "Choose a subject from the list, or leave it open.",
    "contact.errors.message.required": "Please write in short what it is about.",
    "contact.errors.message.long": "The message is too long. This field takes 5,000 characters. You can email us what does not fit.",
    "contact.errors.message.control": "The message has a character that we cannot read. Please paste the text again without formatting.",
    "contact.errors.form.repeated": "One field arrived twice. Please check the fields and send the message again.",
    "contact.errors.form.foreign": "This message did not come from our contact form. Please check the fields and send it again.",
    "contact.errors.form.unreadable": "The message did not arrive in a readable form. Please check the fields and send it again.",
    "contact.errors.refused.origin.title": "Your message was not sent",
    "contact.errors.refused.origin.text": "It did not come from a page of our own website. Send it from this page and it will reach us.",
    "contact.errors.refused.method.title": "That is not possible here",
    "contact.errors.refused.method.text": "This address only takes the contact form. Please go to the contact page to write to us.",
    "contact.errors.refused.size.title": "Your message is too large",
    "contact.errors.refused.size.text": "The form does not take long texts. Please shorten the message, or send it by email.",
    "contact.errors.refused.media.title": "We cannot read this message",
    "contact.errors.refused.media.text": "It was not sent the way our contact form does it. Please use the form on the contact page.",
    "contact.errors.refused.fields.title": "Your message has not been sent yet",
    "contact.errors.refused.fields.text": "Please change the fields below. Everything you typed is still there.",
    "contact.errors.refused.rate.title": "One moment please",
    "contact.errors.refused.rate.text": "Many messages came from your connection in a short time. Please wait a minute and then send it again.",
    "contact.errors.refused.storage.title": "Your message was not saved",
    "contact.errors.refused.storage.text": "Because of a fault we could not keep it. What you typed is below. Please try again in a minute.",
    "contact.errors.summary": "Please look at these fields",
    "contact.errors.another.title": "Would you rather reach us another way?",
    "contact.errors.another.call": "Call +31 85 000 00 00",
    "contact.errors.another.mail": "Email info@windas.example",
    "contact.errors.another.whatsapp": "Send a message on WhatsApp",
    "contact.errors.toForm": "To the contact form",
    "contact.form.label": "Contact form",
    "contact.form.required": "A * means that we need this field.",
    "contact.form.name.label": "Name",
    "contact.form.email.label": "Email address",
    "contact.form.email.hint": "This is where our answer goes.",
    "contact.form.phone.label": "Phone number",
    "contact.form.phone.hint": "Only if you would rather be called.",
    "contact.form.company.label": "Company",
    "contact.form.service.label": "What is it about?",
    "contact.form.service.options.none": "Choose a subject",
    "contact.form.service.options.website": "Website development",
    "contact.form.service.options.webshop": "Web shop",
    "contact.form.service.options.marketing": "Online marketing",
    "contact.form.service.options.ai": "AI implementation",
    "contact.form.service.options.anders": "Other",
    "contact.form.message.label": "Your message",
    "contact.form.message.hint": "What should it achieve, for whom, and when must it be ready?",
    "contact.form.bot.label": "Leave this field empty",
    "contact.form.bot.hint": "This field is only here to stop spam. Please write nothing in it.",
    "contact.form.submit": "Send message",
    "contact.form.submitting": "Sending...",
    "contact.form.failure": "An error occurred. Please try again.",
    "contact.form.sent.title": "Message received!",
    "contact.form.sent.text": "Thank you. Your message has reached us. You will hear from us within 24 hours.",
    "contact.form.sent.steps.0": "We read your message and look at your current website, if you have one.",
    "contact.form.sent.steps.1": "You get an answer by email or phone, with the questions we still have.",
    "contact.form.sent.steps.2": "If you would like to talk further, we arrange a no-obligation introduction.",
    "contact.form.sent.stepsLabel": "What happens now",
    "contact.form.sent.urgent": "Is it urgent? Call us or send a message on WhatsApp.",
    "contact.form.sent.again": "Send another message",
    "mail.subject": "New enquiry {reference}",
    "mail.heading": "New enquiry from the website",
    "mail.reference": "Reference",
    "mail.received": "Received",
    "mail.name": "Name",
    "mail.email": "Email",
    "mail.phone": "Phone",
    "mail.company": "Company",
    "mail.service": "Subject",
    "mail.message": "Message",
    "mail.none": "not filled in",
    "mail.reply": "Reply to this email: your answer goes to the sender of the form.",
    "mail.promise": "Promised on the website: an answer within 24 hours.",
    "mail.channels.mail": "mail",
    "mail.channels.webhook": "webhook",
    "mail.alarm.subject": "Enquiry {reference} was not reported by {channel}",
    "mail.alarm.text": "The enquiry {reference} is stored, but every attempt to report it by {channel} has failed. Read it with: leads show {reference}",
    "mail.dead.subject": "Enquiry {reference} is waiting in the database",
    "mail.dead.text": "The queue has given up on enquiry {reference}. The enquiry is stored. Read it with: leads show {reference}",
    "mail.unheard.subject": "Enquiries are waiting that nobody was told about",
    "mail.unheard.text": "Number of enquiries that no channel could report: {count}. See them with: leads list --untold"
  }
};

export const identity = {
  "name": "Windas",
  "baseUrl": "https://windas.example",
  "email": "info@windas.example",
  "phone": "+31850000000",
  "whatsapp": "31600000000"
};

export const keeping = {
  "enquiryDays": 365,
  "spamDays": 30,
  "addressHours": 48
};

