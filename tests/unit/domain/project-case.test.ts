import { describe, expect, test } from 'vitest';
import { otherProjects } from '#src/domain/project-case.ts';

const projects = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug, published: slug !== 'b' }));

describe('the other cases (R41)', () => {
  test('are published, not the current one, and at most three', () => {
    expect(otherProjects(projects, 'a').map((project) => project.slug)).toEqual(['c', 'd', 'e']);
    expect(otherProjects([...projects, { slug: 'f', published: true }], 'a')).toHaveLength(3);
  });

  test('are none where there is only the current one', () => {
    expect(otherProjects([{ slug: 'a', published: true }], 'a')).toEqual([]);
  });
});
