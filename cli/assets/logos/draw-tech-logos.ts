import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as icons from 'simple-icons';
import type { SiteModel } from '#src/domain/site-model.ts';
import { techLogoPath } from '#src/domain/tech-logo.ts';

/**
 * The part of a drawing of 24 × 24 that is shown, and the size of the logo in pixels. WooCommerce's is a long word,
 * which cannot be read at this size: only the balloon is shown.
 */
const crops: Record<string, { viewBox: string; width: number; height: number }> = {
  WooCommerce: { viewBox: '0 9.5 8.2 5', width: 31, height: 19 },
};
const whole = { viewBox: '0 0 24 24', width: 24, height: 24 };

/** The paths of the logos that were written, and the names of the technologies without a drawing in simple-icons. */
export interface TechLogoReport {
  written: string[];
  /** Shown as text (R40). */
  withoutDrawing: string[];
}

/** Draws the logo of every technology of the about page and of the cases, from simple-icons, into `public/`. */
export function drawTechLogos(root: string, site: Pick<SiteModel, 'technologies' | 'projects'>): TechLogoReport {
  const names = new Set([...site.technologies, ...site.projects.flatMap(({ stack }) => stack)]);
  const drawings = new Map(Object.values(icons).map((icon) => [icon.title, icon.path]));
  const report: TechLogoReport = { written: [], withoutDrawing: [] };
  for (const name of [...names].sort()) {
    const drawing = drawings.get(name);
    if (!drawing) {
      report.withoutDrawing.push(name);
      continue;
    }
    const file = join(root, 'public', techLogoPath(name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, logoSvg(name, drawing));
    report.written.push(techLogoPath(name));
  }
  return report;
}

function logoSvg(name: string, drawing: string): string {
  const { viewBox, width, height } = crops[name] ?? whole;
  const size = `width="${width}" height="${height}" viewBox="${viewBox}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="currentColor"><path d="${drawing}"/></svg>\n`;
}
