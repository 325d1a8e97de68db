import type { SiteFindingTexts } from './site-finding-texts.ts';

/** What is wrong and what to do about it, in English; `{name}` is an argument of the finding. */
export const english: SiteFindingTexts = {
  'content/duplicate': { says: '`{value}` stands here a second time.', todo: 'Remove one of the two.' },
  'content/file': {
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
    says: '`{field}` is `{got}` in the file of `{wanted}`.',
    todo: 'Write `{wanted}`, or rename the file.',
  },
  'content/reference': {
    cases: {
      kind: {
        service: { says: 'There is no service `{id}`.', todo: '{near?Did you mean `{near}`?}' },
        project: { says: 'There is no case `{id}`.', todo: '{near?Did you mean `{near}`?}' },
        fact: { says: 'There is no fact `{id}`.', todo: '{near?Did you mean `{near}`?}' },
      },
    },
  },
  'content/sample': {
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
    says: '`{id}` shares too much with `{other}`: {similarity}.',
    todo: 'Rewrite one of the two until the measure is under 0.10.',
  },
  'content/thin': {
    says: '`{id}` has {words} words of its own in {locale}, of at least {atLeast}.',
    todo: 'Write what a buyer still asks.',
  },
  'content/words': {
    says: '`{key}` lacks {count} texts in every language: {fields}.',
    todo: 'Write them in the catalogue of the record.',
  },
  'fact/as-digits': {
    says: '`{got}` is the fact `{fact}` in digits.',
    todo: 'Use its argument, such as `{{fact}, number}`.',
  },
  'fact/unused': {
    says: 'No message shows `{fact}`.',
    todo: 'Use `{{fact}, number}` where the number is meant, or delete the fact.',
  },
  'image/format': {
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
    says: '`public{src}` weighs {got} kB, of at most {wanted} at {width} pixels.',
    todo: 'Draw the picture with less detail and run `npm run images`.',
  },
  'image/missing': {
    says: '`public{src}` does not exist.',
    todo: '{name?`{name}` is shown as text until there is a logo.} {near?Did you mean `{near}`?}',
  },
  'image/stale': {
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
  'image/third-party': { says: 'This picture comes from {host}.', todo: 'Keep a copy below `public/`.' },
  'image/unused': { says: 'No record shows `{src}`.', todo: 'Delete it, or name it in a record.' },
  'meta/duplicate': { says: '`{other}` has the same {field}.', todo: 'Say what sets this page apart.' },
  'slug/alias': {
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
    says: '`{slug}` is the {locale} slug here and the {otherLocale} slug of `{other}`.',
    todo: 'Choose another slug for one of them; if two were swapped, swap them back.',
  },
  'slug/duplicate': {
    says: '`{slug}` is also the {locale} slug of `{other}`.',
    todo: 'Choose another slug for one of them.',
  },
  'slug/missing': {
    says: '`{field}` is missing.',
    todo: 'Give the slug of every language, or only `slug` where they are the same.',
  },
  'slug/removed': {
    says: '`{id}` was published at `{slug}` and is gone.',
    todo: 'Put the record back, or name its successor: `npm run slugs -- --into {id}=<id>`.',
  },
  'slug/renamed': {
    says: '`{before}` was published and is now `{slug}`.',
    todo: 'Run `npm run slugs`: the old address then leads to the new one.',
  },
  'slug/swapped': {
    says: '`{slug}` stands in the wrong place{other?: it belongs to `{other}`}.',
    todo: 'Swap the two slugs back.',
  },
  'slug/unlocked': {
    says: 'The lock of slugs does not know `{id}`.',
    todo: 'Run `npm run slugs`.',
  },
  'slug/unsafe': {
    says: '{got} is not URL-safe.',
    todo: 'Use lower-case letters a–z, digits and single hyphens, such as `web-development`.',
  },
  'text/length': {
    cases: {
      problem: {
        long: { says: '{length} characters, of at most {max}.', todo: 'Shorten it.' },
        short: { says: '{length} characters, of at least {min}.', todo: 'Say more.' },
      },
    },
  },
  'text/near-duplicate': {
    says: '“{text}” stands at `{other}` too, or nearly ({similarity}).',
    todo: 'Say what only this service can say.',
  },
  'text/typography': {
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
