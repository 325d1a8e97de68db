import { describe, expect, test } from 'vitest';
import type { Translator } from '#src/i18n/translator.ts';

describe('the compiler', () => {
  /** Never called: what is wrong in it has to be a type error, which `npm run typecheck` holds. */
  function _calls(t: Translator, id: string, kind: 'labels' | 'shell') {
    t.text('labels.readMore');
    t.text('shell.finder.count', { count: 2 });
    t.text('shell.shareAlt', { title: 'Over ons' });
    t.text(id);
    t.text(id, { anything: 1 });
    t.text(`${kind}.${id}`, { anything: 1 });
    t.text(kind === 'labels' ? 'labels.readMore' : 'labels.viewAll');
    // @ts-expect-error the value is missing
    t.text('shell.finder.count');
    // @ts-expect-error the value has another name
    t.text('shell.finder.count', { cuont: 2 });
    // @ts-expect-error the value has another type
    t.text('shell.finder.count', { count: 'two' });
    // @ts-expect-error the message has no arguments
    t.text('labels.readMore', { count: 2 });
  }

  test('knows the arguments of every message', () => {
    expect(_calls).toBeTypeOf('function');
  });
});
