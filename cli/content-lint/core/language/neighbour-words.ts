/**
 * Frequent words of German, French and Spanish, enough to tell those languages. Hardly any is Dutch or English too;
 * `evidenceOf` counts those that the lists of these two have, `alle` and `morgen`, as Dutch.
 */
export const wordsOfNeighbours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    de: 'und das nicht ist sie wir ihre ihr für auf eine einen werden wird oder auch bitte zurück nach über durch können haben sind bei unsere unser mehr jetzt ihnen dem zum zur vom kein keine nur schon uns unser unserem dies diese dieser ein einem einer sich dass wenn noch mich dich rufen suchen weiter kontakt angebot alle wie gern gerne kaufen unten heute morgen',
    fr: 'vous nous les des pour avec est une votre notre dans pas merci cette ces sont être avoir tout tous très nos vos qui que aux leur envoyez nos chez aussi mais où leurs veuillez cliquez ici bientôt depuis ainsi quel quelle jour heures panier rechercher acheter commander votre informations nouveau nouvelle maintenant demain remplissez coordonnées commande',
    es: 'usted los las para una nuestro nuestra sus más esta este como pero todo todos gracias del aquí está sobre desde por sin hola mensaje correo usted contraseña pronto cuando donde muy también buscar comprar nosotros contacto ahora',
  }).flatMap(([language, words]) => words.split(' ').map((word) => [word, language] as const)),
);
