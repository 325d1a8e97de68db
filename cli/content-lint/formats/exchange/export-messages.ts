import type { Project } from '../../core/project/project.ts';
import type { Exchange } from './exchange.ts';

/** Gives the messages of the source with their translations into a locale; `onlyMissing` leaves out translated ones. */
export function exportMessages({ source, catalogues }: Project, target: string, onlyMissing = false): Exchange {
  const sourceCatalogue = catalogues.find(({ locale }) => locale === source);
  const translations = catalogues.find(({ locale }) => locale === target)?.messages ?? new Map<string, string>();
  const units = (sourceCatalogue?.files ?? []).flatMap(({ path, messages }) =>
    [...messages].map(([key, text]) => ({ key, file: path, source: text, target: translations.get(key) })),
  );
  return { source, target, units: onlyMissing ? units.filter((unit) => !unit.target?.trim()) : units };
}
