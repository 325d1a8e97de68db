import { signal } from '#src/domain/flags/signal.ts';
import { Flag } from '#src/ui/flag.tsx';

/** A service's signal over the whole width of the page. */
export function SignalStrip({ id }: { id: string }) {
  return (
    <div className="border-y border-ink overflow-hidden flex justify-center bg-flagpaper print:hidden">
      <Flag tiles={signal(id, 12)} className="h-[clamp(5rem,11vw,9rem)] max-w-none flex-none vt-signal" />
    </div>
  );
}
