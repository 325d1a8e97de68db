import { expect, test } from 'vitest';
import { samplesIn, withConfirmed } from '#cli/desk/publish/samples.ts';

const inLine = '# Facts\na: { value: 2, sample: true, source: "Weken." }\n';
const inBlock =
  'a:\n  {\n    value: 3,\n    sample: true,\n    source: "Bedacht voor de voorbeeldsite: deze klant is nog te noemen.",\n  }\nb: 1\n';
const inLines = 'a:\n  value: 4\n  sample: true\n  source: >-\n    Weken\n    en maanden.\nb: 1\n';
const flag = '# Who\nsample: true\nname: Windas\n';

test('what is still a sample is found wherever it is, by its name', () => {
  const team = { team: [{ role: 'ai', name: 'Samir', sample: true, source: 'Invented.' }, { name: 'Real' }] };
  expect(samplesIn([{ path: 'content/site.yaml', data: team }])).toEqual([
    { file: 'content/site.yaml', pathInFile: ['team', '0'], name: 'Samir', source: 'Invented.' },
  ]);
});

test('a price that is a sample is shown with its amounts, from the lowest to the highest', () => {
  const data = { price: { from: 10, to: 30, example: 20, per: 'once', sample: true, source: 'Estimate.' } };
  expect(samplesIn([{ path: 'content/services/vloer.yaml', data }])).toMatchObject([
    { pathInFile: ['price'], name: 'price', amounts: [10, 20, 30] },
  ]);
});

test('a confirmed sample loses its flag and says who confirmed it, and all else of its file stays', () => {
  const day = '2026-11-23';
  expect(withConfirmed('a.yaml', inLine, ['a'], day)).toBe(
    '# Facts\na: { value: 2, source: "Bevestigd door de eigenaar op 2026-11-23. Weken." }\n',
  );
  expect(withConfirmed('a.yaml', inBlock, ['a'], day)).toBe(
    'a:\n  {\n    value: 3,\n    source: "Bevestigd door de eigenaar op 2026-11-23.",\n  }\nb: 1\n',
  );
  expect(withConfirmed('a.yaml', inLines, ['a'], day)).toBe(
    'a:\n  value: 4\n  source: "Bevestigd door de eigenaar op 2026-11-23. Weken en maanden."\nb: 1\n',
  );
  expect(withConfirmed('a.yaml', flag, [], day)).toBe('# Who\nname: Windas\n');
  expect(withConfirmed('content/site.yaml', flag, [], day)).toBe('# Who\nsample: false\nname: Windas\n');
});
