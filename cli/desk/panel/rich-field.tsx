import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { withoutInvisibleIds } from '#cli/desk/invisible-ids.ts';
import type { Locale } from '#src/domain/locale.ts';
import { type IcuPart, icuOfParts, icuPartsOf } from './icu-parts.ts';

/** The methods of a field. */
export interface RichFieldHandle {
  /** Puts a piece of a message where the cursor is, or at the end. */
  insert(part: IcuPart): void;
}

interface Props {
  ref?: Ref<RichFieldHandle>;
  label: string;
  locale: Locale;
  /** The message, or a form of one, as ICU. */
  source: string;
  isInPlural?: boolean;
  hasError?: boolean;
  /** Id of the element that says how long the text is. */
  describedBy?: string;
  /** What a chip says. */
  wordsOf: (chip: Extract<IcuPart, { kind: 'chip' }>) => string;
  onSource: (source: string) => void;
  onFocus: () => void;
}

/**
 * A text with chips where something is filled in. Whatever is typed is text: no character means anything to ICU, and a
 * chip is removed as a whole. The browser keeps the content; React only fills it in when the message changes from
 * elsewhere.
 */
export function RichField({ ref, label, locale, source, isInPlural = false, ...props }: Props) {
  const { hasError = false, describedBy, wordsOf, onSource, onFocus } = props;
  const field = useRef<HTMLDivElement>(null);
  const cursor = useRef<Range>(undefined);
  const parts = icuPartsOf(source, { isInPlural });
  const chipWords = parts?.flatMap((part) => (part.kind === 'chip' ? wordsOf(part) : [])).join('\n') ?? '';

  // After every drawing, because the words of a chip can change too.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || !parts) return;
    const shownWords = [...element.querySelectorAll('[data-source]')].map(({ textContent }) => textContent).join('\n');
    // Replacing nodes would move the cursor, so they stay while they are what the message has.
    if (shownWords === chipWords && readSource(element, isInPlural) === source) return;
    element.replaceChildren(...parts.map((part) => nodeOf(part, wordsOf)));
  });
  useEffect(() => {
    const keepCursor = () => {
      const selection = getSelection();
      const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
      if (range && field.current?.contains(range.startContainer)) cursor.current = range.cloneRange();
    };
    document.addEventListener('selectionchange', keepCursor);
    return () => document.removeEventListener('selectionchange', keepCursor);
  }, []);
  const reportChange = () => field.current && onSource(readSource(field.current, isInPlural));
  useImperativeHandle(ref, () => ({
    insert(part) {
      const element = field.current;
      if (!element) return;
      const range = cursor.current && element.contains(cursor.current.startContainer) ? cursor.current : undefined;
      const node = nodeOf(part, wordsOf);
      if (range) {
        range.deleteContents();
        range.insertNode(node);
      } else element.append(node);
      element.focus();
      // The cursor goes behind what was inserted.
      getSelection()?.collapse(
        node.parentNode,
        [...(node.parentNode?.childNodes ?? [])].indexOf(node as ChildNode) + 1,
      );
      reportChange();
    },
  }));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea cannot have chips
    <div
      ref={field}
      className="rich-field"
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-label={label}
      aria-invalid={hasError}
      aria-describedby={describedBy}
      lang={locale}
      spellCheck
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={reportChange}
      onFocus={onFocus}
      onKeyDown={(event) => {
        // A message is one paragraph. With Ctrl or Cmd the key saves (`message-editor.tsx`).
        if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
      }}
    />
  );
}

/** A text node, or the element of a chip. */
function nodeOf(part: IcuPart, wordsOf: Props['wordsOf']): Node {
  if (part.kind === 'text') return document.createTextNode(part.text);
  const chip = document.createElement('span');
  chip.className = 'chip';
  chip.contentEditable = 'false';
  chip.dataset.source = part.source;
  chip.textContent = wordsOf(part);
  return chip;
}

/** What a field has now, as ICU. */
function readSource(element: HTMLElement, isInPlural: boolean): string {
  return icuOfParts(partsIn(element), { isInPlural });
}

function partsIn(element: Node): IcuPart[] {
  const parts = [...element.childNodes].flatMap((node): IcuPart[] => {
    if (node instanceof HTMLElement) {
      const { source } = node.dataset;
      // The name of a chip is not needed: `icuOfParts` only asks for its source.
      return source === undefined ? partsIn(node) : [{ kind: 'chip', source, name: '' }];
    }
    // Text that is copied from the page has an invisible id, which is removed; line breaks become spaces.
    return [{ kind: 'text', text: withoutInvisibleIds(node.nodeValue ?? '').replace(/[\n\r]+/g, ' ') }];
  });
  // Neighbouring nodes are one text: an apostrophe is judged by what follows it.
  return parts.reduce<IcuPart[]>((joined, part) => {
    const last = joined.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + part.text };
    else joined.push(part);
    return joined;
  }, []);
}
