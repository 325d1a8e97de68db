import type { FinderView } from '#src/views/finder.ts';

/**
 * The search field over all services. It answers once its script is there, so it is not shown where scripting is off;
 * the full list of services stands on the same page.
 */
export function ServiceFinder({ finder, id }: { finder: FinderView; id: string }) {
  return (
    <search className="block w-full relative js-only print:hidden" data-load="finder" data-finder={finder.index}>
      <label htmlFor={id} className="label">
        {finder.label}
      </label>
      <input
        id={id}
        type="search"
        className="field"
        placeholder={finder.placeholder}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded="false"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
      />
      <p
        className="note mt-1.5 min-h-[1.6em]"
        role="status"
        data-none={finder.none}
        data-one={finder.counts.one}
        data-other={finder.counts.other}
      />
      <div id={`${id}-list`} role="listbox" aria-label={finder.label} className="finderlist" hidden />
    </search>
  );
}
