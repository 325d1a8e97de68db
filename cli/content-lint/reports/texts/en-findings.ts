import type { Words } from './texts.ts';

/** What is wrong and what to do about it, in English; `{name}` is an argument of the finding. */
export const englishFindings: Words['findings'] = {
  'argument/format': {
    says: '`{name}` is formatted as `{got|no format}`, the source has `{wanted|no format}`.',
    todo: 'Give it the same format in both languages.',
  },
  'argument/lost-in-branch': {
    says: '`{name}` is lost in the branch `{option}`.',
    todo: 'Put `{{name}}` into this branch, as the other language has it.',
  },
  'argument/missing': { says: '{locale} lacks `{{name}}`.', todo: 'Add it where the sentence needs it.' },
  'argument/renamed': {
    says: '`{{got}}` should be `{{near}}`.',
    todo: 'Use the name of the source: values are passed under it.',
  },
  'argument/type': {
    says: '`{name}` is `{got}` here and `{wanted}` in the source.',
    todo: 'Use the type of the source.',
  },
  'argument/unknown': {
    says: 'The source has no `{{name}}`.',
    todo: 'Remove it, or add it to the source and to the call.',
  },
  'baseline/fixed': {
    says: '`{rule}` at `{about}` is mended: {left} left of {count}.',
    todo: 'Run `content-lint check --baseline {file} --update-baseline`.',
  },
  'code/dynamic-id': {
    says: '`{form}` is only known at run time.',
    todo: 'Nothing has to be done. A type with the possible values would let it be checked.',
  },
  'code/markup-text': {
    says: '“{text}” stands in the markup{attribute?, as `{attribute}`}.',
    todo: 'Put it into the catalogues and ask for it by its id.',
  },
  'code/missing-value': {
    says: 'The message `{id}` needs {missing}.',
    todo: 'Pass a value under this name.',
  },
  'code/undefined-id': {
    says: '',
    todo: '',
    cases: {
      problem: {
        absent: {
          says: 'There is no message `{id}`.',
          todo: '{near?Did you mean `{near}`?} Otherwise add it to the catalogues.',
        },
        group: { says: '`{id}` is a group of messages, not a message.', todo: 'Name the message in it that is meant.' },
      },
    },
  },
  'code/unknown-value': {
    says: 'The message `{id}` has no argument `{name}`.',
    todo: '{near?It should be `{near}`.} Otherwise remove the value.',
  },
  'code/unused-id': {
    says: 'Nothing in the code asks for `{id}`.',
    todo: 'Delete it in every language, or list it in `exceptions.yaml` with the reason to keep it.',
  },
  'code/value-type': {
    says: '',
    todo: '',
    cases: {
      problem: {
        type: { says: '`{name}` of `{id}` takes a {wanted}; this is `{got}`.', todo: 'Pass a value of that type.' },
        option: { says: '`{id}` has no option `{got}` for `{name}`.', todo: 'It should be `{near}`.' },
      },
    },
  },
  'content/file': {
    says: '',
    todo: '',
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
  'content/schema': {
    says: '',
    todo: '',
    cases: {
      problem: {
        missing: { says: '`{field}` is missing.', todo: 'Add the field.' },
        unknown: { says: '`{field}` is not a field of this record.', todo: 'Remove it, or correct its name.' },
        misspelt: { says: '`{field}` is not a field of this record.', todo: 'Did you mean `{near}`?' },
        wrong: { says: '`{field}` is {got}: {wanted}.', todo: 'Change the value.' },
      },
    },
  },
  'content/words': {
    says: '`{key}` lacks {count} texts in every language: {fields}.',
    todo: 'Write them in the catalogue of the record.',
  },
  'exception/invalid': {
    says: 'This is no proper exception: `{field}` has to be {wanted}.',
    todo: 'Give `rule`, `key` or `file`, and `reason`.',
  },
  'exception/unused': { says: 'This exception covers nothing.', todo: 'Delete it.' },
  'fact/unused': {
    says: 'No message shows `{fact}`.',
    todo: 'Use `{{fact}, number}` where the number is meant, or delete the fact.',
  },
  'icu/syntax': { says: '{reason}: `{got}`.', todo: 'Correct the message; until then the page shows its raw text.' },
  'image/format': {
    says: '',
    todo: '',
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
  'image/stale': {
    says: '',
    todo: '',
    cases: {
      problem: {
        picture: { says: 'The widths of `public{src}` were made of another picture.', todo: 'Run `npm run images`.' },
        surplus: { says: '`{src}` belongs to no picture that a record shows.', todo: 'Run `npm run images`.' },
        share: { says: '`public{src}` does not show what the page says now.', todo: 'Run `npm run og`.' },
      },
    },
  },
  'image/unused': { says: 'No record shows `{src}`.', todo: 'Delete it, or name it in a record.' },
  'image/missing': {
    says: '`public{src}` does not exist.',
    todo: '{name?`{name}` is shown as text until there is a logo.} {near?Did you mean `{near}`?}',
  },
  'json/duplicate-key': { says: '`{key}` stands here a second time.', todo: 'Keep one of the two.' },
  'json/syntax': {
    says: 'This is not valid JSON: {reason}.',
    todo: 'Correct it here; what follows could still be read is checked.',
  },
  'message/empty': { says: 'The {locale} text is empty.', todo: 'Write it, or remove the key from every language.' },
  'message/id-typo': { says: '`{got}` should be `{near}`.', todo: 'Rename the key.' },
  'message/missing': { says: '{locale} lacks `{key}`.', todo: 'Add the key with its text.' },
  'message/missing-file': {
    says: '{locale} has no counterpart of this file ({count} messages).',
    todo: 'Add the file with the same name.',
  },
  'message/not-text': { says: '`{key}` is {type}, not a text.', todo: 'Put the value between quotes.' },
  'message/stale': {
    says: 'The {otherLocale} text is now “{source}”, the {locale} one is still “{target}”.',
    todo: 'Translate the change; where none is needed, run `content-lint accept {key}`.',
  },
  'slug/alias': {
    says: '',
    todo: '',
    cases: {
      problem: {
        live: {
          says: '`{slug}` is an old slug of `{id}` and the slug of `{other}`.',
          todo: 'Run `content-lint accept --slugs`: a page has the older right to its slug.',
        },
        twice: {
          says: '`{slug}` leads to `{id}` and to `{other}`.',
          todo: 'Leave it in one of the two lists.',
        },
        chain: {
          says: '`{id}` is gone and `{other}` stands in for it, but this list still leads to `{id}`.',
          todo: 'Run `content-lint accept --slugs --into {id}={other}`.',
        },
      },
    },
  },
  'slug/removed': {
    says: '`{id}` was published at `{slug}` and is gone.',
    todo: 'Put the record back, or name its successor: `content-lint accept --slugs --into {id}=<id>`.',
  },
  'slug/renamed': {
    says: '`{before}` was published and is now `{slug}`.',
    todo: 'Run `content-lint accept --slugs`: the old address then leads to the new one.',
  },
  'slug/unlocked': {
    says: 'The lock of slugs does not know `{id}`.',
    todo: 'Run `content-lint accept --slugs`.',
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
  'slug/swapped': {
    says: '`{slug}` stands in the wrong place{other?: it belongs to `{other}`}.',
    todo: 'Swap the two slugs back.',
  },
  'slug/unsafe': {
    says: '{got} is not URL-safe.',
    todo: 'Use lower-case letters a–z, digits and single hyphens, such as `web-development`.',
  },
  'yaml/duplicate-key': { says: 'This field stands here a second time.', todo: 'Keep one of the two.' },
  'yaml/syntax': {
    says: 'This is not valid YAML: {reason}.',
    todo: 'Correct it; the record is left out until then.',
  },
  'format/invalid': {
    says: '',
    todo: '',
    cases: {
      kind: {
        unknown: {
          says: '`{style}` is no format that anybody defines.',
          todo: '{near?Did you mean `{near}`?} Name one of the project, or write a pattern behind `::`.',
        },
        empty: { says: 'The format of `{name}` says nothing.', todo: 'Correct the pattern behind `::`.' },
        throws: {
          says: 'Formatting `{name}` fails at run time: {problem}.',
          todo: 'Correct the pattern behind `::`.',
        },
      },
    },
  },
  'message/foreign-word': {
    says: '{words} is not {locale}.',
    todo: 'Translate it, or put a name or citation between quotation marks.',
  },
  'message/untranslated': {
    says: 'This text is {otherLocale} and stands in both languages.',
    todo: 'Translate it into {locale}.',
  },
  'message/wrong-language': {
    says: 'This text is {otherLocale}, in the {locale} catalogue.',
    todo: 'Translate it, or move it to the other catalogue.',
  },
  'plural/exact': {
    says: '`{option}` of `{name}` stands in one language only{near?: the other has `{near}`}.',
    todo: 'Give {locale} a text for this number too, or remove it here.',
  },
  'plural/flattened': {
    says: '`{{name}}` stands before a plural noun, which is wrong for 1.',
    todo: 'Write a plural, as the other language does.',
  },
  'plural/kind': {
    says: '`{name}` is counted with `{got}` here and with `{wanted}` in the source.',
    todo: 'Use `{wanted}`.',
  },
  'plural/missing-category': {
    says: 'The plural over `{name}` lacks {missing}.',
    todo: 'Add the forms that {locale} has.',
  },
  'plural/offset': {
    says: 'The offset of `{name}` is {got}, in the source {wanted}.',
    todo: 'Use the offset of the source.',
  },
  'plural/unknown-category': {
    says: '{locale} never uses {options}.',
    todo: '{near?Did you mean `{near}`?} Otherwise remove it.',
  },
  'select/options': {
    says: '',
    todo: '',
    cases: {
      problem: {
        unknown: {
          says: 'The source has no option {options} of `{name}`{missing?, and {missing} is missing}.',
          todo: '{near?It should be {near}.} Options are keywords: they are not translated.',
        },
        missing: {
          says: 'The options of `{name}` lack {missing}.',
          todo: 'Add it; in its place the text of `other` is shown.',
        },
      },
    },
  },
  'tag/emptied': { says: '`<{name}>` has no text here.', todo: 'Put the words between the tags that it belongs to.' },
  'tag/missing': { says: '{locale} lacks `<{name}>`.', todo: 'Put the tags around the words that they belong to.' },
  'tag/renamed': {
    says: '`<{got}>` should be `<{near}>`.',
    todo: 'Use the name of the source, in the opening and the closing tag.',
  },
  'tag/unknown': {
    says: 'The source has no `<{name}>`.',
    todo: 'Remove the tags, or add them to the source and to the call.',
  },
  'text/brand': { says: '`{got}` is written `{near}`.', todo: 'Write it as its owner does.' },
  'text/digits': {
    says: '{wanted?The source says {wanted}}{got?, this says {got}}.',
    todo: 'Give both languages the same numbers.',
  },
  'text/end-punctuation': {
    says: 'This ends in {got|no sign}, the source in {wanted|no sign}.',
    todo: 'End both in the same way.',
  },
  'text/html-entity': {
    says: '`{got}`{more? and {more} more like it} is shown as it stands.',
    todo: 'Write the character itself{near?: {near}}.',
  },
  'text/invisible': {
    says: '{code} stands here, a character that cannot be seen{more?; {more} more follow}.',
    todo: 'Remove it.',
  },
  'text/mixed-script': {
    says: '`{got}` looks like Latin letters and is not{more?; {more} more follow}.',
    todo: 'Type the word again.',
  },
  'text/mojibake': {
    says: '`{got}` was read in the wrong encoding{more?; {more} more follow}.',
    todo: '{near?Write `{near}`.} Save the file as UTF-8.',
  },
  'text/stray-brace': {
    says: 'This `}` closes nothing.',
    todo: "Remove it, or put back the opening brace; as text it is written `'}'`.",
  },
  'text/stray-pound': {
    says: 'This `#` stands outside of a plural and is shown as it stands.',
    todo: 'Put it inside the plural, or name the argument.',
  },
  'text/unfinished': { says: '`{got}` was left here.', todo: 'Write the text.' },
  'text/unit': { says: 'The source counts in {wanted}, this in {got}.', todo: 'Use the unit of the source.' },
  'text/url': {
    says: '{wanted?The source has {wanted}}{got?, this has {got}}.',
    todo: 'Give both languages the same address.',
  },
  'text/whitespace': {
    says: '',
    todo: '',
    cases: {
      problem: {
        leading: { says: 'Only the {locale} text begins with a blank.', todo: 'Remove it.' },
        trailing: { says: 'Only the {locale} text ends in a blank.', todo: 'Remove it.' },
        double: { says: 'Only the {locale} text has several blanks in a row.', todo: 'Keep one.' },
        'before-sign': { says: 'A blank stands before a punctuation mark.', todo: 'Remove it.' },
        glued: { says: 'A blank is missing here that the other language has.', todo: 'Put it in.' },
        lines: {
          says: 'The {locale} text has {got} line breaks, the source {wanted}.',
          todo: 'Break the lines in the same places.',
        },
      },
    },
  },
  'content/shape': {
    says: '',
    todo: '',
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
  'fact/as-digits': {
    says: '`{got}` is the fact `{fact}` in digits.',
    todo: 'Use its argument, such as `{{fact}, number}`.',
  },
  'meta/duplicate': { says: '`{other}` has the same {field}.', todo: 'Say what sets this page apart.' },
  'text/length': {
    says: '',
    todo: '',
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
    says: '',
    todo: '',
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
  'content/sample': {
    says: '',
    todo: '',
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
  'text/term': {
    says: '',
    todo: '',
    cases: {
      problem: {
        missing: {
          says: '`{got}` stands in the other language; this lacks `{wanted}`.',
          todo: 'Use the agreed word, or change `terms.yaml`.',
        },
        file: {
          says: 'This is no list of terms: it has to be {wanted}.',
          todo: 'Give `names`, a list, and `terms`, a list of words by locale.',
        },
      },
    },
  },
  'message/empty-branch': {
    says: 'The branch `{option}` has no text here.',
    todo: 'Write it, as the other language does.',
  },
  'message/shape': {
    says: '`{key}` is a text in {otherLocale} and a group in {locale}.',
    todo: 'Give both languages the same.',
  },
  'text/currency': {
    says: 'The source says {wanted}, this says {got}.',
    todo: 'Name the same currency, or better: use a number format.',
  },
  'text/escape': {
    says: '`{got}` is shown as it stands.',
    todo: "In JSON a line break is `\\n`, in ICU a brace is quoted as `'{'`.",
  },
  'text/placeholder': { says: '`{got}` is no ICU placeholder and is shown as it stands.', todo: 'Write `{name}`.' },
  'text/unbalanced': { says: '`{got}` has no other half here.', todo: 'Add it.' },
  'content/reference': { says: 'There is no {kind} `{id}`.', todo: '{near?Did you mean `{near}`?}' },
  'content/duplicate': { says: '`{value}` stands here a second time.', todo: 'Remove one of the two.' },
  'image/third-party': { says: 'This picture comes from {host}.', todo: 'Keep a copy below `public/`.' },
  'text/number-style': {
    says: '`{got}` is not how {locale} writes this number.',
    todo: 'Use the separators of the language, or better: an argument with a format.',
  },
  'plural/forms': {
    says: '',
    todo: '',
    cases: {
      problem: {
        same: { says: 'Both forms of `{name}` are the singular.', todo: 'Write the plural in `other`.' },
        swapped: { says: 'The forms of `{name}` are swapped: `one` has the plural.', todo: 'Swap the two texts.' },
      },
    },
  },
};
