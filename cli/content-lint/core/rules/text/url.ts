import { replace } from '../../fix.ts';
import { addressesIn, isSameAddress, misspeltDomain } from '../../language/addresses.ts';
import { editDistance } from '../../language/edit-distance.ts';
import type { MessagePair } from '../../messages/message.ts';
import { type Context, defineRule } from '../../rule.ts';
import { reportDifference, spanOfPart } from '../report-difference.ts';

export const textUrl = defineRule({
  code: 'text/url',
  severity: 'warning',
  examples: {
    bad: { nl: 'Zie https://example.com/docs', en: 'See https://exmaple.com/docs' },
    good: { nl: 'Zie https://example.com/nl/diensten', en: 'See https://example.com/en/services' },
  },
  needs: /@|\/\/|\.[A-Za-z]/,
  pair(pair, context) {
    const { source, target } = pair;
    const sourceAddresses = addressesIn(source.text);
    const targetAddresses = addressesIn(target.text);
    const difference =
      sourceAddresses.length === 0 && targetAddresses.length === 0
        ? misspeltDomain(source.text, target.text)
        : addressDifference(sourceAddresses, targetAddresses, context.project.locales);
    if (!difference || isExample(difference, pair, context)) return;
    const { got, wanted } = difference;
    const spans = { span: spanOfPart(target.text, got), otherSpan: spanOfPart(source.text, wanted) };
    reportDifference(pair, context, spans, { got, wanted });
  },
  fix(report) {
    const { got, wanted } = report.args;
    return got && wanted ? replace(report, String(wanted), 'unsafe') : undefined;
  },
});

/** How a text says that an address is an example. */
const saysExample = /\be\.g\.|\bfor (?:example|instance)\b|\bsuch as\b|^example\b|\bbijv\.|\bz\. ?B\.|\bp\. ?ex\./i;

/** An address that RFC 2606 keeps for examples: `example.com`, `me@example.org`, `shop.example`. */
const reservedAddress = /(?:^|[/@.])example\.(?:com|net|org)(?![\w.-])|\.example(?![\w.-])/;

interface Difference {
  /** The address of the translation; empty if it has none. */
  got: string;
  /** The address of the source; empty if it has none. */
  wanted: string;
}

/**
 * Whether the address of the source is an example, as its text says, or a separate page in each language: three
 * translations have another address, and each has a different one.
 */
function isExample({ got, wanted }: Difference, { key, source }: MessagePair, { project }: Context): boolean {
  if (wanted === '') return false;
  // An address that is at most two changes away from the example is taken for a mistyped one.
  if (got !== '' && saysExample.test(source.text) && reservedAddress.test(wanted) && editDistance(wanted, got, 2) > 2)
    return true;
  const texts = project.catalogues.slice(1).flatMap(({ messages }) => messages.get(key) ?? []);
  const others = texts.flatMap(addressesIn).filter((other) => !isSameAddress(wanted, other, project.locales));
  return new Set(others).size >= 3;
}

/** The first address that each of two texts has and the other has not; empty if there is none. */
function addressDifference(sources: readonly string[], targets: readonly string[], locales: readonly string[]) {
  const wanted = sources.find((address) => !targets.some((other) => isSameAddress(address, other, locales)));
  const got = targets.find((address) => !sources.some((other) => isSameAddress(address, other, locales)));
  return got === undefined && wanted === undefined ? undefined : { got: got ?? '', wanted: wanted ?? '' };
}
