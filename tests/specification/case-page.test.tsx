import { expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { StackGrid } from '#src/sections/stack-grid.tsx';
import { ProjectPage } from '#src/templates/project-page.tsx';
import { projectView } from '#src/views/project.ts';
import { expectInOrder, rendered } from './rendered.tsx';

test.each(locales)('a case in %s begins with its facts and two ways on (R37)', async (locale) => {
  const { title, visitLive, planMeeting, cover, facts } = projectView(locale, 'solin-bio');
  const page = <ProjectPage locale={locale} slug="solin-bio" />;
  expect(facts).toHaveLength(3);
  await expectInOrder(page, [
    ...[title, visitLive.label, planMeeting.label, cover.src],
    ...facts.flatMap(({ label, value }) => [label, value]),
  ]);
  const html = await rendered(page);
  expect(html).toMatch(new RegExp(`<a [^>]*href="${visitLive.href}"[^>]*target="_blank"`));
  expect(planMeeting.href).toBe(`/${locale}/contact`);
});

test.each(locales)(
  'then it tells challenge, approach and solution with its pictures, and ends as R41 says, in %s (R38)',
  async (locale) => {
    const { challenge, approach, solution, gallery, result, stack, services, planMeeting, others } = projectView(
      locale,
      'solin-bio',
    );
    expect(approach.parts).toHaveLength(3);
    await expectInOrder(<ProjectPage locale={locale} slug="solin-bio" />, [
      ...[challenge.heading, challenge.lead, approach.heading],
      ...approach.parts.flatMap(({ title, text }) => [title, text]),
      ...[solution.heading, ...gallery.pictures.map(({ caption }) => caption)],
      ...[result.title, ...result.items.map(({ text }) => text)],
      ...[...stack.items.map(({ name }) => name), services.title, ...services.items.map(({ label }) => label)],
      ...[planMeeting.label, others.title, ...others.projects.map(({ client }) => client)],
    ]);
  },
);

test('a technology has its logo, or its name where there is no file (R40, A25)', async () => {
  const picture = { src: '/logos/tech/react.svg', width: 24, height: 24 };
  const html = await rendered(<StackGrid items={[{ name: 'React', picture }, { name: 'Cobol' }]} />);
  const [withLogo = '', without = ''] = html.split('</li>');
  expect(withLogo).toContain(`src="${picture.src}"`);
  expect(without).not.toContain('<img');
  expect(without).toContain('Cobol');
});
