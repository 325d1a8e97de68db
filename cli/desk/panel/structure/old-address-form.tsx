import { useId, useState } from 'react';
import { localDay } from '#src/domain/local-day.ts';
import type { OldAddress } from '#src/domain/old-address.ts';
import { useTexts } from '../desk-texts.tsx';

interface Props {
  /** The row that is changed; none for a new one. */
  row?: OldAddress;
  /** The pages that it can lead to. */
  paths: readonly string[];
  isBusy: boolean;
  /** Called with the row, and with what is to be called once it is saved: that empties the form. */
  onSave: (row: OldAddress, onSaved: () => void) => Promise<void>;
  onCancel?: () => void;
}

const emptyFields = { from: '', to: '', why: '' };

/** One old address: what it was, the page it leads to, and why. */
export function OldAddressForm({ row, paths, isBusy, onSave, onCancel }: Props) {
  const t = useTexts();
  const listId = useId();
  const [typed, setTyped] = useState<Pick<OldAddress, 'from' | 'to' | 'why'>>(row ?? emptyFields);
  /** The day from which it leads on: for a new row, today. */
  const since = row?.since ?? localDay(new Date());
  const isComplete = Object.values(typed).every((text) => text.trim() !== '');
  const inputProps = (name: keyof typeof emptyFields) => ({
    value: typed[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <form
      aria-label={row ? row.from : t('addresses.new')}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        const from = pathOf(typed.from);
        void onSave({ from, to: pathOf(typed.to), why: typed.why.trim(), since }, () => setTyped(emptyFields));
      }}
    >
      <label>
        {t('addresses.from')}
        <input {...inputProps('from')} placeholder="/over-ons.html" />
      </label>
      <label>
        {t('addresses.to')}
        <input {...inputProps('to')} list={listId} placeholder="/nl/over-ons" />
      </label>
      <datalist id={listId}>
        {paths.map((path) => (
          <option key={path}>{path}</option>
        ))}
      </datalist>
      <label>
        {t('addresses.why')}
        <input {...inputProps('why')} />
      </label>
      <button type="submit" className="primary" disabled={isBusy || !isComplete}>
        {isBusy ? t('busy') : t('save')}
      </button>
      {onCancel && (
        <button type="button" onClick={onCancel}>
          {t('cancel')}
        </button>
      )}
    </form>
  );
}

/**
 * Gives the path of an address that somebody has copied, perhaps with its host, or without the slash at its beginning.
 */
export function pathOf(typed: string): string {
  // Without `https://` only `www.` tells a host from a folder or a file: `index.php/contact` is a path.
  // A slash at the end is removed, unless it is the whole path.
  const path = typed
    .trim()
    .replace(/^(?:https?:\/\/|www\.)[^/]+/i, '')
    .replace(/(?<=.)\/+$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}
