import type { OwnRuleTexts } from './texts.ts';

/** What each rule finds and why, what is wrong and what to do about it; `{name}` is an argument of the finding. */
export const englishRules: OwnRuleTexts = {
  'argument/format': {
    summary: 'A number or date is formatted differently in the translation.',
    why: 'A percentage that becomes a bare number, or a short date against a long one, says something else than the source does.',
    says: '`{name}` is formatted as `{got|no format}`, the source has `{wanted|no format}`.',
    todo: 'Give it the same format in both languages.',
  },
  'argument/lost-in-branch': {
    summary: 'An argument is lost in one branch of a plural or select.',
    why: 'The text is right for most values and wrong for one: the mistake that nobody sees while testing.',
    says: '`{name}` is lost in the branch `{option}`.',
    todo: 'Put `{{name}}` into this branch, as the other language has it.',
  },
  'argument/missing': {
    summary: 'A translation has lost an argument.',
    why: 'The reader of that language does not get the name, the number or the date that the others do.',
    says: '{locale} lacks `{{name}}`.',
    todo: 'Add it where the sentence needs it.',
  },
  'argument/renamed': {
    summary: 'A translation calls an argument by another name.',
    why: 'The value is passed under the name of the source; under any other one nothing arrives and formatting fails.',
    says: '`{{got}}` should be `{{near}}`.',
    todo: 'Use the name of the source: values are passed under it.',
  },
  'argument/type': {
    summary: 'An argument has another type in the translation.',
    why: 'There is one value for all languages: as a date it cannot be counted, and a keyword such as `male` is no text to show.',
    says: '`{name}` is `{got}` here and `{wanted}` in the source.',
    todo: 'Use the type of the source.',
  },
  'argument/unknown': {
    summary: 'A translation uses an argument that the source does not have.',
    why: 'Nobody passes a value for it, so formatting fails and the page shows the raw text.',
    says: 'The source has no `{{name}}`.',
    todo: 'Remove it, or add it to the source and to the call.',
  },
  'baseline/fixed': {
    summary: 'A finding of the baseline is gone.',
    why: 'It was mended: as long as it stands in the baseline, the same mistake can come back unseen. `--update-baseline` takes it out.',
    says: '`{rule}` at `{about}` is mended: {left} left of {count}.',
    todo: 'Run `content-lint check --baseline {file} --update-baseline`.',
  },
  'code/dynamic-id': {
    summary: 'An id is put together at run time, from what the code does not tell.',
    why: 'Whether such a message exists cannot be checked. What the id may stand for is not called unused; it is listed, and fails no run.',
    says: '`{form}` is only known at run time.',
    todo: 'Nothing has to be done. A type with the possible values would let it be checked.',
  },
  'code/markup-text': {
    summary: 'A text stands in the markup of a component.',
    why: 'It is the same in every language, and no translator will ever see it.',
    says: '“{text}” stands in the markup{attribute?, as `{attribute}`}.',
    todo: 'Put it into the catalogues and ask for it by its id.',
  },
  'code/missing-value': {
    summary: 'A call does not pass a value that its message needs.',
    why: 'Formatting fails at run time, and the visitor reads the message with its braces.',
    says: 'The message `{id}` needs {missing}.',
    todo: 'Pass a value under this name.',
  },
  'code/undefined-id': {
    summary: 'The code asks for a message that no catalogue has.',
    why: 'The visitor gets to see the id itself. The compiler cannot know: to it an id is any text.',
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
    summary: 'A call passes a value that its message does not use.',
    why: 'Either the message has lost an argument, or the value has the wrong name and the right one is missing.',
    says: 'The message `{id}` has no argument `{name}`.',
    todo: '{near?It should be `{near}`.} Otherwise remove the value.',
  },
  'code/unused-id': {
    summary: 'No code asks for this message.',
    why: 'It is translated, reviewed and carried along for nobody. One that is kept on purpose belongs in `exceptions.yaml` with its reason.',
    says: 'Nothing in the code asks for `{id}`.',
    todo: 'Delete it in every language, or list it in `exceptions.yaml` with the reason to keep it.',
  },
  'code/value-type': {
    summary: 'A call passes a value of another type than its message needs.',
    why: 'A text cannot be counted or be a date, a tag needs a function, and a keyword that no option has falls back to `other` without a word.',
    cases: {
      problem: {
        type: { says: '`{name}` of `{id}` takes a {wanted}; this is `{got}`.', todo: 'Pass a value of that type.' },
        option: { says: '`{id}` has no option `{got}` for `{name}`.', todo: 'It should be `{near}`.' },
      },
    },
  },
  'exception/invalid': {
    summary: 'An exception has no reason, or a field that does not exist.',
    why: 'Without a reason nobody can tell later whether it may go. Until it is mended it covers nothing.',
    says: 'This is no proper exception: `{field}` has to be {wanted}.',
    todo: 'Give `rule`, `key` or `file`, and `reason`.',
  },
  'exception/unused': {
    summary: 'An exception covers nothing any more.',
    why: 'What it allowed is mended; left in place it would hide the next mistake of the kind.',
    says: 'This exception covers nothing.',
    todo: 'Delete it.',
  },
  'format/invalid': {
    summary: 'A number or date format does not exist or cannot be carried out.',
    why: 'Formatting throws at run time, or falls back to the plain form without a word. Every format is tried here with a plausible value.',
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
  'icu/syntax': {
    summary: 'A message is not valid ICU MessageFormat.',
    why: 'At run time the message cannot be formatted, and the page shows its raw text with the braces.',
    says: '{reason}: `{got}`.',
    todo: 'Correct the message; until then the page shows its raw text.',
  },
  'json/duplicate-key': {
    summary: 'A key stands twice in a catalogue.',
    why: 'JSON keeps the last one and drops the first without a word; whoever edits the first wonders why nothing changes.',
    says: '`{key}` stands here a second time.',
    todo: 'Keep one of the two.',
  },
  'json/syntax': {
    summary: 'A catalogue is not valid JSON.',
    why: 'The build cannot read the file, so every text in it falls back or disappears. The rest of the project is checked all the same.',
    says: 'This is not valid JSON: {reason}.',
    todo: 'Correct it here; what follows could still be read is checked.',
  },
  'message/empty': {
    summary: 'A message has no text.',
    why: 'An empty text counts as missing: the lookup goes on to the other language, or to the key.',
    says: 'The {locale} text is empty.',
    todo: 'Write it, or remove the key from every language.',
  },
  'message/empty-branch': {
    summary: 'A branch of a plural or select has no text in one language.',
    why: 'For that one value the visitor sees nothing at all, and for all others everything is fine.',
    says: 'The branch `{option}` has no text here.',
    todo: 'Write it, as the other language does.',
  },
  'message/foreign-word': {
    summary: 'A word of the other language was left in a text.',
    why: 'A half-translated sentence looks careless. Names and words between quotation marks are left alone.',
    says: '{words} is not {locale}.',
    todo: 'Translate it, or put a name or citation between quotation marks.',
  },
  'message/id-typo': {
    summary: 'A translation has its id nearly right.',
    why: 'The text is there, under a name that nobody asks for: for the visitor it is missing.',
    says: '`{got}` should be `{near}`.',
    todo: 'Rename the key.',
  },
  'message/missing': {
    summary: 'A message exists in one language only.',
    why: 'English falls back to the Dutch text and Dutch to the bare key: the visitor reads the wrong language, or code.',
    says: '{locale} lacks `{key}`.',
    todo: 'Add the key with its text.',
  },
  'message/missing-file': {
    summary: 'A whole catalogue file has no counterpart.',
    why: 'One forgotten file is one finding, not one for each of its messages.',
    says: '{locale} has no counterpart of this file ({count} messages).',
    todo: 'Add the file with the same name.',
  },
  'message/not-text': {
    summary: 'A value is a number, true, false or null.',
    why: 'Only texts are messages. Anything else is skipped by the lookup, and the page shows the key.',
    says: '`{key}` is {type}, not a text.',
    todo: 'Put the value between quotes.',
  },
  'message/shape': {
    summary: 'A key is a text in one language and a group in the other.',
    why: 'Whoever asks for the text gets nothing in the other language, and whoever asks for its parts nothing in this one.',
    says: '`{key}` is a text in {otherLocale} and a group in {locale}.',
    todo: 'Give both languages the same.',
  },
  'message/stale': {
    summary: 'The source text has changed and the translation has not.',
    why: 'Both are well-formed, so no comparison sees it: only a record of which texts belonged together does. `content-lint accept` writes that record, `source.lock.json` beside the catalogues, after somebody has compared the two. Blanks do not count, and a message that was never accepted is not stale.',
    says: 'The {otherLocale} text is now “{source}”, the {locale} one is still “{target}”.',
    todo: 'Translate the change; where none is needed, run `content-lint accept {key}`.',
  },
  'message/untranslated': {
    summary: 'A text is the same in both languages and belongs to one of them.',
    why: 'Somebody copied it to translate it later. Names and words that both languages use may be the same.',
    says: 'This text is {otherLocale} and stands in both languages.',
    todo: 'Translate it into {locale}.',
  },
  'message/wrong-language': {
    summary: 'A text is in another language than its catalogue.',
    why: 'Two columns were swapped, or the translation was never made: the visitor reads the wrong language.',
    says: 'This text is {otherLocale}, in the {locale} catalogue.',
    todo: 'Translate it, or move it to the other catalogue.',
  },
  'plural/exact': {
    summary: 'A number has its own text in one language only.',
    why: 'Where the Dutch reads “Geen berichten”, the English would read “0 messages”. `=1` and `one` count as the same.',
    says: '`{option}` of `{name}` stands in one language only{near?: the other has `{near}`}.',
    todo: 'Give {locale} a text for this number too, or remove it here.',
  },
  'plural/flattened': {
    summary: 'A plural became a fixed text with a plural noun.',
    why: 'A text such as “{count} messages” is wrong for 1. A text that fits every number, such as “{count} jaar”, is fine.',
    says: '`{{name}}` stands before a plural noun, which is wrong for 1.',
    todo: 'Write a plural, as the other language does.',
  },
  'plural/forms': {
    summary: 'The forms of a plural are swapped, or both the singular.',
    why: 'The visitor reads “1 messages” or “5 message”: the plural is there and does nothing.',
    cases: {
      problem: {
        same: { says: 'Both forms of `{name}` are the singular.', todo: 'Write the plural in `other`.' },
        swapped: { says: 'The forms of `{name}` are swapped: `one` has the plural.', todo: 'Swap the two texts.' },
      },
    },
  },
  'plural/kind': {
    summary: 'One language counts where the other ranks.',
    why: '`plural` is for 1, 2, 3 and `selectordinal` for 1st, 2nd, 3rd: mixed up, the wrong forms are chosen.',
    says: '`{name}` is counted with `{got}` here and with `{wanted}` in the source.',
    todo: 'Use `{wanted}`.',
  },
  'plural/missing-category': {
    summary: 'A plural lacks a form that the language has.',
    why: 'Without `one` an English reader sees “1 messages”. Which forms a language has comes from CLDR.',
    says: 'The plural over `{name}` lacks {missing}.',
    todo: 'Add the forms that {locale} has.',
  },
  'plural/offset': {
    summary: 'The offset of a plural differs.',
    why: 'The offset is taken off before counting: with another one the same value shows another number.',
    says: 'The offset of `{name}` is {got}, in the source {wanted}.',
    todo: 'Use the offset of the source.',
  },
  'plural/unknown-category': {
    summary: 'A plural has a form that the language never uses.',
    why: 'No number leads to it, so its text is never shown: `zero` is not a form of Dutch or English, `=0` is meant.',
    says: '{locale} never uses {options}.',
    todo: '{near?Did you mean `{near}`?} Otherwise remove it.',
  },
  'select/options': {
    summary: 'The options of a select differ.',
    why: 'The program passes one keyword for all languages; one that a language does not know falls to `other`.',
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
  'tag/emptied': {
    summary: 'A tag has lost its text in the translation.',
    why: 'A link around nothing cannot be seen, clicked or read out.',
    says: '`<{name}>` has no text here.',
    todo: 'Put the words between the tags that it belongs to.',
  },
  'tag/missing': {
    summary: 'A translation has lost a tag.',
    why: 'The link or the emphasis is gone in that language, and with it what a visitor could click.',
    says: '{locale} lacks `<{name}>`.',
    todo: 'Put the tags around the words that they belong to.',
  },
  'tag/renamed': {
    summary: 'A translation calls a tag by another name.',
    why: 'The link or emphasis is passed under the name of the source; under any other one formatting fails.',
    says: '`<{got}>` should be `<{near}>`.',
    todo: 'Use the name of the source, in the opening and the closing tag.',
  },
  'tag/unknown': {
    summary: 'A translation has a tag that the source does not have.',
    why: 'Nothing is passed for it, so formatting fails and the page shows the raw text.',
    says: 'The source has no `<{name}>`.',
    todo: 'Remove the tags, or add them to the source and to the call.',
  },
  'text/brand': {
    summary: 'A protected name is not spelt as its owner does.',
    why: 'Who sells WooCommerce shops and writes “Woocommerce” is not believed.',
    says: '`{got}` is written `{near}`.',
    todo: 'Write it as its owner does.',
  },
  'text/currency': {
    summary: 'The two languages name different currencies.',
    why: 'A price of €49 is not one of $49.',
    says: 'The source says {wanted}, this says {got}.',
    todo: 'Name the same currency, or better: use a number format.',
  },
  'text/digits': {
    summary: 'The numbers in the two languages differ.',
    why: 'Two prices or two terms on two pages: one of them is a promise that nobody meant to make.',
    says: '{wanted?The source says {wanted}}{got?, this says {got}}.',
    todo: 'Give both languages the same numbers.',
  },
  'text/end-punctuation': {
    summary: 'The two languages end in different signs.',
    why: 'A lost question mark changes the meaning; a lost full stop shows in a list where the others have one.',
    says: 'This ends in {got|no sign}, the source in {wanted|no sign}.',
    todo: 'End both in the same way.',
  },
  'text/escape': {
    summary: 'A backslash stands in one language only.',
    why: 'An escape was escaped twice, as in `\\\\n`: the visitor sees the backslash. ICU quotes with apostrophes, not with backslashes.',
    says: '`{got}` is shown as it stands.',
    todo: "In JSON a line break is `\\n`, in ICU a brace is quoted as `'{'`.",
  },
  'text/html-entity': {
    summary: 'A text holds an HTML entity.',
    why: 'Messages are text, not HTML: the visitor reads `&amp;` as it stands.',
    says: '`{got}`{more? and {more} more like it} is shown as it stands.',
    todo: 'Write the character itself{near?: {near}}.',
  },
  'text/invisible': {
    summary: 'A text holds a character that cannot be seen.',
    why: 'Zero-width characters and direction marks break search, links and line breaks, and can turn a text around.',
    says: '{code} stands here, a character that cannot be seen{more?; {more} more follow}.',
    todo: 'Remove it.',
  },
  'text/mixed-script': {
    summary: 'A word mixes Latin letters with look-alikes.',
    why: 'A Cyrillic “а” looks like a Latin one, but no search finds the word and no screen reader says it right.',
    says: '`{got}` looks like Latin letters and is not{more?; {more} more follow}.',
    todo: 'Type the word again.',
  },
  'text/mojibake': {
    summary: 'A character was read in the wrong encoding.',
    why: 'A word like “coÃ¶rdinatie” tells the visitor that nobody looked at the page.',
    says: '`{got}` was read in the wrong encoding{more?; {more} more follow}.',
    todo: '{near?Write `{near}`.} Save the file as UTF-8.',
  },
  'text/number-style': {
    summary: 'A number is written as the other language writes it.',
    why: 'The number 1.000 is a thousand in Dutch and one in English, and 2,5 is none at all in English.',
    says: '`{got}` is not how {locale} writes this number.',
    todo: 'Use the separators of the language, or better: an argument with a format.',
  },
  'text/placeholder': {
    summary: 'A placeholder of another system stands in one language only.',
    why: 'ICU fills `{name}` and nothing else: `%s` stays on the page as it is.',
    says: '`{got}` is no ICU placeholder and is shown as it stands.',
    todo: 'Write `{name}`.',
  },
  'text/stray-brace': {
    summary: 'A closing brace stands outside of any argument.',
    why: 'The parser takes it for text, so the visitor sees it. Mostly an opening brace was lost, or one too many typed.',
    says: 'This `}` closes nothing.',
    todo: "Remove it, or put back the opening brace; as text it is written `'}'`.",
  },
  'text/stray-pound': {
    summary: 'A `#` stands outside of a plural.',
    why: 'Only inside a plural does it stand for the number; outside, and inside a select, the visitor sees the sign itself.',
    says: 'This `#` stands outside of a plural and is shown as it stands.',
    todo: 'Put it inside the plural, or name the argument.',
  },
  'text/term': {
    summary: 'A name was changed, or a term has another translation than agreed.',
    why: 'A visitor who reads “quote” on one page and “offer” on the next wonders whether they are two things. Names and terms stand in `terms.yaml` beside the catalogues.',
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
  'text/unbalanced': {
    summary: 'A bracket or quotation mark is open in one language only.',
    why: 'It was cut off or typed in another form; the reader waits for the other half.',
    says: '`{got}` has no other half here.',
    todo: 'Add it.',
  },
  'text/unfinished': {
    summary: 'A text was left unfinished.',
    why: 'A note to oneself, filler text or a bare key would stand on the page.',
    says: '`{got}` was left here.',
    todo: 'Write the text.',
  },
  'text/unit': {
    summary: 'A number has another unit in the translation.',
    why: 'The digits are the same, so nobody sees it: an answer within 2 days is not one within 2 weeks.',
    says: 'The source counts in {wanted}, this in {got}.',
    todo: 'Use the unit of the source.',
  },
  'text/url': {
    summary: 'A web or mail address differs.',
    why: 'A letter wrong in one language, and that half of the visitors goes nowhere. The locale in an address may differ.',
    says: '{wanted?The source has {wanted}}{got?, this has {got}}.',
    todo: 'Give both languages the same address.',
  },
  'text/whitespace': {
    summary: 'One language has blanks or line breaks that the other does not have.',
    why: 'A blank at the edge makes a hole before a full stop, and a lost line break glues two paragraphs together.',
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
  'yaml/duplicate-key': {
    summary: 'A field stands twice in a content file.',
    why: 'One of the two values is lost, and which one depends on the parser.',
    says: 'This field stands here a second time.',
    todo: 'Keep one of the two.',
  },
  'yaml/syntax': {
    summary: 'A content file is not valid YAML.',
    why: 'The record cannot be read, so its page cannot be built. The other files are checked all the same.',
    says: 'This is not valid YAML: {reason}.',
    todo: 'Correct it; the record is left out until then.',
  },
};
