import { describe, expect, test } from 'vitest';
import { otherProjects } from '#src/domain/project-case.ts';

const projects = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug }));
const others = (slug: string) => otherProjects(projects, slug).map((project) => project.slug);

describe('the other cases (R41)', () => {
  test('are the three that follow, from the first again behind the last', () => {
    expect(others('a')).toEqual(['b', 'c', 'd']);
    expect(others('d')).toEqual(['e', 'a', 'b']);
  });

  test('differ from case to case, and each case is shown somewhere', () => {
    const shown = projects.map(({ slug }) => others(slug).join());
    expect(new Set(shown).size).toBe(projects.length);
    expect(new Set(projects.flatMap(({ slug }) => others(slug)))).toEqual(new Set(projects.map(({ slug }) => slug)));
  });

  test('are none where there is only the current one', () => {
    expect(otherProjects([{ slug: 'a' }], 'a')).toEqual([]);
  });
});
