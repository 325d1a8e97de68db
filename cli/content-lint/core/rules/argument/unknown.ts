import { argumentDifference } from '../../messages/argument-difference.ts';
import { countNeedsNoName } from '../../messages/syntax.ts';
import { valueNamesPassedTo } from '../../requests/value-difference.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const argumentUnknown = defineRule({
  code: 'argument/unknown',
  severity: 'error',
  skipIfSameStructure: true,
  examples: {
    bad: { nl: 'Dag {name}', en: 'Hello {name} from {city}' },
    good: { nl: 'Dag {name}', en: 'Hello {name}' },
  },
  pair(pair, context) {
    if (pair.target.isPlainText) return;
    const { unknown, targetArguments } = argumentDifference(pair);
    for (const name of unknown) {
      // In vue-i18n the number that chooses a plural form has no name, so forms add no argument to a message.
      const onlyChoosesPlural = targetArguments.get(name)?.every(({ kind }) => kind === 'plural');
      if (onlyChoosesPlural && countNeedsNoName(context.project.syntax)) continue;
      // If the code passes the value, the translation shows it rightly and only the source leaves it out. That is a
      // matter of taste, which is reported if the project sets this rule.
      const onlyIfProjectSetsRule = valueNamesPassedTo(context.project, pair.key).has(name);
      reportDifference(
        pair,
        context,
        { span: targetArguments.get(name)?.[0]?.span },
        { name },
        { onlyIfProjectSetsRule },
      );
    }
  },
});
