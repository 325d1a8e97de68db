import type { Locale } from '#src/domain/locale.ts';
import { viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';

export interface ApproachView {
  layout: LayoutView;
  hero: { title: string; text: string };
  /** `weeks` says in words which weeks a step takes: from the week `from` to the end of the week `to`. */
  steps: { title: string; text: string; weeks: string; from: number; to: number; details: string[] }[];
  /**
   * The weeks in which people hope for their site, crossed out: nobody knows yet what to build. `items` are names such
   * as `Week 1`.
   */
  crossedOutWeeks: { title: string; text: string; items: string[] };
  /** The weeks that a project really takes; `src/sections/weeks.tsx` draws both. */
  actualWeeks: { title: string; text: string };
}

/**
 * The facts with the first and the last week of each step. The words of the step name them too, and fail without them:
 * so they are there, and `?.` below is only for TypeScript.
 */
const weeksOfSteps = [
  ['strategyWeekFrom', 'strategyWeekTo'],
  ['buildWeekFrom', 'buildWeekTo'],
  ['launchWeek', 'launchWeek'],
] as const;

export function approachView(locale: Locale): ApproachView {
  const context = viewContext(locale);
  const { t } = context;
  const text = (id: string) => t.text(`pages.approach.${id}`);
  return {
    layout: layoutView(
      context,
      { route: 'approach' },
      { key: 'pages.approach', trail: [{ label: t.text('pages.approach.name') }] },
    ),
    hero: { title: text('hero.title'), text: text('hero.text') },
    steps: weeksOfSteps.map(([from, to], index) => ({
      title: text(`steps.${index}.title`),
      text: text(`steps.${index}.text`),
      weeks: text(`steps.${index}.weeks`),
      from: Number(context.site.facts[from]?.value),
      to: Number(context.site.facts[to]?.value),
      details: t.list(`pages.approach.steps.${index}.details`),
    })),
    crossedOutWeeks: {
      title: text('crossed.title'),
      text: text('crossed.text'),
      items: t.list('pages.approach.crossed.items'),
    },
    actualWeeks: { title: text('real.title'), text: text('real.text') },
  };
}
