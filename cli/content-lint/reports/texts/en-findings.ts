import type { OwnFindingTexts } from './texts.ts';

/** What is wrong and what to do about it, in English; `{name}` is an argument of the finding. */
export const englishFindings: OwnFindingTexts = {
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
    cases: {
      problem: {
        type: { says: '`{name}` of `{id}` takes a {wanted}; this is `{got}`.', todo: 'Pass a value of that type.' },
        option: { says: '`{id}` has no option `{got}` for `{name}`.', todo: 'It should be `{near}`.' },
      },
    },
  },
  'exception/invalid': {
    says: 'This is no proper exception: `{field}` has to be {wanted}.',
    todo: 'Give `rule`, `key` or `file`, and `reason`.',
  },
  'exception/unused': { says: 'This exception covers nothing.', todo: 'Delete it.' },
  'format/invalid': {
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
  'icu/syntax': { says: '{reason}: `{got}`.', todo: 'Correct the message; until then the page shows its raw text.' },
  'json/duplicate-key': { says: '`{key}` stands here a second time.', todo: 'Keep one of the two.' },
  'json/syntax': {
    says: 'This is not valid JSON: {reason}.',
    todo: 'Correct it here; what follows could still be read is checked.',
  },
  'message/empty': { says: 'The {locale} text is empty.', todo: 'Write it, or remove the key from every language.' },
  'message/empty-branch': {
    says: 'The branch `{option}` has no text here.',
    todo: 'Write it, as the other language does.',
  },
  'message/foreign-word': {
    says: '{words} is not {locale}.',
    todo: 'Translate it, or put a name or citation between quotation marks.',
  },
  'message/id-typo': { says: '`{got}` should be `{near}`.', todo: 'Rename the key.' },
  'message/missing': { says: '{locale} lacks `{key}`.', todo: 'Add the key with its text.' },
  'message/missing-file': {
    says: '{locale} has no counterpart of this file ({count} messages).',
    todo: 'Add the file with the same name.',
  },
  'message/not-text': { says: '`{key}` is {type}, not a text.', todo: 'Put the value between quotes.' },
  'message/shape': {
    says: '`{key}` is a text in {otherLocale} and a group in {locale}.',
    todo: 'Give both languages the same.',
  },
  'message/stale': {
    says: 'The {otherLocale} text is now “{source}”, the {locale} one is still “{target}”.',
    todo: 'Translate the change; where none is needed, run `content-lint accept {key}`.',
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
  'plural/forms': {
    cases: {
      problem: {
        same: { says: 'Both forms of `{name}` are the singular.', todo: 'Write the plural in `other`.' },
        swapped: { says: 'The forms of `{name}` are swapped: `one` has the plural.', todo: 'Swap the two texts.' },
      },
    },
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
  'text/currency': {
    says: 'The source says {wanted}, this says {got}.',
    todo: 'Name the same currency, or better: use a number format.',
  },
  'text/digits': {
    says: '{wanted?The source says {wanted}}{got?, this says {got}}.',
    todo: 'Give both languages the same numbers.',
  },
  'text/end-punctuation': {
    says: 'This ends in {got|no sign}, the source in {wanted|no sign}.',
    todo: 'End both in the same way.',
  },
  'text/escape': {
    says: '`{got}` is shown as it stands.',
    todo: "In JSON a line break is `\\n`, in ICU a brace is quoted as `'{'`.",
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
  'text/number-style': {
    says: '`{got}` is not how {locale} writes this number.',
    todo: 'Use the separators of the language, or better: an argument with a format.',
  },
  'text/placeholder': { says: '`{got}` is no ICU placeholder and is shown as it stands.', todo: 'Write `{name}`.' },
  'text/stray-brace': {
    says: 'This `}` closes nothing.',
    todo: "Remove it, or put back the opening brace; as text it is written `'}'`.",
  },
  'text/stray-pound': {
    says: 'This `#` stands outside of a plural and is shown as it stands.',
    todo: 'Put it inside the plural, or name the argument.',
  },
  'text/term': {
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
  'text/unbalanced': { says: '`{got}` has no other half here.', todo: 'Add it.' },
  'text/unfinished': { says: '`{got}` was left here.', todo: 'Write the text.' },
  'text/unit': { says: 'The source counts in {wanted}, this in {got}.', todo: 'Use the unit of the source.' },
  'text/url': {
    says: '{wanted?The source has {wanted}}{got?, this has {got}}.',
    todo: 'Give both languages the same address.',
  },
  'text/whitespace': {
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
  'yaml/duplicate-key': { says: 'This field stands here a second time.', todo: 'Keep one of the two.' },
  'yaml/syntax': {
    says: 'This is not valid YAML: {reason}.',
    todo: 'Correct it; the record is left out until then.',
  },
};
