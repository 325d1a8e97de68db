/**
 * Frequent English words that are no Dutch words and that Dutch has not borrowed either. Words that Dutch has too
 * (of, we, in, is, was, had, over, been, start, stock, shop, and on as in on-line) are left out on purpose.
 */
export const englishWords: ReadonlySet<string> = new Set(
  `the and are with for from your yours you our ours they their theirs this that these those its not will would
  should could has have does did which whose when where why how every than there about after before between
  without within through but also because my them she him his please any some into onto upon very much such
  both either neither while during until since against among across behind below above under again always never
  often sometimes usually together still already yet soon now only just almost really well good better worse great
  small large own another same different several enough whether though although however therefore
  thus instead cannot don't doesn't isn't aren't won't can't you're we're it's that's there's what who whom wants
  need needs know knows think thinks say says tell tells ask asks give gives given take takes come comes goes went
  gone keep keeps kept leave leaves find finds found shown bring brings brought make makes made write writes
  written wrote read reads learn learns send sends sent receive receives choose chooses chosen change changes
  changed sell sells sold buy buys bought built grow started starting results result updated updating method methods hello located looking working helping helped helps trusted discover explore join enjoy ready everywhere whole yourself ourselves themselves grows deliver delivers delivered cancel delete remove edit
  submit loading settings password username message messages required forgot remember thanks thank welcome yes
  hours hour days weeks month months year years today tomorrow yesterday people children woman women men's
  customers visitors owners companies prices costs words texts available unavailable invalid expired monthly
  yearly weekly daily twice click clicks clicked shipping something nothing someone nobody everyone everything
  used using failed selected supported missing information displayed installed currently enabled visible characters
  around unknown multiple contains contain containing direction warning warnings inside failure filename each
  following specify length buttons allowed automatically temporary expected unexpected rows environment determine
  valid indicates being were exists existing attributes writing running created seconds least allow generated wrong
  unable disabled removed possible defined matching connected numbers number fields too must`.split(/\s+/),
);

/** English words that are a label by themselves; alone in a Dutch catalogue they were not translated. */
export const englishLabels: ReadonlySet<string> = new Set(
  `cancel delete remove edit close submit send search loading settings password username message messages error errors
  save saved read learn view add yes no back next previous continue please thanks welcome name address company more
  leave again sent required optional shipping cost quote offer request basket cart street total discount quantities news
  visit call write create improve easy fast quick simple secure reliable new last first name surname choose language
  languages country city price prices delivery payment payments order orders quantity subject phone your our get all try about confirm date month year day hour closed free sign hello results started updated method methods us discover explore
  skip load show hide apply clear done share follow copied subscribe policy rights reserved sold studies book
  enter visitor customer customers hours trusted loved featured`.split(/\s+/),
);

/** Function words of English that are none in Dutch; `of`, `in`, `is` and `was` are in both. */
export const englishFunctionWords: ReadonlySet<string> = new Set(
  'the to for be by it an are has not from if and with this that or on at you your can as but'.split(' '),
);

/** Words that a label may have beside those of `englishLabels`. Alone they prove nothing: Dutch has many of them too. */
export const englishLabelPartners: ReadonlySet<string> = new Set(
  'a an to of in on up out now at by it is us here there account product products details stock page form comment cart team support online contact email login link item items trial file files menu case demo privacy service content wishlist copy upload links top opening'.split(
    ' ',
  ),
);

/** English phrases that Dutch uses unchanged; they are no sign of a text left in English. */
export const englishPhrasesInDutch =
  /\b(?:to the point|state[ -]of[ -]the[ -]art|(?:the )?making of|end[ -]to[ -]end|call[ -]to[ -]action|trial and error|do[’']?s (?:and|&) don[’']?ts|all[ -]in(?:[ -]one)?|face[ -]to[ -]face|peer[ -]to[ -]peer|business[ -]to[ -](?:business|consumer)|out[ -]of[ -]the[ -]box|up[ -]to[ -]date|on the fly|behind the scenes|work in progress|research and development|(?:nice|need|good|ready)[ -]to[ -](?:have|know|go|use)|must[ -]haves?|know[ -]how|how[ -]to|track (?:and|&) trace|plug (?:and|&) play|mix (?:and|&) match|drag (?:and|&) drop|copy (?:and|&) paste|cut (?:and|&) paste|print (?:and|&) cut|bed (?:and|&) breakfast|rock (?:and|&) roll|cash (?:and|&) carry|click (?:and|&) collect|buy now,? pay later|point[ -]of[ -]sale|proof[ -]of[ -]concept|internet of things|return on investment|(?:pay|cost)[ -]per[ -]click|less is more|no[ -]cure[ -]no[ -]pay|back to basics|one[ -]size[ -]fits[ -]all|terms (?:and|&) conditions|powered by|built for|first come,? first served?|what you see is what you get|word of mouth|people also ask|about us|over the air|over the top|think big|go live|stand[ -]by|hands[ -]on|one[ -]on[ -]one|learning by doing|wear and tear|no[ -]nonsense)\b/giu;
