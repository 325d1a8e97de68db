import type { SiteRuleTexts } from './site-rule-texts.ts';

/** What each rule finds and why, what is wrong and what to do about it; `{name}` is an argument of the finding. */
export const english: SiteRuleTexts = {
  'content/duplicate': {
    summary: 'The same thing stands twice in a list.',
    why: 'The page shows it twice, and whoever looks it up by its id gets one of the two.',
    says: '`{value}` stands here a second time.',
    todo: 'Remove one of the two.',
  },
  'content/file': {
    summary: 'A content file is absent, or has a name that nothing reads.',
    why: 'A file under a wrong name looks as if it counted, and does not.',
    cases: {
      problem: {
        unknown: {
          says: 'Nothing reads `{file}`.',
          todo: 'Rename it to what is meant, or delete it. {near?Did you mean `{near}`?}',
        },
        absent: { says: '`{file}` does not exist.', todo: 'Add it; the other sections of `content/` refer to it.' },
      },
    },
  },
  'content/id': {
    summary: 'The id of a record is not the name of its file, or names no words.',
    why: 'Files, words and links all find a record by this one name.',
    says: '`{field}` is `{got}` in the file of `{wanted}`.',
    todo: 'Write `{wanted}`, or rename the file.',
  },
  'content/reference': {
    summary: 'A record names another that does not exist.',
    why: 'The page would link to nothing, or show a price that nobody set.',
    cases: {
      kind: {
        service: { says: 'There is no service `{id}`.', todo: '{near?Did you mean `{near}`?}' },
        project: { says: 'There is no case `{id}`.', todo: '{near?Did you mean `{near}`?}' },
        fact: { says: 'There is no fact `{id}`.', todo: '{near?Did you mean `{near}`?}' },
      },
    },
  },
  'content/sample': {
    summary:
      'The identity of the agency or a fact is still a sample: domain, address, phone, KvK or btw number, a duration nobody has confirmed.',
    why: 'The sample domain does not exist and the sample number cannot ring: live, nobody could reach the agency. Only checked with `--profile production`.',
    cases: {
      problem: {
        fact: {
          says: 'The fact `{fact}` is a sample.',
          todo: 'Let the owner confirm the number and take `sample` out.',
        },
        flag: {
          says: 'The values of the agency are samples.',
          todo: 'Fill in the real ones and set `sample: false`.',
        },
        value: { says: '`{field}` is a sample: `{value}`.', todo: 'Fill in the real value.' },
      },
    },
  },
  'content/schema': {
    summary: 'A content record does not fit its schema.',
    why: 'The pages trust the records: a missing, misspelt or impossible value would only show on the built page.',
    cases: {
      problem: {
        missing: { says: '`{field}` is missing.', todo: 'Add the field.' },
        unknown: { says: '`{field}` is not a field of this record.', todo: 'Remove it, or correct its name.' },
        misspelt: { says: '`{field}` is not a field of this record.', todo: 'Did you mean `{near}`?' },
        wrong: { says: '`{field}` is {got}: {wanted}.', todo: 'Change the value.' },
      },
    },
  },
  'content/shape': {
    summary: 'More than a third of the services say something in the same shape.',
    why: 'A reader who has seen three pages knows the shape and skips the words. Choose it from the service, not from the template.',
    cases: {
      shape: {
        question: {
          says: '{count} of {of} services close with a question.',
          todo: 'Close some with a statement, an instruction or a number.',
        },
        scene: {
          says: '{count} of {of} descriptions open on a scene and then turn to “We”.',
          todo: 'Begin some with what it is, what it costs or what it does not do.',
        },
        'what-where': {
          says: '{count} of {of} headings over the benefits begin with “What” or “Where”.',
          todo: 'Name the gain itself.',
        },
        trade: {
          says: '{count} of {of} titles of use cases are a trade with “with”, “that” or “who” behind it.',
          todo: 'Name the situation, the question or the result.',
        },
        'list-of-three': {
          says: '{count} of {of} services have a text with a colon and a list of three.',
          todo: 'Write some as sentences.',
        },
      },
    },
  },
  'content/similar': {
    summary: 'The own texts of two services are too much alike.',
    why: 'Measured as the Jaccard index of their rows of three words, at most 0.10: search engines show one of two pages that say the same.',
    says: '`{id}` shares too much with `{other}`: {similarity}.',
    todo: 'Rewrite one of the two until the measure is under 0.10.',
  },
  'content/thin': {
    summary: 'A service says too little of itself.',
    why: 'With fewer than 350 words of its own a page answers no question that the overview did not answer.',
    says: '`{id}` has {words} words of its own in {locale}, of at least {atLeast}.',
    todo: 'Write what a buyer still asks.',
  },
  'content/words': {
    summary: 'A record has words that no catalogue holds.',
    why: 'Every service has the same fields, so that every page is whole. Words that exist in no language cannot be compared with anything.',
    says: '`{key}` lacks {count} texts in every language: {fields}.',
    todo: 'Write them in the catalogue of the record.',
  },
  'fact/as-digits': {
    summary: 'The number of a fact stands in a text as digits.',
    why: 'When the fact changes this text will not, and the site says two things. Written as an argument it also gets each language’s own form.',
    says: '`{got}` is the fact `{fact}` in digits.',
    todo: 'Use its argument, such as `{{fact}, number}`.',
  },
  'fact/unused': {
    summary: 'A fact is shown nowhere.',
    why: 'A number that no text names is either forgotten on the page or written there as digits, where nobody will update it.',
    says: 'No message shows `{fact}`.',
    todo: 'Use `{{fact}, number}` where the number is meant, or delete the fact.',
  },
  'image/format': {
    summary: 'A picture has the wrong format, or is too small for its place.',
    why: 'The widths that browsers choose from are made of it: a cover needs 1600 pixels, as PNG or WebP, which lose nothing. A logo is an SVG, sharp at any size.',
    cases: {
      problem: {
        format: {
          says: '`public{src}` is {got|no picture}, where {wanted} is wanted.',
          todo: 'Save it anew in that format, with the ending of that format.',
        },
        narrow: {
          says: '`public{src}` is {got} pixels wide, of at least {wanted}.',
          todo: 'Draw it wider: larger widths are never made of smaller ones.',
        },
      },
    },
  },
  'image/heavy': {
    summary: 'A picture weighs more than its place allows.',
    why: 'A cover may weigh 90 kB as AVIF at 1200 pixels, the picture of a category 40 kB at 800: on a phone more than that is waiting. Only the sizes of the files are looked at.',
    says: '`public{src}` weighs {got} kB, of at most {wanted} at {width} pixels.',
    todo: 'Draw the picture with less detail and run `npm run images`.',
  },
  'image/missing': {
    summary: 'A picture or logo does not exist.',
    why: 'The page would show a hole. Only the logo of a technique in a case may be absent: its name then stands there as text.',
    says: '`public{src}` does not exist.',
    todo: '{name?`{name}` is shown as text until there is a logo.} {near?Did you mean `{near}`?}',
  },
  'image/stale': {
    summary: 'What was derived from a picture is not what it shows now.',
    why: 'Browsers load the derived widths, not the master: after a change the page goes on showing the old picture, or a hole. `npm run build` and `npm run images` make them anew.',
    cases: {
      problem: {
        picture: { says: 'The widths of `public{src}` were made of another picture.', todo: 'Run `npm run images`.' },
        scene: {
          says: 'The picture was drawn from an earlier state of this scene.',
          todo: 'Run `npm run art {scene}`, then `npm run images`.',
        },
        surplus: { says: '`{src}` belongs to no picture that a record shows.', todo: 'Run `npm run images`.' },
      },
    },
  },
  'image/third-party': {
    summary: 'A picture comes from somebody else’s server.',
    why: 'Every visitor’s address goes there before anybody consented, and the picture is gone when that server is.',
    says: 'This picture comes from {host}.',
    todo: 'Keep a copy below `public/`.',
  },
  'image/unused': {
    summary: 'No record shows a picture or logo.',
    why: 'It is deployed and can be found, and nobody looks after it. Only files below `public/images` and `public/logos`.',
    says: 'No record shows `{src}`.',
    todo: 'Delete it, or name it in a record.',
  },
  'meta/duplicate': {
    summary: 'Two pages have the same title or description for search.',
    why: 'In a list of results nobody can tell them apart, and a search engine picks one of the two.',
    says: '`{other}` has the same {field}.',
    todo: 'Say what sets this page apart.',
  },
  'slug/alias': {
    summary: 'An old slug in the lock leads to nothing, or to two pages.',
    why: 'A redirect may not stand in front of a page, may have one target only, and may not lead to another redirect.',
    cases: {
      problem: {
        live: {
          says: '`{slug}` is an old slug of `{id}` and the slug of `{other}`.',
          todo: 'Run `npm run slugs`: a page has the older right to its slug.',
        },
        twice: {
          says: '`{slug}` leads to `{id}` and to `{other}`.',
          todo: 'Leave it in one of the two lists.',
        },
        chain: {
          says: '`{id}` is gone and `{other}` stands in for it, but this list still leads to `{id}`.',
          todo: 'Run `npm run slugs -- --into {id}={other}`.',
        },
      },
    },
  },
  'slug/collision': {
    summary: 'The slug of one record is the slug of another in another language.',
    why: 'A slug is understood in either language, so this one would lead to two pages; often two slugs were swapped.',
    says: '`{slug}` is the {locale} slug here and the {otherLocale} slug of `{other}`.',
    todo: 'Choose another slug for one of them; if two were swapped, swap them back.',
  },
  'slug/duplicate': {
    summary: 'Two records have the same slug in one language.',
    why: 'Both pages would be written to one URL, and one of them is lost.',
    says: '`{slug}` is also the {locale} slug of `{other}`.',
    todo: 'Choose another slug for one of them.',
  },
  'slug/missing': {
    summary: 'A record lacks the slug of a language.',
    why: 'Without a pair of slugs the page exists in one language only and the language switch leads home.',
    says: '`{field}` is missing.',
    todo: 'Give the slug of every language, or only `slug` where they are the same.',
  },
  'slug/removed': {
    summary: 'A published page is gone and no other stands in for it.',
    why: 'Whoever has its address gets a 404. `npm run slugs -- --into <old>=<new>` sends them to its successor.',
    says: '`{id}` was published at `{slug}` and is gone.',
    todo: 'Put the record back, or name its successor: `npm run slugs -- --into {id}=<id>`.',
  },
  'slug/renamed': {
    summary: 'A published slug has changed and the lock does not know it.',
    why: 'Links and search results still have the old address. Once `npm run slugs` has kept it as an alias, the build answers it with a 301.',
    says: '`{before}` was published and is now `{slug}`.',
    todo: 'Run `npm run slugs`: the old address then leads to the new one.',
  },
  'slug/swapped': {
    summary: 'Two slugs have changed places.',
    why: 'A record is named after its slug in the source language. Where that name stands in the other language, or at another record, the links of both lead to the wrong page.',
    says: '`{slug}` stands in the wrong place{other?: it belongs to `{other}`}.',
    todo: 'Swap the two slugs back.',
  },
  'slug/unlocked': {
    summary: 'The lock does not know a page.',
    why: 'Once it is live its slug is public; only what the lock knows is kept alive when it changes. Silent in a project without `content/slugs.lock.yaml`.',
    says: 'The lock of slugs does not know `{id}`.',
    todo: 'Run `npm run slugs`.',
  },
  'slug/unsafe': {
    summary: 'A slug has characters that do not belong in a URL.',
    why: 'Capitals, spaces and accents are written differently by every browser and mail program, so links break.',
    says: '{got} is not URL-safe.',
    todo: 'Use lower-case letters a–z, digits and single hyphens, such as `web-development`.',
  },
  'text/length': {
    summary: 'A text is shorter or longer than its place allows.',
    why: 'Each field has its length from the design and from what search engines show; arguments count with their values.',
    cases: {
      problem: {
        long: { says: '{length} characters, of at most {max}.', todo: 'Shorten it.' },
        short: { says: '{length} characters, of at least {min}.', todo: 'Say more.' },
      },
    },
  },
  'text/near-duplicate': {
    summary: 'Two services share a sentence, or nearly.',
    why: 'A sentence that fits two services says nothing about either. Under five words it is a label; up to seven it has to be the same; from eight on half of its pairs of words are enough, which is one word changed in ten.',
    says: '“{text}” stands at `{other}` too, or nearly ({similarity}).',
    todo: 'Say what only this service can say.',
  },
  'text/typography': {
    summary: 'A text departs from the typography of the house.',
    why: 'Curly apostrophes, quotes as ‘…’, a no-break space between a number and its unit, amounts through a format, no dashes between clauses, no exclamation marks.',
    cases: {
      problem: {
        apostrophe: { says: 'This is a straight apostrophe.', todo: 'Write ’; the straight one is ICU syntax.' },
        quote: { says: '`{got}` is not how this house quotes.', todo: 'Write ‘…’.' },
        currency: {
          says: 'An amount is written out with its sign.',
          todo: 'Use `{price, number, euro}`: each language has its own form.',
        },
        unit: {
          says: 'A number and its unit can be torn apart by a line break.',
          todo: 'Put `\\u00a0` between them.',
        },
        dash: { says: 'A dash stands between two clauses.', todo: 'Write two sentences, or a comma.' },
        exclamation: { says: 'An exclamation mark.', todo: 'End in a full stop.' },
      },
    },
  },
};
