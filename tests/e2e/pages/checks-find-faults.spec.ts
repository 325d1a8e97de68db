import { expect, test } from '@playwright/test';
import { colourRules, everyRule, violationsOf } from '../axe.ts';
import { openDecided } from '../visitor.ts';
import { brokenWords } from './broken-words.ts';
import { layoutFaults } from './layout-faults.ts';
import { atLetterSizes } from './letter-size.ts';

test.use({ viewport: { width: 320, height: 640 } });

const whole = (body: string) =>
  `<!doctype html><html lang="en"><style>body{margin:0;font:16px/1.5 sans-serif}</style>${body}`;

const good =
  '<h1>Title</h1><p>Text</p><img src="data:," alt="" width="9" height="9"><a href="/" style="display:block;color:#000">Home</a>';

const bad: [fault: RegExp, body: string][] = [
  [/the page is \d+ px wide/, '<div style="width:400px;height:9px"></div>'],
  [/text beyond the window/, '<p style="margin-left:-30px">Cut on the left</p>'],
  [/text wider than its box/, '<div style="width:80px"><p>Workflowautomatisering</p></div>'],
  [
    /text cut off by <div>/,
    '<div style="height:20px;overflow:hidden"><p>One line<br>and one that is not seen</p></div>',
  ],
  [
    /text cut off by <div>/,
    '<div style="width:60px;overflow:hidden"><p style="white-space:nowrap">One long line</p></div>',
  ],
  [/text on text/, '<p>One thing</p><p style="margin-top:-30px">and another</p>'],
  [/picture without alt/, '<img src="data:," width="9" height="9">'],
  [/picture without dimensions/, '<img src="data:," alt="">'],
  [/drawing neither named nor hidden/, '<svg width="9" height="9"></svg>'],
  [
    /drawing neither named nor hidden, or both/,
    '<svg width="9" height="9" aria-hidden="true" role="img" aria-label="a"></svg>',
  ],
  [/target of .* not 24/, '<p>In a <a href="/">sentence</a></p>'],
  [/target of .* not 44/, '<div popover><button style="height:30px;width:90px">Dutch</button></div>'],
  [/target of .* not 44/, '<header><dialog><a href="/" style="display:block;height:40px">Home</a></dialog></header>'],
];

test('the checks of the layout find what is wrong, and nothing where nothing is', async ({ page }) => {
  for (const [fault, body] of bad) {
    await page.setContent(whole(body));
    expect(await page.evaluate(layoutFaults), body).toContainEqual(expect.stringMatching(fault));
  }
  await page.setContent(whole(good));
  expect(await page.evaluate(layoutFaults)).toEqual([]);
});

test('what leaves the screen with large letters alone is found', async ({ page }) => {
  await page.setContent(whole('<div style="width:15rem;height:9px"></div>'));
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  expect(await atLetterSizes(page, [32], layoutFaults)).toEqual([['the page is 480 px wide in a window of 320']]);
  expect(await page.evaluate(layoutFaults)).toEqual([]);
});

test('a word that is broken for want of room is found, one that wraps whole or at its hyphen is not', async ({
  page,
}) => {
  const narrow = (text: string) => whole(`<p style="width:6rem;overflow-wrap:break-word">${text}</p>`);
  await page.setContent(narrow('Workflowautomatisering'));
  expect(await page.evaluate(brokenWords)).toEqual(['Workflowautomatisering']);
  await page.setContent(narrow('one two three four five six seven client-server'));
  expect(await page.evaluate(brokenWords)).toEqual([]);
});

test('axe finds what is wrong on a page, the colours alone where it is asked for them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDecided(page, '/nl');
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.style.cssText = 'color:#ccc;background:#fff';
    pale.textContent = 'pale';
    const close = document.createElement('div');
    close.append(document.createElement('button'), document.createElement('button'));
    for (const button of close.querySelectorAll('button')) button.style.cssText = 'display:block;width:9px;height:9px';
    const heading = document.createElement('h6');
    heading.textContent = 'deep';
    document.querySelector('h1')?.after(pale, close, document.createElement('h2'), heading);
  });
  const found = (await violationsOf(page, everyRule)).map((violation) => violation.split(' in ')[0]);
  const faults = ['color-contrast', 'button-name', 'target-size', 'empty-heading', 'heading-order'];
  expect(found).toEqual(expect.arrayContaining(faults));
  expect(await violationsOf(page, colourRules)).toEqual([expect.stringContaining('pale')]);
});
