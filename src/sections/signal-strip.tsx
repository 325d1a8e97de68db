import { signal } from '#src/domain/flags/signal.ts';
import { Flag } from '#src/ui/flag.tsx';

/** A service's signal over the whole width of the page. */
export function SignalStrip({ id }: { id: string }) {
  return (
    <div className="strip print:hidden">
      <Flag tiles={signal(id, 16)} />
    </div>
  );
}
