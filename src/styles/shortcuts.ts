import type { UserShortcuts } from 'unocss';

/** The parts of the design language. A class here is one decision; everything else is a utility beside its element. */
export const shortcuts: UserShortcuts = [
  {
    // Layout
    wrap: 'w-full max-w-[76rem] mx-auto px-gutter',
    band: 'py-rhythm',
    cols: 'grid gap-x-8 gap-y-8 lg:grid-cols-12',
    left: 'lg:col-span-5',
    right: 'lg:col-span-7',
    // Type
    lead: 'text-[clamp(1.125rem,1rem+.6vw,1.35rem)] leading-[1.5] text-soft max-w-[38rem]',
    prose: 'max-w-[66ch]',
    note: 'text-[.9375rem] text-soft',
    num: 'font-text text-sm font-600 text-deep tabular-nums',
    figure: 'font-display font-600 leading-none tracking-[-.04em] text-[clamp(2.6rem,1.9rem+3vw,4.4rem)] tabular-nums',
    // Actions
    btn: 'inline-flex items-center justify-center gap-2.5 min-h-12 px-5.5 py-2.5 rounded-1 font-600 leading-tight no-underline transition-colors duration-200',
    'btn-primary': 'btn bg-signal text-onsignal hover:bg-ink hover:text-paper',
    'btn-line': 'btn border border-current hover:bg-ink hover:text-paper hover:border-ink',
    'btn-band': 'btn bg-bandsignal text-[#101F2E] hover:bg-onband',
    link: 'underline decoration-1 hover:text-signal hover:decoration-2',
    arrow: 'i-lucide-arrow-right text-[1.15em] transition-transform duration-200 [a:hover_&]:translate-x-[3px]',
    chip: 'inline-flex items-center gap-2 min-h-8 px-3 py-1 border border-line rounded-1 text-sm no-underline',
    // Lists and cards: borders, never shadows
    rule: 'border-t border-ink',
    rows: 'border-t border-ink divide-y divide-line border-b border-b-line',
    card: 'bg-surface border border-line',
    // Forms
    field:
      'w-full min-h-12 px-3.5 py-2.5 bg-surface border border-edge rounded-1 focus:border-ink aria-[invalid]:border-signal aria-[invalid]:border-2',
    label: 'block font-600 mb-1.5',
    alertbox: 'border border-signal border-l-6 bg-surface px-5 py-4',
    fielderror: 'mt-1.5 text-[.9375rem] font-600 text-signal',
    // What answers only with a script is not shown where scripting is off
    'js-only': '[@media(scripting:none)]:hidden',
    finderlist:
      'absolute z-5 left-0 right-0 top-full -mt-7 panel max-h-96 overflow-y-auto [&_[aria-selected=true]]:bg-sand',
    // Panels that open: popovers and dialogs
    panel: 'bg-surface text-ink border border-ink m-0 p-2',
    logocell: 'flex flex-col items-center justify-center gap-2.5 h-32 p-4 no-underline',
    item: 'flex items-center gap-3 min-h-11 px-3 py-2 no-underline hover:bg-sand',
    consent:
      'sticky bottom-0 z-15 max-h-[60vh] overflow-y-auto bg-surface border-t-2 border-ink transition-opacity duration-300 print:hidden',
    chat: 'fixed z-20 right-0 bottom-0 sm:right-4 sm:bottom-4 w-full sm:w-96 h-[min(38rem,85dvh)] flex flex-col bg-surface border border-ink print:hidden',
    // The shell
    navlink:
      'flex items-center min-h-11 px-3 no-underline font-500 border-b-2 border-transparent hover:text-signal aria-[current]:border-signal',
    menubtn:
      'inline-flex items-center justify-center gap-1.5 min-w-11 min-h-11 px-2.5 sm:px-3 rounded-1 font-600 text-base hover:bg-sand',
    popover: 'anchor-end min-w-64 open:block',
    sheet: 'fixed inset-0 w-full h-full max-w-none max-h-none bg-paper text-ink overflow-y-auto backdrop:bg-ink',
    viewer:
      'fixed inset-0 w-full h-full max-w-none max-h-none bg-band text-onband open:flex flex-col [touch-action:pan-y_pinch-zoom]',
    skip: 'absolute left-4 -top-20 focus:top-4 z-20 btn bg-signal text-onsignal',
    foothead: 'font-text! text-base! font-600 tracking-normal! leading-normal! mb-1',
    flink: 'flex items-center min-h-9 text-bandsoft no-underline hover:text-onband hover:underline',
    'sr-only': 'absolute w-px h-px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]',
  },
];
